import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { pick, type Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import { BOT_HABITS } from './constants.ts';
import type { FormationPlaces } from './match-changes.ts';
import { saveTactics } from './save-tactics.ts';
import type { BotTrainingTurn } from './training.ts';
import type { BotOutcome } from './turn.ts';

/**
 * Picks the best eighteen, changes the formation for a better eleven, and saves them in all three slots, so that
 * players outside may be sold. The slots differ by mentality. R-BOT-4, R-BOT-15, R-BOT-16
 */
export function botLineUp({ club, matches, now }: BotTrainingTurn, random: Random, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botLineUp');
  assertRuleset(ruleset, 'botLineUp');
  const current = club.tactics[club.defaultTactic].formation;
  const formations = new Set([current, pick(random, BOT_HABITS.formations)]);
  const lineUps = [...formations].map((formation) => ({
    formation,
    places: autoPick(club.players, formation, ruleset),
  }));
  const best = lineUps.reduce((chosen, lineUp) =>
    elevenRating(club, lineUp, ruleset) > elevenRating(club, chosen, ruleset) ? lineUp : chosen,
  );
  return saveTactics({ club, matches, now }, best, ruleset);
}

/** The sum of the starters' ratings in their positions. */
function elevenRating({ players }: Club, lineUp: FormationPlaces, ruleset: Ruleset): number {
  return ratedStarters(lineUp, players, ruleset).reduce((sum, { rating }) => sum + rating, 0);
}
