import type { MatchView, PublicClub } from '@mundo-manager/contract/client';
import type { MatchInput } from '@mundo-manager/engine';
import { matchInputOf } from '@mundo-manager/engine/matchday';
import type { Club } from '@mundo-manager/rules/clubs';
import { createRandom } from '@mundo-manager/rules/core';
import { kickOff } from '@mundo-manager/rules/matchday';
import { likelyClub, type OpponentReport } from '@mundo-manager/rules/opponents';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { TacticName } from '@mundo-manager/rules/tactics';
import { ownSide } from '../../../components/match/own-side.ts';

/** The next meeting, the own club with the tactic that it tries, and the opponent in public. */
export interface TrialParts {
  readonly next: MatchView;
  readonly own: Club;
  readonly tacticName: TacticName;
  readonly rival: PublicClub;
  readonly report: OpponentReport;
}

/** The next meeting as the engine reads it: the own players of today against the likely opponent. R-OPP-19 */
export function trialInput({ next, own, tacticName, rival, report }: TrialParts, ruleset: Ruleset): MatchInput {
  const likely = likelyClub({ rival, report, own, tacticName }, ruleset);
  const isHome = next.home.id === own.id;
  const mine = { ...ownSide(next, own.id), tacticName };
  const theirs = { ...(isHome ? next.away : next.home), tacticName, boosterId: null };
  const [home, away] = isHome ? [mine, theirs] : [theirs, mine];
  const begun = kickOff(
    {
      match: { ...next, status: 'not started', home, away },
      home: isHome ? own : likely,
      away: isHome ? likely : own,
      now: next.date,
    },
    createRandom(next.id),
    ruleset,
  );
  return matchInputOf(begun, ruleset);
}
