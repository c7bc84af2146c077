import { useEffectEvent, useLayoutEffect } from 'react';

interface TypedAhead {
  /** Whether the field has the focus: from then on it gets the keys itself. */
  readonly isOver: boolean;
  /** Called with each change of the typed text. */
  readonly onType: (change: (typed: string) => string) => void;
  readonly onEscape: () => void;
}

/**
 * Buffers keys for a field that opens but has no focus yet: letters in order, and Backspace. The screen below gets no
 * key; Enter and Delete are dropped. Keys with Ctrl or Alt are the browser’s.
 */
export function useTypedAhead({ isOver, onType, onEscape }: TypedAhead): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { key } = event;
    const isLetter = [...key].length === 1;
    if (holdsModifier(event) || !(isLetter || ['Backspace', 'Delete', 'Enter', 'Escape'].includes(key))) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLetter) onType((typed) => typed + key);
    else if (key === 'Backspace') onType((typed) => [...typed].slice(0, -1).join(''));
    else if (key === 'Escape') onEscape();
  });

  // A layout effect runs before the next key: none is lost between this listener and the field.
  useLayoutEffect(() => {
    if (isOver) return;
    const listener = (event: KeyboardEvent) => heard(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOver]);
}

/** AltGr, which Windows reports as Ctrl and Alt, writes letters. */
function holdsModifier(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}
