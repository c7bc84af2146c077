import { describe, expect, test } from 'vitest';
import { createMatch } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { ownSkill, tire } from './current-ability.ts';
import { along, type SideIndex } from './pitch.ts';
import { awardCorner } from './referee-awards.ts';
import { takePlaces } from './set-pieces.ts';
import { OUTFIELD, type Slot } from './slots.ts';
import type { RunningMatch } from './state.ts';

/** A corner of a side in a match that is about to begin. */
function cornerOf(side: SideIndex): RunningMatch {
  const match = createMatch(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
  awardCorner(match, side);
  takePlaces(match);
  return match;
}

/** Those of the side that takes it and who do not take it themselves, by where they are sent: metres towards the goal they attack. */
function sent({ players, restart }: RunningMatch): ReadonlyMap<Slot, number> {
  const others = OUTFIELD[restart.side].filter((slot) => slot !== restart.taker);
  return new Map(others.map((slot) => [slot, along(restart.side, players.targetX[slot])]));
}

describe.each([0, 1] as const)('at a corner of side %d', (side) => {
  test('six attack, three stay back (R-ENG-3)', () => {
    const metres = [...sent(cornerOf(side)).values()];
    expect(metres.filter((long) => long > 80)).toHaveLength(6);
    expect(metres.filter((long) => long < 65)).toHaveLength(3);
  });

  test('players sent forward are better in the air than those who stay back', () => {
    const match = cornerOf(side);
    const inTheAir = (slot: Slot) => ownSkill(match, slot, 'heading') + ownSkill(match, slot, 'jumpingReach');
    const places = [...sent(match)];
    const up = places.filter(([, long]) => long > 80).map(([slot]) => inTheAir(slot));
    const back = places.filter(([, long]) => long < 65).map(([slot]) => inTheAir(slot));
    expect(Math.min(...up)).toBeGreaterThanOrEqual(Math.max(...back));
  });

  test('tired players keep their places', () => {
    const match = cornerOf(side);
    const before = sent(match);
    const [best] = [...before].filter(([, long]) => long > 80);
    if (best === undefined) throw new Error('nobody attacks');
    match.players.energy[best[0]] = 0.05;
    tire(match);
    takePlaces(match);
    expect(sent(match)).toEqual(before);
  });
});
