import { describe, expect, test } from 'vitest';
import { SKILLS } from '../players/attributes.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { lineRatings } from './line-ratings.ts';

/** A squad of which the n-th is worth 40 + n in every position. */
const squad = buildSquad().map((player, index) => ({
  ...player,
  attributes: { ...player.attributes, ...Object.fromEntries(SKILLS.map((skill) => [skill, 41 + index])) },
}));

describe('the ratings of the lines (R-TAC-52)', () => {
  test('are the means of the starters in their places: keeper and four backs, three in the middle, three in attack', () => {
    const { defence, midfield, attack } = lineRatings(buildTactic(squad), squad, ALPHA);
    expect([defence, midfield, attack]).toEqual([
      expect.closeTo((41 + 42 + 43 + 44 + 45) / 5, 10),
      expect.closeTo((46 + 47 + 48) / 3, 10),
      expect.closeTo((49 + 50 + 51) / 3, 10),
    ]);
  });

  test('identify places by their ids, in any order', () => {
    const tactic = buildTactic(squad);
    const turned = { ...tactic, places: tactic.places.toReversed() };
    expect(lineRatings(turned, squad, ALPHA)).toEqual(lineRatings(tactic, squad, ALPHA));
  });

  test('leave out empty places, and an empty line has none', () => {
    const tactic = buildTactic(squad.slice(0, 9));
    expect(lineRatings(tactic, squad, ALPHA).attack).toBeCloseTo(49, 10);
    expect(lineRatings(buildTactic(squad.slice(0, 8)), squad, ALPHA).attack).toBeNull();
    expect(lineRatings({ ...buildTactic(squad), places: [] }, squad, ALPHA)).toEqual({
      defence: null,
      midfield: null,
      attack: null,
    });
  });

  test('count boosters', () => {
    const [keeper, ...others] = squad;
    if (keeper === undefined) throw new Error('a squad without players');
    const attributeBoosters = [{ slotId: 1, status: 'occupied' as const, boosterId: 27 }];
    const tactic = buildTactic(squad);
    const back = others[1];
    if (back === undefined) throw new Error('a squad without backs');
    const boosted = squad.map((player) => (player.id === back.id ? { ...back, attributeBoosters } : player));
    expect(lineRatings(tactic, boosted, ALPHA).defence).toBeGreaterThan(
      lineRatings(tactic, squad, ALPHA).defence ?? 100,
    );
  });
});
