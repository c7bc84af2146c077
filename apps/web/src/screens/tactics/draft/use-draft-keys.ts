import type { TacticDraftEvent } from '@mundo-manager/rules/tactic-draft';
import { useEffect } from 'react';

/** Ctrl or Cmd with Z undoes, with Shift+Z or Y redoes; not while something is typed. R-DRA-11 */
export function useDraftKeys(send: (event: TacticDraftEvent) => void): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      if (event.target instanceof HTMLElement && event.target.closest('input, textarea, [role="dialog"]')) return;
      const key = event.key.toLowerCase();
      const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
      if (!isRedo && key !== 'z') return;
      event.preventDefault();
      send({ type: isRedo ? 'REDO' : 'UNDO' });
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, [send]);
}
