import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { COUNTRIES } from '@mundo-manager/rules/players';
import club from '@mundo-manager/rules/schemas/club.json' with { type: 'json' };
import competition from '@mundo-manager/rules/schemas/competition.json' with { type: 'json' };
import ledgerEntry from '@mundo-manager/rules/schemas/ledger-entry.json' with { type: 'json' };
import match from '@mundo-manager/rules/schemas/match.json' with { type: 'json' };
import player from '@mundo-manager/rules/schemas/player.json' with { type: 'json' };
import tactic from '@mundo-manager/rules/schemas/tactic.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  categorySchema,
  competitionViewSchema,
  ledgerEntrySchema,
  ownClubSchema,
  playedMatchSchema,
  playerSchema,
  schemaNames,
  tacticSchema,
} from '../src/index.ts';
import { skeleton } from './skeleton.ts';

/** Levels and countries are open in the rules, for other worlds. On this wire they are Alpha's. */
const OPEN = [CATEGORIES, COUNTRIES].map((list) => JSON.stringify(skeleton({ enum: [...list] })));

const ours = (schema: z.ZodType): unknown => {
  const travels = JSON.stringify(skeleton(z.toJSONSchema(schema, { metadata: schemaNames })));
  return JSON.parse(OPEN.reduce((text, list) => text.replaceAll(list, '"string"'), travels));
};

test('the levels and countries that travel are Alpha’s', () => {
  expect(skeleton(z.toJSONSchema(categorySchema))).toEqual(skeleton({ enum: [...CATEGORIES] }));
  expect(JSON.stringify(skeleton(z.toJSONSchema(playerSchema, { metadata: schemaNames })))).toContain(OPEN[1]);
});

describe('types on the wire are those of the rules', () => {
  test.each([
    ['a player', playerSchema, player],
    ['a tactic', tacticSchema, tactic],
    ['a finished match', playedMatchSchema, match],
    ['a ledger entry', ledgerEntrySchema, ledgerEntry],
  ] as const)('%s has the fields and choices that the type of the rules has', (_, schema, rules) => {
    expect(ours(schema)).toEqual(skeleton(rules));
  });

  test('a manager’s own club is the club of the rules and its version', () => {
    const { fields } = skeleton(club) as { fields: object };
    expect(ours(ownClubSchema)).toEqual({ fields: { ...fields, version: 'number' } });
  });

  test('a competition has the fields of the rules, its matches seen from outside', () => {
    const { matches: _, ...rules } = (skeleton(competition) as { fields: { matches: unknown } }).fields;
    const seen = ours(competitionViewSchema) as { fields: { matches: unknown; rulesetHash: unknown } };
    const { matches: __, rulesetHash: ___, ...travels } = seen.fields;
    expect(travels).toEqual(rules);
  });
});
