/** All data to simulate a finished match again and to check it. R-REP-3, R-VER-1 to R-VER-4 */
import type { MatchInput, Score, SheetPlayer, TeamSheet } from '@mundo-manager/engine';
import type { MatchProof } from '@mundo-manager/engine/proof';
import type { SheetDigests } from '@mundo-manager/engine/verification';
import type { Category, ClubArticle, Emblem, Kit } from '@mundo-manager/rules/clubs';
import type { CompetitionKind } from '@mundo-manager/rules/competitions';
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import { TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import { z } from 'zod';
import { articleSchema, categorySchema, emblemSchema, kitSchema } from './club-look.ts';
import { competitionKindSchema } from './match.ts';
import { matchProofSchema } from './proof.ts';
import { count, decimal, each, hexadecimal, id, list, moment, named, record, text } from './schema-parts.ts';
import { planSchema, tacticSchema } from './tactic.ts';

const sheetPlayerSchema: z.ZodType<SheetPlayer> = record({
  id,
  number: z.int(),
  name: text(100),
  attributes: each(SKILLS, decimal),
  condition: decimal,
  morale: decimal,
});

const teamSheetSchema: z.ZodType<TeamSheet> = named(
  'TeamSheet',
  record({
    club: record({ id, name: text(60) }),
    tactic: tacticSchema,
    tactics: z.exactOptional(z.partialRecord(z.enum(TACTIC_NAMES), planSchema)),
    players: list(sheetPlayerSchema, 18),
    boosterId: z.int().nullable(),
    speech: each(SPEECH_SKILLS, count),
  }),
);

export const matchInputSchema: z.ZodType<MatchInput> = named(
  'MatchInput',
  record({ home: teamSheetSchema, away: teamSheetSchema, venue: text(100) }),
);

export const scoreSchema: z.ZodType<Score> = record({
  home: count,
  away: count,
  shootOut: record({ home: count, away: count }).nullable(),
});

/** How a side looked at kick-off. */
export interface SideLook {
  readonly id: string;
  readonly name: string;
  /** In sentences of the commentary; the sealed sheets hold none. */
  readonly article?: ClubArticle;
  readonly emblem: Emblem;
  readonly uniform: Kit;
}
export const sideLookSchema: z.ZodType<SideLook> = named(
  'SideLook',
  record({ id, name: text(60), article: articleSchema.exactOptional(), emblem: emblemSchema, uniform: kitSchema }),
);

/** A finished match: its secret, everything that entered it, and what came out. */
export interface Replay {
  readonly id: string;
  readonly matchId: string;
  readonly competitionName: CompetitionKind;
  readonly round: number;
  readonly date: number;
  /** 256 bits as hexadecimal digits, revealed at full time; 128 of a match that an older server drew. */
  readonly secret: string;
  /** SHA-256 of the secret, published when the match was drawn. */
  readonly commitment: string;
  /** The seed of the engine, which the proof leads to. */
  readonly seed: string;
  readonly engineVersion: number;
  /** SHA-256 of the canonical text of the rule set. */
  readonly rulesetHash: string;
  /** Whether a draw went on to extra time and a shoot-out. */
  readonly knockout: boolean;
  /** The home club's category, which its ground shows. */
  readonly ground: Category;
  /** Both sheets, without the conditional orders that never acted. R-VER-7 */
  readonly input: MatchInput;
  /** Of a match without `proof`: the digest of each sheet of which `input` shows a part; null for a whole one. */
  readonly sheetDigests: SheetDigests;
  /** How the match was sealed at kick-off; null for one of before there were roots. R-PRF-6 */
  readonly proof: MatchProof | null;
  readonly score: Score;
  /** Of the whole trajectory, as the engine gives it. */
  readonly digest: string;
  readonly home: SideLook;
  readonly away: SideLook;
}

export const replaySchema: z.ZodType<Replay> = named(
  'Replay',
  record({
    id,
    matchId: id,
    competitionName: competitionKindSchema,
    round: count,
    date: moment,
    secret: z.union([hexadecimal(64), hexadecimal(32)]),
    commitment: hexadecimal(64),
    seed: hexadecimal(64),
    engineVersion: count,
    rulesetHash: hexadecimal(64),
    knockout: z.boolean(),
    ground: categorySchema,
    input: matchInputSchema,
    sheetDigests: record({ home: hexadecimal(64).nullable(), away: hexadecimal(64).nullable() }),
    proof: matchProofSchema.nullable(),
    score: scoreSchema,
    digest: hexadecimal(16),
    home: sideLookSchema,
    away: sideLookSchema,
  }),
);
