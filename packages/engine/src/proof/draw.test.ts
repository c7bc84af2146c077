import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { createBeacon } from '../../scripts/attack/beacon.ts';
import { rulesetHash } from '../digests/digests.ts';
import {
  checkDraw,
  DRAW_CHECKS,
  DRAW_ERRORS,
  type DrawOutcome,
  drawLeaf,
  drawOutcome,
  drawSeed,
  drawSentence,
  merklePath,
  nextRoot,
  QUICKNET,
  type RevealedDraw,
  roundTime,
  type SealedDraw,
} from './index.ts';

const secret = 'ab'.repeat(32);
const key = '77'.repeat(32);
const own = createBeacon('draws');
const beacons = [own.beacon];
const storedAt = QUICKNET.genesis + 60_000;

/** A draw of so many clubs, sealed beside another leaf, answered by the beacon, and held. */
function held(change: Partial<SealedDraw> = {}, clubs = 8, claimed?: DrawOutcome): RevealedDraw {
  const draw: SealedDraw = {
    drawId: 'cup-1:1',
    competitionId: 'cup-1',
    name: 'MM Cup',
    round: 1,
    date: 5,
    secrets: 'random',
    clubIds: Array.from({ length: clubs }, (_, at) => `club-${at + 1}`),
    rulesetHash: rulesetHash(ALPHA),
    ...change,
  };
  const leaves = new Map([
    [draw.drawId, drawLeaf(secret, draw)],
    ['match', 'cd'.repeat(32)],
  ]);
  const root = nextRoot(null, { leaves, moment: 5, now: storedAt, beacon: own.beacon }, key);
  const round = root.round ?? 0;
  const beaconSignature = own.signatureAt(roundTime(own.beacon, round), round);
  const outcome = claimed ?? drawOutcome(draw, drawSeed(secret, draw, beaconSignature), ALPHA);
  return {
    draw,
    secret,
    outcome,
    place: { path: merklePath(leaves, draw.drawId), root, previous: null, beaconSignature },
  };
}
const lastOf = (revealed: RevealedDraw, options: Parameters<typeof checkDraw>[2] = { beacons }) => {
  const check = checkDraw(revealed, ALPHA, options).checks.at(-1);
  return check === undefined || check.ok ? check?.says : check.code;
};

describe('the proof of a draw (R-PRF-12)', () => {
  const cup = held();

  test('holds, and has one sentence per check', () => {
    const { ok, checks } = checkDraw(cup, ALPHA, { beacons, seen: [{ root: cup.place.root, seenAt: storedAt }] });
    expect(ok).toBe(true);
    expect(checks.map((check) => check.ok && check.says)).toEqual([
      'secrets',
      'drawPath',
      'signature',
      'chain',
      'beacon',
      'witnessed',
      'lots',
    ]);
    expect(checks.map(drawSentence)).toContain(DRAW_CHECKS.lots);
    expect(drawSentence({ ok: false, code: 'proof/other-lots', claimed: 'a', found: '' })).toBe(
      `${DRAW_ERRORS['proof/other-lots']} (claimed a)`,
    );
    expect(new Set(checks.map(drawSentence)).size).toBe(checks.length);
  });

  const { draw, outcome, place } = cup;
  const [one, two, ...others] = outcome.matches as [[string, string], [string, string], ...[string, string][]];
  test.each<[string, RevealedDraw, string]>([
    ['other lots', { ...cup, outcome: { ...outcome, matches: [two, one, ...others] } }, 'proof/other-lots'],
    ['another order', { ...cup, outcome: { ...outcome, order: outcome.order.toReversed() } }, 'proof/other-lots'],
    ['another secret', { ...cup, secret: 'ba'.repeat(32) }, 'proof/draw-not-in-root'],
    ['other clubs', { ...cup, draw: { ...draw, clubIds: draw.clubIds.toReversed() } }, 'proof/draw-not-in-root'],
    ['another source of secrets', { ...cup, draw: { ...draw, secrets: 'test' } }, 'proof/draw-not-in-root'],
    ['no secret', { ...cup, secret: 'ab' }, 'proof/bad-secret'],
    ['no path', { ...cup, place: { ...place, path: ['x'] } }, 'proof/bad-shape'],
    ['a forged round', { ...cup, place: { ...place, beaconSignature: 'ab'.repeat(48) } }, 'proof/forged-beacon'],
    [
      'another key',
      { ...cup, place: { ...place, root: { ...place.root, key: '11'.repeat(32) } } },
      'proof/bad-signature',
    ],
    ['clubs that the rules can’t draw', held({ name: 'MM Tournament' }, 7, outcome), 'proof/bad-draw'],
  ])('fails for %s', (_, revealed, code) => {
    expect(lastOf(revealed)).toBe(code);
  });

  test('fails under other rules, for an unknown beacon, and if the witness saw another root', () => {
    const other = { ...ALPHA, competitions: { ...ALPHA.competitions, leagueClubs: 12 } };
    expect(checkDraw(cup, other, { beacons }).checks.at(-1)).toMatchObject({ code: 'proof/other-ruleset' });
    expect(lastOf(cup, {})).toBe('proof/unknown-beacon');
    const { root } = held({ date: 6 }).place;
    expect(lastOf(cup, { beacons, seen: [{ root, seenAt: 1 }] })).toBe('proof/other-root');
  });

  test('another secret or signature draws others', () => {
    const seeds = [drawSeed(secret, draw, 'a'), drawSeed(secret, draw, 'b'), drawSeed('ba'.repeat(32), draw, 'a')];
    expect(new Set(seeds).size).toBe(3);
    const drawn = seeds.map((seed) => JSON.stringify(drawOutcome(draw, seed, ALPHA)));
    expect(new Set(drawn).size).toBe(3);
    expect(() => drawSeed('ab', draw, null)).toThrow(RangeError);
  });
});

test.each([
  ['MM Cup', 8, 4],
  ['MM Special', 8, 4],
  ['MM Tournament', 16, 24],
  ['MM League', ALPHA.competitions.leagueClubs, 90],
] as const)('a draw of %s is held by its rules, and its proof holds (R-PRF-12)', (name, clubs, matches) => {
  const revealed = held({ name }, clubs);
  expect(revealed.outcome.matches).toHaveLength(matches);
  expect(revealed.outcome.order.toSorted()).toEqual(revealed.draw.clubIds.toSorted());
  expect(checkDraw(revealed, ALPHA, { beacons }).ok).toBe(true);
});
