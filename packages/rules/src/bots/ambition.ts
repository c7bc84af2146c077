/** How strong a bot wants its eleven to be: at its goal it neither trains nor buys, so that its category keeps its level. */
import { botStrength } from '../club-creation/bot-strength.ts';
import type { Club } from '../clubs/club.ts';
import { demandRuleset } from '../core/demand.ts';
import { entryOf } from '../core/entry.ts';
import { mean } from '../core/mean.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { ratedStarters } from '../tactics/line-ratings.ts';
import { BOT_HABITS } from './tables.ts';

/** Whether the eleven of the default tactic is as strong on average as the bot wants it in its category. R-BOT-12 */
export function isBotContent(club: Club, ruleset: Ruleset): boolean {
  demandRuleset(ruleset, 'isBotContent');
  const { tactics, defaultTactic, players, category } = club;
  const ratings = ratedStarters(tactics[defaultTactic], players, ruleset).map(({ rating }) => rating);
  const goal =
    entryOf(ruleset.players.categories, category, 'isBotContent: needs a category').mean +
    botStrength(club, ruleset) +
    BOT_HABITS.elevenAbove;
  return (mean(ratings) ?? 0) >= goal;
}
