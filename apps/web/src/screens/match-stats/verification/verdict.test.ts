import { i18n } from '@lingui/core';
import { ENGINE_VERSION, type MatchInput, simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import * as verification from '@mundo-manager/engine/verification';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { startI18n } from '../../../i18n.ts';
import type { Claim, PlainVerdict } from './verdict.ts';
import { verdictOf as anyVerdictOf } from './verdict-of.ts';
import { VERIFICATION_FAILURES, verdictText } from './verdict-text.ts';

startI18n();

const engine = { ...verification, ENGINE_VERSION, simulate };
const secret = '0123456789abcdef'.repeat(2);
const input = matchInput(teamSheet({ seed: 1, strength: 70 }), teamSheet({ seed: 2 }));
const played = simulate(input, engine.matchSeed({ secret, matchId: 'm1', home: input.home, away: input.away }));
const claim: Claim = {
  revealed: {
    secret,
    commitment: engine.commitment(secret),
    matchId: 'm1',
    input,
    knockout: false,
    engineVersion: ENGINE_VERSION,
    rulesetHash: engine.rulesetHash(ALPHA),
    digest: played.digest,
  },
  score: `${played.score.home}\u00a0×\u00a0${played.score.away}`,
  seen: [],
};
const verdictOf = (...given: Parameters<typeof anyVerdictOf>) => anyVerdictOf(...given) as PlainVerdict;
const changed = (changes: Partial<Claim['revealed']>): Claim => ({
  ...claim,
  revealed: { ...claim.revealed, ...changes },
});
const boosted: MatchInput = { ...input, home: { ...input.home, boosterId: 3 } };

describe('the verdict on a finished match (R-STT-10)', () => {
  test('confirms a match that was played from what was sealed, and says so in two sentences', () => {
    const verdict = verdictOf(engine, claim, ALPHA);
    expect(verdict).toEqual({ ok: true, score: claim.score, hidesOrders: false });
    const text = i18n._(verdictText(verdict));
    expect(text.match(/\.(?: |$)/g)).toHaveLength(2);
    expect(text).toContain(claim.score);
  });

  test('says so if orders that never acted stay hidden (R-VER-7)', () => {
    const sheetDigests = { home: engine.sheetDigest(input.home), away: null };
    const verdict = verdictOf(engine, changed({ sheetDigests }), ALPHA);
    expect(verdict).toEqual({ ok: true, score: claim.score, hidesOrders: true });
    const text = i18n._(verdictText(verdict));
    expect(text.match(/\.(?: |$)/g)).toHaveLength(2);
    expect(text).toContain('continuam em segredo');
  });

  test('confirms a match of another rule set by that one alone (R-SES-20)', () => {
    const ruleset = { ...ALPHA, discipline: { ...ALPHA.discipline, strictness: 3, injuryRisk: 3 } };
    const seed = engine.matchSeed({ secret, matchId: 'm1', home: input.home, away: input.away });
    const { digest, score } = simulate(input, seed, { ruleset });
    const other = {
      ...changed({ digest, rulesetHash: engine.rulesetHash(ruleset) }),
      score: `${score.home}\u00a0×\u00a0${score.away}`,
    };
    expect(verdictOf(engine, other, ruleset)).toEqual({ ok: true, score: other.score, hidesOrders: false });
    expect(verdictOf(engine, other, ALPHA)).toMatchObject({ ok: false, code: 'verification/other-ruleset' });
  });

  test.each([
    [
      'another secret than the sealed one',
      changed({ secret: secret.replace('0', 'f') }),
      'verification/other-commitment',
    ],
    ['a seal that was exchanged', changed({ commitment: 'a'.repeat(64) }), 'verification/other-commitment'],
    ['a sheet that was changed afterwards', changed({ input: boosted }), 'verification/other-digest'],
    ['another course', changed({ digest: '0'.repeat(16) }), 'verification/other-digest'],
    ['another score than the one shown', { ...claim, score: '9 × 0' }, 'verification/other-score'],
    ['another engine', changed({ engineVersion: ENGINE_VERSION + 1 }), 'verification/other-engine'],
  ])('finds out %s', (_, forged, code) => {
    expect(verdictOf(engine, forged, ALPHA)).toMatchObject({ ok: false, code });
  });

  test('has a sentence for whatever can fail', () => {
    const codes = Object.keys(VERIFICATION_FAILURES) as (keyof typeof VERIFICATION_FAILURES)[];
    expect(codes).toEqual(expect.arrayContaining(Object.keys(engine.VERIFICATION_ERRORS)));
    for (const code of codes) {
      const text = i18n._(verdictText({ ok: false, code, claimed: '2', found: '3' }));
      expect(text).toMatch(/\.$/);
      expect(text).not.toMatch(/undefined|[{}]/);
    }
  });
});
