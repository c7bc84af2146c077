import { TACTIC_NAMES, type TacticName } from '@mundo-manager/rules/tactics';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

const PARAMETER = 'slot';

/** The slot that the address asks for; null if it names none of the three. */
export function useAskedSlot(): TacticName | null {
  const [query] = useSearchParams();
  const asked = query.get(PARAMETER);
  return TACTIC_NAMES.find((name) => name === asked) ?? null;
}

/**
 * Keeps the open slot and the address in step. A new address selects as the selector does, with its question about an
 * unsaved draft; a slot opened or kept by that question goes into the address. R-NAV-14, R-NAV-22
 */
export function useSlotInAddress(open: TacticName, isSettled: boolean, select: (slot: TacticName) => void): void {
  const asked = useAskedSlot();
  const [query, replaceQuery] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const isFirst = useRef(true);
  const write = useEffectEvent((slot: TacticName) => {
    if (slot === asked) return;
    const next = new URLSearchParams(query);
    next.set(PARAMETER, slot);
    replaceQuery(next, { replace: true, preventScrollReset: true, state });
  });

  useEffect(() => {
    if (asked !== null) select(asked);
  }, [asked, select]);

  useEffect(() => {
    // A plain address is kept when the screen opens.
    if (isFirst.current) isFirst.current = false;
    else if (isSettled) write(open);
  }, [open, isSettled]);
}
