import { createHash } from 'node:crypto';
import { ALPHA, canonicalRuleset } from '@mundo-manager/rules/ruleset';
import type { Order } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { canonicalJson } from '../digests/canonical-json.ts';
import { ENGINE_VERSION, simulate } from '../index.ts';
import { withoutUnusedOrders } from '../team-sheet/index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import {
  commitment,
  inputDigest,
  matchSeed,
  type RevealedMatch,
  rulesetHash,
  sheetDigest,
  VERIFICATION_ERRORS,
  verifyReplay,
} from '../verification/index.ts';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const toTactic = (tacticName: 'B' | 'C') => ({ kind: 'tactic', tacticName }) as const;
const secret = '000102030405060708090a0b0c0d0e0f';
const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const { home, away } = input;
const seed = matchSeed({ secret, matchId: 'match-1', home, away });

describe('the commitment (R-VER-1)', () => {
  test('is the published SHA-256 of those sixteen bytes', () => {
    // sha256sum of the bytes 00 01 … 0f.
    expect(commitment(secret)).toBe('be45cb2605bf36bebde684841a28f0fd43c69850a3dce5fedba69928ee3a8991');
    expect(commitment(secret)).toBe(sha256(Buffer.from(secret, 'hex')));
  });

  test.each(['', 'abc', secret.slice(2), `${secret}00`, secret.toUpperCase(), 'x'.repeat(32), `${secret}\n`])(
    '%j is no secret',
    (text) => {
      expect(() => commitment(text)).toThrow(
        new RangeError('commitment: needs a secret of 32 lower-case hexadecimal digits'),
      );
      expect(() => matchSeed({ secret: text, matchId: 'match-1', home, away })).toThrow(
        new RangeError('matchSeed: needs a secret of 32 lower-case hexadecimal digits'),
      );
    },
  );
});

describe('canonical JSON', () => {
  test('sorts keys by code units and keeps the order of lists', () => {
    const value = { b: [3, 1], a: { '\u20ac': 'é', '\r': true, '1': null, Z: '"\\' }, gone: undefined };
    expect(canonicalJson(value)).toBe('{"a":{"\\r":true,"1":null,"Z":"\\"\\\\","€":"é"},"b":[3,1]}');
  });

  test('writes numbers as JSON does', () => {
    expect(canonicalJson([1e21, 0.1 + 0.2, -0, 95, 1e-7])).toBe('[1e+21,0.30000000000000004,0,95,1e-7]');
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, undefined, () => 1, 1n])('holds no %s', (value) => {
    expect(() => canonicalJson([value])).toThrow(
      new RangeError(`canonicalJson: needs what JSON can hold, got ${String(value)}`),
    );
  });
});

describe('the digest of a sheet (R-VER-2)', () => {
  test('is SHA-256 of its canonical JSON', () => {
    expect(sheetDigest(home)).toBe(sha256(canonicalJson(home)));
    expect(inputDigest(input)).toBe(
      sha256(`{"away":${canonicalJson(away)},"home":${canonicalJson(home)},"venue":"Time 1"}`),
    );
  });

  test('does not depend on the order in which its fields arrive', () => {
    const { club, ...others } = home;
    expect(sheetDigest({ ...others, club })).toBe(sheetDigest(home));
    expect(sheetDigest(JSON.parse(JSON.stringify(home)))).toBe(sheetDigest(home));
  });

  test('differs with the smallest change of a player', () => {
    const [first, ...rest] = home.players;
    if (first === undefined) throw new Error('a sheet has players');
    const fitter = { ...home, players: [{ ...first, condition: first.condition + 0.1 }, ...rest] };
    expect(sheetDigest(fitter)).not.toBe(sheetDigest(home));
  });
});

describe('the seed of a match (R-VER-2)', () => {
  test('is SHA-256 of secret, match and both sheets', () => {
    expect(seed).toBe(
      sha256(`["${secret}","match-1","${sha256(canonicalJson(home))}","${sha256(canonicalJson(away))}"]`),
    );
  });

  test('is another for another secret, match or sheet, and for the sides exchanged', () => {
    const others = [
      matchSeed({ secret: secret.replace('0f', '1f'), matchId: 'match-1', home, away }),
      matchSeed({ secret, matchId: 'match-2', home, away }),
      matchSeed({ secret, matchId: 'match-1', home: { ...home, boosterId: 3 }, away }),
      matchSeed({ secret, matchId: 'match-1', home, away: { ...away, boosterId: 3 } }),
      matchSeed({ secret, matchId: 'match-1', home: away, away: home }),
    ];
    expect(new Set([seed, ...others]).size).toBe(6);
  });

  test('can’t be had for another match by moving text between its parts', () => {
    const one = matchSeed({ secret, matchId: 'a","b', home, away });
    expect(one).not.toBe(matchSeed({ secret, matchId: 'a', home, away }));
  });
});

test('the hash of a rule set is SHA-256 of its canonical text', () => {
  expect(rulesetHash(ALPHA)).toBe(sha256(canonicalRuleset(ALPHA)));
  expect(rulesetHash({ ...ALPHA, name: 'Beta' })).not.toBe(rulesetHash(ALPHA));
});

describe('a finished match, verified by anyone (R-VER-3)', () => {
  const played = simulate(input, seed);
  const revealed: RevealedMatch = {
    secret,
    commitment: commitment(secret),
    matchId: 'match-1',
    input,
    engineVersion: ENGINE_VERSION,
    rulesetHash: rulesetHash(ALPHA),
    digest: played.digest,
  };

  test('is simulated again to the same result', () => {
    expect(verifyReplay(revealed, ALPHA)).toEqual({ ok: true, value: played });
  });

  test('is verified from what went through JSON', () => {
    expect(verifyReplay(JSON.parse(JSON.stringify(revealed)), ALPHA).ok).toBe(true);
  });

  test('is verified with extra time and other constants too', () => {
    const variant = { ...ALPHA, manager: { ...ALPHA.manager, skillLevelCap: 19 } };
    const cup = { ...revealed, knockout: true, rulesetHash: rulesetHash(variant) };
    const { digest } = simulate(input, seed, { knockout: true, ruleset: variant });
    expect(verifyReplay({ ...cup, digest }, variant).ok).toBe(true);
  });

  describe('without the orders that never acted (R-VER-7)', () => {
    const never: Order = { when: [{ kind: 'score', state: 'leading', goals: 9 }], action: toTactic('B') };
    const soon: Order = { when: [{ kind: 'minute', from: 1, to: null }], action: toTactic('C') };
    const { formation, playersInstructions, teamInstructions, setPieces } = teamSheet({ seed: 1 }).tactic;
    const plan = { formation, playersInstructions, teamInstructions, setPieces };
    const sheet = { ...home, tactics: { B: plan, C: plan }, tactic: { ...home.tactic, orders: [never, soon] } };
    const ordered = simulate({ ...input, home: sheet }, matchSeed({ secret, matchId: 'match-1', home: sheet, away }));
    const shown = withoutUnusedOrders(sheet, ordered.usedOrders.home);
    const claim = {
      ...revealed,
      digest: ordered.digest,
      input: { ...input, home: shown },
      sheetDigests: { home: sheetDigest(sheet), away: null },
    };

    test('their sheet shows those that acted and the tactics that they name', () => {
      expect(ordered.usedOrders).toEqual({ home: [1], away: [] });
      expect(shown.tactic.orders).toEqual([soon]);
      expect(Object.keys(shown.tactics ?? {})).toEqual(['C']);
      expect(withoutUnusedOrders(sheet, [0, 1])).toBe(sheet);
      expect(withoutUnusedOrders(sheet, [])).not.toHaveProperty('tactics');
    });

    test('is verified with the digest of the whole sheet, and without it is not', () => {
      expect(verifyReplay(claim, ALPHA).ok).toBe(true);
      const { sheetDigests: _, ...without } = claim;
      const forged = { ...claim, sheetDigests: { home: sheetDigest(home), away: null } };
      for (const other of [without, forged]) {
        const result = verifyReplay(other, ALPHA);
        expect(result.ok ? 'verified' : result.error.code).toBe('verification/other-digest');
      }
    });
  });

  const ten = { ...input, home: { ...home, tactic: { ...home.tactic, places: home.tactic.places.slice(1) } } };
  const REFUSED = {
    'verification/bad-shape': { matchId: undefined as unknown as string },
    'verification/bad-secret': { secret: 'guess' },
    'verification/other-commitment': { commitment: commitment(secret.replace('0f', '1f')) },
    'verification/other-engine': { engineVersion: ENGINE_VERSION + 1 },
    'verification/other-ruleset': { rulesetHash: rulesetHash({ ...ALPHA, name: 'Beta' }) },
    'verification/bad-input': { input: ten },
    'verification/other-digest': { digest: '0'.repeat(16) },
  } as const;

  test.each(Object.entries(REFUSED))('%s is reported', (code, change) => {
    const result = verifyReplay({ ...revealed, ...change }, ALPHA);
    expect(result.ok ? 'verified' : result.error.code).toBe(code);
  });

  test('a number that JSON has not, in a field that no match reads, is refused and does not throw', () => {
    const odd = JSON.parse(JSON.stringify(revealed).replace('"home":{', '"home":{"extra":1e400,'));
    const result = verifyReplay(odd, ALPHA);
    expect(result.ok ? 'verified' : result.error.code).toBe('verification/bad-input');
  });

  test.each([null, 'a match', [], { ...revealed, input: null }, { ...revealed, input: { ...input, home: null } }])(
    'an input that is no match is refused and does not throw (%#)',
    (odd) => {
      const result = verifyReplay(odd as unknown as RevealedMatch, ALPHA);
      expect(result.ok ? 'verified' : result.error.code).toMatch(/^verification\/bad-(?:shape|input)$/);
    },
  );

  test('every code of a failure has its case here', () => {
    expect(Object.keys(REFUSED)).toEqual(Object.keys(VERIFICATION_ERRORS));
  });

  test('a sheet that was changed afterwards is found out', () => {
    const changed = { ...input, away: { ...away, boosterId: 1 } };
    const result = verifyReplay({ ...revealed, input: changed }, ALPHA);
    expect(result.ok ? null : result.error).toMatchObject({
      code: 'verification/other-digest',
      facts: { claimed: played.digest },
    });
  });

  test('another match’s id is reported: it would have been another seed', () => {
    expect(verifyReplay({ ...revealed, matchId: 'match-2' }, ALPHA).ok).toBe(false);
  });
});
