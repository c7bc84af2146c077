import { useEffect } from 'react';

/** Lets a held Enter or space bar act once, as a press does, in the whole application. What writes text takes every repeat. R-SES-19 */
export function useHeldKeys(): void {
  useEffect(() => {
    // Before any handler, so that no screen has to think of it.
    window.addEventListener('keydown', ignoreRepeat, { capture: true });
    return () => window.removeEventListener('keydown', ignoreRepeat, { capture: true });
  }, []);
}

function ignoreRepeat(event: KeyboardEvent): void {
  if (!event.repeat || !acts(event)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Whether the key presses something. Enter in a field of one line sends its form; the space bar on the page itself scrolls. */
function acts({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (key === 'Enter') return !target.matches('textarea, [contenteditable]');
  return key === ' ' && target !== document.body && !target.matches(TEXT_FIELDS);
}

const TEXT_FIELDS =
  'textarea, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"])';
