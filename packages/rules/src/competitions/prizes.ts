/** What a place in a competition wins, and what it is called. */

import { CATEGORIES, type Category } from '../clubs/category.ts';
import { assertRuleset } from '../core/assert.ts';
import { entryOf } from '../core/entry-of.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { COMPETITION_NAMES, type CompetitionName } from './competition-name.ts';

/** A place in a competition of a category. */
export interface PlacedInput {
  readonly competition: CompetitionName;
  readonly category: Category;
  /** From 1. */
  readonly place: number;
}

/** What a place wins. */
export interface Prize {
  /** Whole dollars. */
  readonly money: number;
  readonly credits: number;
}

/** The prize of a place: money times the category's multiplier, and credits; zeros where the place wins nothing. Throws for no competition or category. R-COM-18 */
export function prizeFor({ competition, category, place }: PlacedInput, ruleset: Ruleset): Prize {
  assertRuleset(ruleset, 'prizeFor');
  const row = entryOf(ruleset.competitions.prizes, competition, 'prizeFor: needs a competition').find(
    (prize) => prize.place === place,
  );
  if (row === undefined) return { money: 0, credits: 0 };
  const multiplier = entryOf(ruleset.sponsorship.categoryMultipliers, category, 'prizeFor: needs a category');
  return { money: Math.round(row.money * multiplier), credits: row.credits };
}

/** Whether the place gets an award: 1 to 3, in cups also 5. Throws for no competition. R-COM-20 */
export function isAwarded({ competition, place }: Omit<PlacedInput, 'category'>, ruleset: Ruleset): boolean {
  assertRuleset(ruleset, 'isAwarded');
  return entryOf(ruleset.competitions.awardPlaces, competition, 'isAwarded: needs a competition').includes(place);
}

/** The name of a prize, such as 'MM League Várzea 1º Colocado': a proper name, the same in every language. R-COM-21 */
export function prizeLabel({ competition, category, place }: PlacedInput): string {
  return `${competition} ${category} ${place}º Colocado`;
}

/** The labels of every awarded place of every competition and category. R-COM-21 */
export function prizeLabels(ruleset: Ruleset): string[] {
  assertRuleset(ruleset, 'prizeLabels');
  return COMPETITION_NAMES.flatMap((competition) =>
    CATEGORIES.flatMap((category) =>
      ruleset.competitions.awardPlaces[competition].map((place) => prizeLabel({ competition, category, place })),
    ),
  );
}
