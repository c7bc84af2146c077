import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { CREATION_STEPS, type CreationStep } from './club-draft.ts';
import type { ClubCreation } from './use-club-creation.ts';

/** What an entry of the browser’s history keeps: its step, and the first one that has an entry; before that the browser shows another page. */
type Entry = Readonly<Record<'step' | 'first', CreationStep>>;

/** Each step has an entry of its own, so that the browser goes through them as the buttons do; once the club is founded they are left behind. R-CRE-10 */
export function useStepHistory(creation: ClubCreation, shown: CreationStep, isFounded: boolean): void {
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const there = stepIn(state, 'step');
  const first = stepIn(state, 'first');
  /** The entry that the effect saw last, and whether it has gone from there to another one that is not shown yet. */
  const seen = useRef<{ readonly key: string; readonly going: boolean } | null>(null);

  useEffect(() => {
    const last = seen.current;
    const stays = last?.key === key;
    if (stays && last.going) return;
    seen.current = { key, going: false };
    const go = (delta: number) => {
      seen.current = { key, going: true };
      void navigate(delta);
    };
    const write = (entry: Entry, replace: boolean) => void navigate('', { replace, state: entry });

    if (there === null || first === null) return write({ step: shown, first: shown }, true);
    if (isFounded) {
      if (stays && there !== first) go(steps(there, first));
      return;
    }
    const delta = steps(there, shown);
    if (delta === 0) return;
    if (stays || last?.going === true) {
      // A button was pressed, or a name turned out to be taken.
      if (delta > 0) write({ step: shown, first }, false);
      else if (steps(first, shown) >= 0) go(delta);
      else write({ step: shown, first: shown }, true);
    } else if (delta < 0) {
      creation.send({ type: 'proceed' });
    } else {
      for (let left = delta; left > 0; left--) creation.send({ type: 'back' });
      // While the club is being founded nothing goes back.
      if (creation.getSnapshot().context.draft.step === shown) go(delta);
    }
  }, [creation, first, isFounded, key, navigate, shown, there]);
}

/** How many steps it is from one to another, below 0 backwards. */
function steps(from: CreationStep, to: CreationStep): number {
  return CREATION_STEPS.indexOf(to) - CREATION_STEPS.indexOf(from);
}

function stepIn(state: unknown, name: keyof Entry): CreationStep | null {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : null;
  return CREATION_STEPS.find((step) => step === value) ?? null;
}
