/**
 * Puts a text on the clipboard. Browsers allow the Clipboard API only over https; with plain http,
 * as in a home network, the deprecated command still works.
 */
export async function copyText(text: string): Promise<void> {
  if ("clipboard" in navigator) return navigator.clipboard.writeText(text);
  const field = document.createElement("textarea");
  field.value = text;
  // Inside an open dialog only what belongs to it can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without a certificate
  document.execCommand("copy");
  field.remove();
}
