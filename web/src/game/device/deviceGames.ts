/** Games on this device, in one piece: it is loaded with the first of them, and not before the first board. */
export { onDevice, thinkOnServer } from "./connect";
export { sendAllKept } from "./outbox";
export { beginGame } from "./start";
export { summaryOf, viewOf } from "./view";
