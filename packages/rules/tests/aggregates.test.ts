/** The fields that docs/requirements gives each aggregate are those of the published schemas. */
import { expect, test } from 'vitest';
import club from '../schemas/club.json' with { type: 'json' };
import competition from '../schemas/competition.json' with { type: 'json' };
import { requirementsText } from '../scripts/requirements.ts';

const SHAPES: Readonly<Record<string, object>> = {
  ...club.$defs,
  ...competition.$defs,
  Club: club,
  Competition: competition,
};

/** Each aggregate, and its row of the document. */
const AGGREGATES = [
  ['R-AGG-1', 'Club'],
  ['R-AGG-2', 'Manager'],
  ['R-AGG-3', 'Facilities'],
  ['R-AGG-4', 'Finances'],
  ['R-AGG-5', 'Sponsorship'],
  ['R-AGG-6', 'DailyRewards'],
  ['R-AGG-7', 'Quota'],
  ['R-AGG-8', 'Emblem'],
  ['R-AGG-9', 'Kit'],
  ['R-AGG-10', 'Award'],
  ['R-AGG-11', 'Player'],
  ['R-AGG-12', 'PersonalData'],
  ['R-AGG-13', 'PlayerStatistics'],
  ['R-AGG-14', 'Tactic'],
  ['R-AGG-15', 'Place'],
  ['R-AGG-16', 'PlayerInstructions'],
  ['R-AGG-17', 'Instruction'],
  ['R-AGG-18', 'SetPiece'],
  ['R-AGG-19', 'Substitution'],
  ['R-AGG-20', 'Match'],
  ['R-AGG-21', 'MatchSide'],
  ['R-AGG-22', 'Goal'],
  ['R-AGG-23', 'Assist'],
  ['R-AGG-24', 'PlayerScore'],
  ['R-AGG-25', 'Competition'],
  ['R-AGG-26', 'Entrant'],
  ['R-AGG-27', 'TableRow'],
] as const;
const DOCUMENT = requirementsText();

test.each(AGGREGATES)('%s: %s has those fields and no others', (id, name) => {
  const [, fields = ''] = new RegExp(`^- \\*\\*${id}\\*\\* ${name}: ([^.]*)\\.`, 'm').exec(DOCUMENT) ?? [];
  const documented = fields.split(/,\s+/).map((field) => field.slice(1, -1));
  expect(documented.toSorted()).toEqual(Object.keys(Reflect.get(SHAPES[name] ?? {}, 'properties')).toSorted());
});
