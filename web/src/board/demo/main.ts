/**
 * The dev page: `npx vite`, then /board.html with the position and the states in the address, as
 * in /board.html?position=middle&theme=dark&chosen=wB1&ticks.
 */
import { mount } from "svelte";
import Demo from "./Demo.svelte";

mount(Demo, {
  target: document.body,
  props: { query: new URLSearchParams(location.search) },
});
