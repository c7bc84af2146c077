import { useEffect } from 'react';
import { focusHeading } from './focus-heading.ts';

/** What takes the focus without bringing up a phone’s keyboard. */
const CONTROLS = 'a[href], button, select, input[type="radio"], input[type="checkbox"], [tabindex="0"]';

/** Something around the focus, and which of the controls in it has it. */
interface Area {
  readonly element: Element;
  readonly index: number;
}

/**
 * Moves the focus when its element leaves the page, such as a used button or a loading heading: to its replacement,
 * else to the heading. Without it the keyboard would start again at the top.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (main === null) return;
    let focused: Element | null = null;
    let areas: readonly Area[] = [];

    const remember = ({ target }: Event) => {
      focused = target instanceof Element && target !== main && main.contains(target) ? target : null;
      areas = focused === null ? [] : areasAround(focused, main);
    };
    /** A press elsewhere takes the focus away by intention. */
    const forget = ({ target }: Event) => {
      if (target instanceof Node && !focused?.contains(target)) focused = null;
    };
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if (document.activeElement === document.body && !focusNear(areas)) focusHeading();
    });

    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', forget);
    observer.observe(main, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', forget);
      observer.disconnect();
    };
  }, []);
}

/** From the nearest to the page itself, which is left out. */
function areasAround(focused: Element, main: Element): Area[] {
  const areas: Area[] = [];
  for (let element = focused.parentElement; element !== null && element !== main; element = element.parentElement) {
    areas.push({ element, index: [...element.querySelectorAll(CONTROLS)].indexOf(focused) });
  }
  return areas;
}

/** The control in the same place of the nearest area that is still there, or its last one. Answers whether there was any. */
function focusNear(areas: readonly Area[]): boolean {
  return areas.some(({ element, index }) => {
    if (!element.isConnected || index === -1) return false;
    const controls = element.querySelectorAll<HTMLElement>(CONTROLS);
    const next = controls[Math.min(index, controls.length - 1)];
    next?.focus();
    return next !== undefined && document.activeElement === next;
  });
}
