/** The element of the page with that id. Throws if the page has none of that kind, which is a programmer's error. */
export function element<E extends HTMLElement>(id: string, kind: new () => E): E {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) throw new Error(`the page has no #${id} of that kind`);
  return found;
}

/** Sets the text where it has changed. */
export function say(where: HTMLElement, text: string): void {
  if (where.textContent !== text) where.textContent = text;
}
