import { useEffectEvent, useLayoutEffect } from 'react';

interface TypedAhead {
  /** Whether the field has the focus: from then on it hears for itself. */
  readonly isOver: boolean;
  /** Told how what was typed changes. */
  readonly onType: (change: (typed: string) => string) => void;
  readonly onEscape: () => void;
}

/**
 * Takes what is typed for a field that opens but has no focus yet: its letters, in order, as Backspace leaves them. Until then no key does anything on the
 * screen below, neither a shortcut nor a press of what has the focus there; Enter and Delete are dropped. Keys with Ctrl or Alt are the browser's.
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

  // Before the browser hears another key: what waited and what came in its place change hands with nothing lost between them.
  useLayoutEffect(() => {
    if (isOver) return;
    const listener = (event: KeyboardEvent) => heard(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [isOver]);
}

/** AltGr, which Windows tells as Ctrl and Alt, writes letters. */
function holdsModifier(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
}
