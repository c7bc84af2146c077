/** Moves the focus to the screen’s heading, or to the page if it has none. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.getElementById('main');
  heading?.focus({ preventScroll: true });
}
