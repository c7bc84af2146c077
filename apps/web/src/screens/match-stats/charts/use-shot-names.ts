import { useLingui } from '@lingui/react/macro';
import type { ShotOutcome } from '@mundo-manager/engine';

/** What became of shots, in words. */
export function useShotNames(): { readonly outcomeOf: (outcome: ShotOutcome) => string } {
  const { t } = useLingui();
  const names: Readonly<Record<ShotOutcome, string>> = {
    goal: t`Gol`,
    saved: t`Defendido`,
    blocked: t`Bloqueado`,
    off: t`Para fora`,
  };
  return { outcomeOf: (outcome) => names[outcome] };
}
