/** How much better players of new squads are where they belong than elsewhere. */
import { generateSquad } from '@mundo-manager/rules';
import type { Category } from '@mundo-manager/rules/clubs';
import { createRandom } from '@mundo-manager/rules/core';
import { lineOf, POSITIONS, positionRating } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { mean } from '../calibration/statistics.ts';

const FOUNDED_AT = 1_767_225_600_000;

/** Of each outfield player of so many squads: his rating in his own position less the mean of those in the outfield positions of other lines. */
export function specialisation(category: Category, squads: number, ruleset: Ruleset): number[] {
  return Array.from({ length: squads }, (_, n) => {
    const random = createRandom(`specialists ${n}`);
    const players = generateSquad(random, { category, clubId: 'c', now: FOUNDED_AT }, ruleset);
    return players.flatMap(({ attributes, personalData: { position } }) => {
      if (position === 'GK') return [];
      const elsewhere = POSITIONS.filter((other) => other !== 'GK' && lineOf(other) !== lineOf(position));
      const ratings = elsewhere.map((other) => positionRating(attributes, other, ruleset));
      return [positionRating(attributes, position, ruleset) - mean(ratings)];
    });
  }).flat();
}
