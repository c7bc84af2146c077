/** The element of the page with that id. Throws where the page has none of that kind, which is a programmer's error. */
export function element<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no #${id} of that kind`);
  return found;
}

/** Writes the text where it differs from what stands there. */
export function say(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}
