import { useLingui } from '@lingui/react/macro';
import { type Absence, absencesOf } from '@mundo-manager/rules/discipline';
import type { Player } from '@mundo-manager/rules/players';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { absenceText } from '../../components/match/absence-text.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';

/** An absence with its words. */
export interface ToldAbsence {
  readonly absence: Absence;
  /** Unique among those of the player. */
  readonly key: string;
  readonly text: string;
}

/** Suspension and injury of the player in short. R-DIS-8 */
export function useAbsences(player: Pick<Player, 'bookings' | 'injuredUntil'>): readonly ToldAbsence[] {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameClock().now();
  const competitions = useCurrentCompetitions();
  return absencesOf(player, now, ruleset).map((absence) => {
    if (absence.kind === 'injury') return { absence, key: absence.kind, text: t(absenceText(absence)) };
    const { competitionId } = absence;
    const name = competitions.find(({ id }) => id === competitionId)?.name ?? null;
    return { absence, key: competitionId, text: t(absenceText(absence, name)) };
  });
}
