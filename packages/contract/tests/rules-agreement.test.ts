import club from '@mundo-manager/rules/schemas/club.json' with { type: 'json' };
import competition from '@mundo-manager/rules/schemas/competition.json' with { type: 'json' };
import ledgerEntry from '@mundo-manager/rules/schemas/ledger-entry.json' with { type: 'json' };
import match from '@mundo-manager/rules/schemas/match.json' with { type: 'json' };
import player from '@mundo-manager/rules/schemas/player.json' with { type: 'json' };
import tactic from '@mundo-manager/rules/schemas/tactic.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  competitionViewSchema,
  ledgerEntrySchema,
  ownClubSchema,
  playedMatchSchema,
  playerSchema,
  schemaNames,
  tacticSchema,
} from '../src/index.ts';
import { skeleton } from './skeleton.ts';

const ours = (schema: z.ZodType) => skeleton(z.toJSONSchema(schema, { metadata: schemaNames }));

describe('what travels is what the rules work on', () => {
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
    const { matches: __, ...travels } = (ours(competitionViewSchema) as { fields: { matches: unknown } }).fields;
    expect(travels).toEqual(rules);
  });
});
