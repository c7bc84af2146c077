/** How strong the club of a bot is founded, and how strong it wants to be. */
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Steps of this share of the range fall into its largest gap each (the golden ratio less 1). */
const GOLDEN_STEP = 0.618_033_988_749_895;
/** Half the width of an even distribution, in its standard deviations. */
const HALF_WIDTH = Math.sqrt(3);

/**
 * Points of overall by which a bot's club differs from its category's mean, evenly distributed with the rule set's
 * standard deviation. The same id and category give the same points; consecutive ids spread over the range. R-BOT-12
 */
export function botStrength({ id, category }: Pick<Club, 'id' | 'category'>, ruleset: Ruleset): number {
  const number = /\d*$/.exec(id)?.[0] ?? '';
  const start = createRandom(`${category} ${id.slice(0, id.length - number.length)}`).next();
  const share = (start + Number(number) * GOLDEN_STEP) % 1;
  return (2 * share - 1) * HALF_WIDTH * ruleset.clubCreation.botSpread;
}
