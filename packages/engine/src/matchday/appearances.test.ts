import { ALPHA } from '@mundo-manager/rules/ruleset';
import { describe, expect, test } from 'vitest';
import type { MatchEvent } from '../events/event.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { appearancesOf } from './appearances.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const id = (number: number) => input.home.players[number - 1]?.id ?? '';
const MINUTE = 120;

function partsAfter(...events: readonly object[]) {
  const ended = [...events, { type: 'periodEnd', tick: 90 * MINUTE }].map((event) => ({ side: 'home', ...event }));
  const parts = appearancesOf(input, { events: ended as unknown as MatchEvent[], ratings: [] }, ALPHA);
  return (number: number) => parts.find(({ playerId }) => playerId === id(number));
}

test('the incidents of an appearance are its cards and injuries with their minutes (R-DIS-2, R-DIS-3)', () => {
  const of = partsAfter(
    { type: 'card', tick: 30 * MINUTE, minute: 30, player: id(2), colour: 'yellow' },
    { type: 'card', tick: 38 * MINUTE, minute: 38, player: id(2), colour: 'secondYellow' },
    { type: 'injury', tick: 50 * MINUTE, minute: 50, player: id(3) },
  );
  expect(of(2)?.incidents).toEqual([
    { kind: 'yellow', minute: 30 },
    { kind: 'secondYellow', minute: 38 },
  ]);
  expect([of(3)?.incidents, of(4)?.incidents]).toEqual([[{ kind: 'injury', minute: 50 }], undefined]);
});

describe('the minutes of an appearance (R-WLD-8)', () => {
  test('end with a sending-off, not with a yellow card', () => {
    const of = partsAfter(
      { type: 'card', tick: 30 * MINUTE, player: id(2), colour: 'yellow' },
      { type: 'card', tick: 38 * MINUTE, player: id(3), colour: 'secondYellow' },
    );
    expect([of(2)?.minutes, of(3)?.minutes]).toEqual([90, 38]);
  });

  test('end with an injury, and the substitute has the rest in that place', () => {
    const of = partsAfter(
      { type: 'injury', tick: 50 * MINUTE, player: id(2) },
      { type: 'substitution', tick: 50 * MINUTE, playerOut: id(2), playerIn: id(13) },
      { type: 'injury', tick: 70 * MINUTE, player: id(4) },
    );
    expect([of(2)?.minutes, of(13)?.minutes, of(4)?.minutes]).toEqual([50, 40, 70]);
    expect(of(13)?.position).toBe(of(2)?.position);
  });

  test('of a substitute keeper count as a keeper’s, for any outgoing player', () => {
    const of = partsAfter(
      { type: 'card', tick: 60 * MINUTE, player: id(1), colour: 'red' },
      { type: 'substitution', tick: 60 * MINUTE, playerOut: id(10), playerIn: id(12) },
      { type: 'keeperChange', tick: 60 * MINUTE, player: id(12) },
    );
    expect([of(1)?.minutes, of(10)?.minutes, of(12)?.minutes, of(12)?.position]).toEqual([60, 60, 30, 'GK']);
  });
});
