/**
 * Take away the style sheets that could not be fetched. The builder's loader looks for their links alone, so the next
 * try for a part of the page would leave it without its looks.
 */
export function forgetFailedStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (link.sheet === null) link.remove();
  }
}
