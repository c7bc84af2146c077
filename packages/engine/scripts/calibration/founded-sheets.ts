/** The team sheets of a new league: bots' clubs as the rules found them, with the line-ups and changes that the bots choose and no instructions. */
import { botClub, foundingLift } from '@mundo-manager/rules';
import { botLineUp } from '@mundo-manager/rules/bots';

import type { KnownCategory } from '@mundo-manager/rules/clubs';
import { createRandom } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { SET_PIECES } from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../../src/index.ts';
import { teamSheetOf } from '../../src/team-sheet/index.ts';

/** 1 January 2026: squads depend on it by their birthdays alone. */
const FOUNDED_AT = 1_767_225_600_000;

/** What is calibrated is the model, not the bots' styles. */
const NEUTRAL = {
  playersInstructions: [],
  teamInstructions: [],
  setPieces: SET_PIECES.map((name) => ({ name, value: null })),
};

/** The last leagues founded: the matches of a season ask for the same one. */
const founded = new Map<string, readonly TeamSheet[]>();
const KEPT = 4;

/** One sheet a club. The same seed founds the same league. */
export function foundedSheets(category: KnownCategory, seed: string, ruleset: Ruleset): readonly TeamSheet[] {
  const known = founded.get(seed);
  if (known !== undefined) return known;
  const random = createRandom(`league ${seed}`);
  const rules: Ruleset = { ...ruleset, clubCreation: { ...ruleset.clubCreation, category } };
  const lift = foundingLift({ category, forecasts: [] }, rules);
  const sheets = Array.from({ length: ruleset.competitions.leagueClubs }, (_, at): TeamSheet => {
    const { club } = botClub({ id: `${seed} ${at}`, now: FOUNDED_AT, lift }, random, rules);
    const { club: linedUp } = botLineUp({ club, matches: [], now: FOUNDED_AT }, random, rules);
    const { formation, places, substitutions } = linedUp.tactics.A;
    const A = { ...club.tactics.A, ...NEUTRAL, formation, places, substitutions };
    return teamSheetOf({ ...club, tactics: { ...club.tactics, A } }, { tacticName: 'A', boosterId: null }, rules);
  });
  if (founded.size >= KEPT) founded.delete(founded.keys().next().value ?? '');
  founded.set(seed, sheets);
  return sheets;
}

/** The same eleven from kick-off to the end. */
export function withoutChanges(sheet: TeamSheet): TeamSheet {
  return { ...sheet, tactic: { ...sheet.tactic, substitutions: [] } };
}
