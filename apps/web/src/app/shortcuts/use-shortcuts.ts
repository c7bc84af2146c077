import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { MAIN_NAVIGATION, MORE_NAVIGATION } from '../layout/navigation.ts';

interface Shortcuts {
  readonly onPalette: () => void;
  readonly onHelp: () => void;
  /** While something opens over the screen: keys are meant for that, though it may not be there yet. */
  readonly isOff: boolean;
}

/** Milliseconds that the letter after 'g' may take. */
const SEQUENCE_TIMEOUT = 1200;

/** Ctrl-K opens the command palette, '?' the help, 'g' and a letter lead to a screen. Not while a field has the focus. */
export function useShortcuts({ onPalette, onHelp, isOff }: Shortcuts): void {
  const navigate = useNavigate();
  const press = useEffectEvent((event: KeyboardEvent, afterG: boolean): boolean => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
      event.preventDefault();
      onPalette();
      return false;
    }
    if (isOff || event.ctrlKey || event.metaKey || event.altKey) return false;
    if (isTyping(event.target) || dialogIsOpen()) return false;
    if (event.key === '?') onHelp();
    if (!afterG) return event.key === 'g';
    const item = [...MAIN_NAVIGATION, ...MORE_NAVIGATION].find(({ key }) => key === event.key);
    if (item) void navigate(item.to);
    return false;
  });

  useEffect(() => {
    let gAt = Number.NEGATIVE_INFINITY;
    const heard = (event: KeyboardEvent) => {
      const isG = press(event, event.timeStamp - gAt < SEQUENCE_TIMEOUT);
      gAt = isG ? event.timeStamp : Number.NEGATIVE_INFINITY;
    };
    document.addEventListener('keydown', heard);
    return () => document.removeEventListener('keydown', heard);
  }, []);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;
}

function dialogIsOpen(): boolean {
  return document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
}
