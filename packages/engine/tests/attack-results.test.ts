/** The attack on results at few attempts, most of them with matches that a hash decides. */
import { createRandom } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import { advantageOf, isNothing, LEAST_WITHOUT_BEACON } from '../scripts/attack/advantage.ts';
import { type AttackedWorld, attempt, seal } from '../scripts/attack/attempt.ts';
import { createBeacon } from '../scripts/attack/beacon.ts';
import { type AttackCandidate, candidatesOf, withTwins } from '../scripts/attack/candidates.ts';
import { rememberRounds } from '../scripts/attack/remembered-rounds.ts';
import { simulate, validateInput } from '../src/index.ts';
import { firstRoundFrom, isBeaconRound, QUICKNET, roundTime } from '../src/proof/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';

const beacon = createBeacon('test');
const isRound = rememberRounds(isBeaconRound);
/** Replaces the engine: scores are drawn from the seed, whatever the two sheets are. */
const play: AttackedWorld['play'] = (_, seed) => {
  const random = createRandom(seed);
  return { home: Math.floor(random.next() * 3), away: Math.floor(random.next() * 3) };
};
const world: AttackedWorld = { seed: '1', beacon, play, isRound };
const attempts = (attacked: AttackedWorld, count: number) =>
  advantageOf(Array.from({ length: count }, (_, n) => attempt(attacked, n)));

describe('an operator who looks for the best of 20 candidates (R-PRF-11)', () => {
  test('gains nothing while seeds wait for the beacon', () => {
    const found = attempts(world, 60);
    expect(found).toSatisfy(isNothing);
    expect(found.tries).toBeGreaterThan(2);
  });

  test('chooses his results without a beacon', () => {
    const found = attempts({ ...world, beacon: null }, 24);
    expect(found.difference).toBeGreaterThan(LEAST_WITHOUT_BEACON);
    expect(found).not.toSatisfy(isNothing);
    expect(found.best).toBeGreaterThan(95);
  });

  test('chooses results of real matches without a beacon', () => {
    const real = { ...world, beacon: null, play: (...given: Parameters<typeof play>) => simulate(...given).score };
    expect(attempts(real, 3).best).toBeGreaterThan(90);
  });

  test('gets no round before its time, and none from another key', () => {
    const round = firstRoundFrom(QUICKNET, QUICKNET.genesis + 60_000);
    const at = roundTime(QUICKNET, round);
    expect(() => beacon.signatureAt(at - 1, round)).toThrow(RangeError);
    const signature = beacon.signatureAt(at, round);
    expect(isBeaconRound(beacon.beacon, { round, signature })).toBe(true);
    expect(isBeaconRound(createBeacon('other').beacon, { round, signature })).toBe(false);
  });
});

describe('a candidate (R-PRF-11)', () => {
  const own = withTwins(teamSheet({ seed: 1 }));
  const rival = teamSheet({ seed: 2 });
  const [first, ...others] = candidatesOf(own, 'some') as [AttackCandidate, ...AttackCandidate[]];
  const sealed = (candidate: AttackCandidate) => {
    const input = matchInput(candidate.sheet, rival);
    return seal(world, { label: 'one match', kickOff: QUICKNET.genesis + 60_000, candidate, input });
  };
  const seedOf = (candidate: AttackCandidate) => sealed(candidate).reveal().seed;

  test('is a legal sheet with eleven as good as those of any other', () => {
    const level = ({ sheet }: AttackCandidate) => {
      const onPitch = sheet.tactic.places.slice(0, 11).map(({ playerId }) => playerId);
      return onPitch.map((id) => sheet.players.find((player) => player.id === id)?.attributes);
    };
    for (const each of others) {
      expect(validateInput(matchInput(each.sheet, rival), ALPHA).ok).toBe(true);
      expect(level(each)).toEqual(level(first));
    }
    expect(new Set(others.map(({ sheet }) => JSON.stringify(sheet.tactic.places))).size).toBeGreaterThan(10);
  });

  test('of other words or another place among the sheets has the same seed; of other players or a later root it has another', () => {
    const { sheet } = first;
    const words = { ...sheet, players: sheet.players.map((player) => ({ ...player, name: 'X' })) };
    expect(seedOf({ ...first, sheet: words })).toBe(seedOf(first));
    expect(seedOf({ ...first, place: (first.place + 1) % 4 })).toBe(seedOf(first));
    expect(seedOf({ ...first, delay: first.delay + 9_000 })).not.toBe(seedOf(first));
    expect(seedOf({ ...first, sheet: own })).not.toBe(seedOf(first));
  });

  test('has a seed that was unknown to its operator when he stored the root', () => {
    const { guess, reveal, root } = sealed(first);
    const { seed, checks } = reveal();
    expect(checks.at(-1)).toEqual({ ok: true, says: 'witnessed' });
    expect(roundTime(QUICKNET, root.round ?? 0)).toBeGreaterThanOrEqual(root.storedAt + 10_000);
    expect(seed).not.toBe(guess);
  });
});
