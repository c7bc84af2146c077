import type { Ruleset } from '../ruleset/ruleset.ts';
import { saveTactic } from '../tactics/save-tactic.ts';
import { TACTIC_NAMES } from '../tactics/tactic.ts';
import type { FormationPlaces } from './match-changes.ts';
import { botTactics } from './tactics.ts';
import type { BotTrainingTurn } from './training.ts';
import { andThen, type BotOutcome, idle } from './turn.ts';

/** Saves the line-up in all three slots, in the club's style. */
export function saveTactics(
  { club, matches, now }: BotTrainingTurn,
  lineUp: FormationPlaces,
  ruleset: Ruleset,
): BotOutcome {
  const tactics = botTactics(club, lineUp, ruleset);
  return TACTIC_NAMES.reduce(
    (done, tacticName) =>
      andThen(done, saveTactic, { tacticName, updatedTactic: tactics[tacticName], matches, now }, ruleset),
    idle(club),
  );
}
