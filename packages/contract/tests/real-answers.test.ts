import { matchReasons, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { commitment, matchSeed, rulesetHash, verifyReplay } from '@mundo-manager/engine/verification';
import { createClub } from '@mundo-manager/rules';
import { createRandom } from '@mundo-manager/rules/core';
import { inboxMessages } from '@mundo-manager/rules/inbox';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import {
  BUILT_AT,
  boostedPlayerArbitrary,
  buildCompetition,
  buildEmblem,
  ledgerEntryArbitrary,
  playerArbitrary,
  tableRowArbitrary,
} from '@mundo-manager/rules/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  competitionViewSchema,
  envelope,
  failure,
  failureSchema,
  inboxMessageSchema,
  ledgerEntrySchema,
  matchReportSchema,
  ownClub,
  ownClubSchema,
  playerSchema,
  replaySchema,
  success,
} from '../src/index.ts';

const founded = createClub(
  { id: 'c1', name: 'Analândia', emblem: buildEmblem(), kitId: 7, managerName: 'Ana', now: BUILT_AT },
  createRandom('seed'),
  ALPHA,
);
if (!founded.ok) throw new Error(founded.error.code);
const { club, entries } = founded.value;

describe('values that the rules make pass the schemas', () => {
  test('a new club, in its envelope', () => {
    const schema = envelope(ownClubSchema);
    const answer = success(ownClub(club, 1));
    expect(JSON.parse(JSON.stringify(schema.parse(answer)))).toEqual(answer);
  });

  test('a new club’s first entries of money and credits', () => {
    for (const entry of entries) expect(ledgerEntrySchema.safeParse(entry).error).toBeUndefined();
  });

  test('any player, any entry, any row of a table', () => {
    fc.assert(fc.property(playerArbitrary(), (player) => playerSchema.safeParse(player).success));
    fc.assert(fc.property(boostedPlayerArbitrary(ALPHA), (player) => playerSchema.safeParse(player).success));
    fc.assert(fc.property(ledgerEntryArbitrary(), (entry) => ledgerEntrySchema.safeParse(entry).success));
    fc.assert(
      fc.property(tableRowArbitrary(), (row) => {
        const competition = { ...buildCompetition(), table: [row], matches: {}, rulesetHash: null };
        return competitionViewSchema.safeParse(competition).success;
      }),
    );
  });

  test('every kind of message', () => {
    const at = { clubId: 'c1', date: BUILT_AT };
    const player = { playerId: 'p1', name: 'Ney' };
    const competition = { competitionId: 'l1', competitionName: 'MM League' } as const;
    const messages = inboxMessages([
      { ...at, type: 'match-finished', matchId: 'm1', opponent: 'Bagre', goalsFor: 1, goalsAgainst: 0 },
      { ...at, type: 'player-bought', ...player, price: 5, otherClub: null },
      { ...at, type: 'player-sold', ...player, price: 5, otherClub: 'Bagre' },
      { ...at, type: 'player-released', ...player },
      { ...at, type: 'player-retired', ...player },
      { ...at, type: 'player-promoted', ...player },
      { ...at, type: 'prize-won', ...competition, place: 2, money: 9, credits: 1 },
      { ...at, type: 'sponsorship-signed', duration: 7, money: 9, credits: 1 },
      { ...at, type: 'sponsorship-expired' },
      { ...at, type: 'competition-joined', ...competition },
      { ...at, type: 'competition-drawn', ...competition },
      { ...at, type: 'competition-finished', ...competition, place: 2 },
    ]);
    expect(messages).toHaveLength(12);
    for (const message of messages) expect(inboxMessageSchema.safeParse(message).error).toBeUndefined();
  });
});

describe('values that the engine makes pass the schemas', () => {
  const input = matchInput(teamSheet({ strength: 70, seed: 1 }), teamSheet({ strength: 65, seed: 2 }));

  test('the report of a match', () => {
    const { stats, ratings, running, events } = simulate(input, 3);
    const reasons = matchReasons(events, input);
    expect(reasons.length).toBeGreaterThan(0);
    expect(matchReportSchema.safeParse({ stats, ratings, running, reasons, events }).error).toBeUndefined();
  });

  test('the events of a cup match that goes to penalties', () => {
    const even = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
    let seed = 0;
    let cup = simulate(even, seed, { knockout: true });
    while (cup.score.shootOut === null) cup = simulate(even, ++seed, { knockout: true });
    const { stats, ratings, running, events } = cup;
    expect(events.map(({ type }) => type)).toContain('shootOutKick');
    const reasons = matchReasons(events, even);
    expect(matchReportSchema.safeParse({ stats, ratings, running, reasons, events }).error).toBeUndefined();
  }, 30_000);

  test('a replay, which its reader can verify (R-VER-3)', () => {
    const secret = '0123456789abcdef'.repeat(2);
    const { home, away } = input;
    const seed = matchSeed({ secret, matchId: 'm1', home, away });
    const { score, digest, engineVersion } = simulate(input, seed);
    const look = { id: 'c1', name: club.name, emblem: club.emblem, uniform: club.uniform };
    const replay = replaySchema.parse({
      id: 'r1',
      matchId: 'm1',
      competitionName: 'MM League',
      round: 1,
      date: BUILT_AT,
      secret,
      commitment: commitment(secret),
      seed,
      engineVersion,
      rulesetHash: rulesetHash(ALPHA),
      knockout: false,
      ground: 'Várzea',
      input,
      sheetDigests: { home: null, away: null },
      proof: null,
      score,
      digest,
      home: look,
      away: { ...look, id: 'c2' },
    });
    expect(verifyReplay(JSON.parse(JSON.stringify(replay)), ALPHA).ok).toBe(true);
    expect(replaySchema.safeParse({ ...replay, token: 'x' }).success).toBe(false);
  });
});

test('a refusal carries its code, its facts and its status (R-CAL-1)', () => {
  const answer = failure('finances/insufficient-money', { price: 5, available: 4 });
  expect(answer).toMatchObject({ data: null, status: 422, error: { code: 'finances/insufficient-money' } });
  expect(failureSchema.safeParse(answer).error).toBeUndefined();
});
