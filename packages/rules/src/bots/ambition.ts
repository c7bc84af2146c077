/** How strong a bot wants its eleven to be: below its goal it trains and buys, far above it sells, so that its category keeps its level. */

import { DAY } from '../clock/constants.ts';
import { startOfUtcDay } from '../clock/utc-day.ts';
import { botStrength } from '../club-creation/bot-strength.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import { entryOf } from '../core/entry-of.ts';
import type { EpochMs } from '../core/ids.ts';
import { mean } from '../core/mean.ts';
import { createRandom } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import { surplusMoney, weeklyIncome } from './budget.ts';
import { BOT_HABITS } from './constants.ts';
import type { BotTurn } from './turn.ts';

/** Whether the eleven is as good as the bot wants it in the long run: it trains until then. R-BOT-12 */
export function isBotContent(club: Club, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isBotContent');
  return elevenRating(club, ruleset) >= longGoal(club, ruleset);
}

/** The mean rating that the bot wants of its eleven at present: it buys below it, and sells above; a full till raises it. R-BOT-12, R-BOT-14 */
export function botGoal({ club, now }: BotTurn, ruleset: Ruleset): number {
  assertNow(now, 'botGoal');
  assertRuleset(ruleset, 'botGoal');
  return longGoal(club, ruleset) + swing(club, now) + boldness(club, now);
}

/** Points by which the eleven is better on average than the bot wants it at present; negative below its goal. R-BOT-12 */
export function botMargin({ club, now }: BotTurn, ruleset: Ruleset): number {
  assertNow(now, 'botMargin');
  assertRuleset(ruleset, 'botMargin');
  return elevenRating(club, ruleset) - botGoal({ club, now }, ruleset);
}

/** The mean rating of the default tactic's starters in their positions; 0 without any. */
function elevenRating({ tactics, defaultTactic, players }: Club, ruleset: Ruleset): number {
  const ratings = ratedStarters(tactics[defaultTactic], players, ruleset).map(({ rating }) => rating);
  return mean(ratings) ?? 0;
}

function longGoal(club: Club, ruleset: Ruleset): number {
  const ordinary = entryOf(ruleset.players.categories, club.category, 'botGoal: needs a category').mean;
  return ordinary + botStrength(club, ruleset) + BOT_HABITS.elevenAbove;
}

/**
 * Extra points of strength that a bot wants for its surplus: money from a higher category pays for the return. R-BOT-14
 */
function boldness(club: Club, now: EpochMs): number {
  const income = weeklyIncome(club, now);
  if (income === null || income <= 0) return 0;
  return clamp(0, surplusMoney(club, now) / (BOT_HABITS.weeksAPoint * income), BOT_HABITS.boldest);
}

/** Points by which a bot wants more, or less, for a while: a board that invests, and one that saves. The same for the club's id and time. */
function swing({ id }: Pick<Club, 'id'>, now: EpochMs): number {
  const term = Math.floor(startOfUtcDay(now) / (BOT_HABITS.termDays * DAY));
  return (2 * createRandom(`${id} ${term}`).next() - 1) * BOT_HABITS.swing;
}
