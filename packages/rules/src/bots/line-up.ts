import type { Club } from '../clubs/club.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import { pick, type Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import { newTactic } from '../tactics/new-tactic.ts';
import { saveTactic } from '../tactics/save-tactic.ts';
import { TACTIC_NAMES, type Tactic } from '../tactics/tactic.ts';
import { BOT_HABITS } from './tables.ts';
import type { BotTrainingTurn } from './training.ts';
import { andThen, type BotOutcome, idle } from './turn.ts';

/**
 * Picks the eighteen anew, in the formation played so far or in another one where that makes the eleven better, and saves it in all three slots:
 * so whoever stands in none of its line-ups is free to be sold. R-BOT-4
 */
export function botLineUp({ club, matches, now }: BotTrainingTurn, random: Random, ruleset: Ruleset): BotOutcome {
  demandNow(now, 'botLineUp');
  demandRuleset(ruleset, 'botLineUp');
  const current = club.tactics[club.defaultTactic].formation;
  const tactics = [current, pick(random, BOT_HABITS.formations)].map((formation) =>
    newTactic(formation, autoPick(club.players, formation, ruleset)),
  );
  const best = tactics.reduce((chosen, tactic) =>
    elevenRating(club, tactic, ruleset) > elevenRating(club, chosen, ruleset) ? tactic : chosen,
  );
  return TACTIC_NAMES.reduce(
    (done, tacticName) => andThen(done, saveTactic, { tacticName, updatedTactic: best, matches, now }, ruleset),
    idle(club),
  );
}

/** The sum of the starters' ratings in their positions. */
function elevenRating({ players }: Club, tactic: Tactic, ruleset: Ruleset): number {
  return ratedStarters(tactic, players, ruleset).reduce((sum, { rating }) => sum + rating, 0);
}
