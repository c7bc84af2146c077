/** A drawing as an address for <img src> or CSS url(). Images see no custom properties of the page: draw with a fixed theme. */
export function svgDataUri(svg: string): string {
  // Apostrophes are entities in these drawings, so quotes can become apostrophes, which need no escape: a third shorter than all escaped.
  // Ampersands need one, because an address may get written into HTML.
  const escaped = svg.replaceAll('"', "'").replace(/[^ !$'-;=@-Z_a-z~]/gu, encodeURIComponent);
  return `data:image/svg+xml,${escaped}`;
}
