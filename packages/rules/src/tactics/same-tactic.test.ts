import { describe, expect, test } from 'vitest';
import { buildTactic } from '../testing/builders.ts';
import type { Order } from './order.ts';
import { sameTactic } from './same-tactic.ts';
import type { Tactic } from './tactic.ts';

const tactic = buildTactic(undefined, {
  playersInstructions: [
    { position: 'LB', instructions: [{ name: 'Pressing', value: 'Tight' }] },
    {
      position: 'RB',
      instructions: [
        { name: 'Cross From', value: 'Deep' },
        { name: 'Dribbling', value: 'Less' },
      ],
    },
  ],
  teamInstructions: [
    { name: 'Tempo', value: 'High' },
    { name: 'Mentality', value: 'Offensive' },
  ],
  setPieces: [
    { name: 'captain', value: 4 },
    { name: 'penalties', value: 9 },
  ],
  substitutions: [
    { minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p3' },
    { minutes: 45, playerIn: 'c1-p13', playerOut: 'c1-p4' },
  ],
});

describe('two tactics say the same (R-DRA-1)', () => {
  test('in whatever order they list it', () => {
    const turned = {
      formation: tactic.formation,
      places: tactic.places.toReversed(),
      playersInstructions: tactic.playersInstructions
        .toReversed()
        .map((entry) => ({ ...entry, instructions: entry.instructions.toReversed() })),
      teamInstructions: tactic.teamInstructions.toReversed(),
      setPieces: tactic.setPieces.toReversed(),
      substitutions: tactic.substitutions.toReversed(),
    };
    expect(sameTactic(tactic, turned)).toBe(true);
  });

  test('if one names a set piece without a taker, or a position without instructions, and the other does not', () => {
    const wordy: Tactic = {
      ...tactic,
      setPieces: [...tactic.setPieces, { name: 'leftCorners', value: null }],
      playersInstructions: [...tactic.playersInstructions, { position: 'GK', instructions: [] }],
    };
    expect(sameTactic(tactic, wordy)).toBe(true);
  });

  test('if one gives an instruction its neutral value and the other omits it (R-TAC-22)', () => {
    const wordy: Tactic = {
      ...tactic,
      teamInstructions: [...tactic.teamInstructions, { name: 'Defense Width', value: 'Standard' }],
      playersInstructions: [
        ...tactic.playersInstructions,
        { position: 'CF', instructions: [{ name: 'Pressing', value: 'None' }] },
      ],
    };
    expect(sameTactic(tactic, wordy)).toBe(true);
  });

  test('value by value: an empty place is no player called null, and a space in a name parts nothing', () => {
    const first = (playerId: string | null): Tactic => ({
      ...tactic,
      places: tactic.places.map((place) => (place.id === '0' ? { ...place, playerId } : place)),
    });
    const planned = (playerIn: string, playerOut: string): Tactic => ({
      ...tactic,
      substitutions: [{ minutes: 45, playerIn, playerOut }],
    });
    expect(sameTactic(first(null), first('null'))).toBe(false);
    expect(sameTactic(planned('a b', 'c'), planned('a', 'b c'))).toBe(false);
  });
});

const swapped = tactic.places.map(({ id, playerId }) => ({
  id,
  playerId: id === '1' ? 'c1-p3' : id === '2' ? 'c1-p2' : playerId,
}));
const changes: [what: string, Partial<Tactic>][] = [
  ['formation', { formation: '442' }],
  ['places', { places: swapped }],
  [
    'individual instructions',
    { playersInstructions: [{ position: 'LB', instructions: [{ name: 'Pressing', value: 'Tighter' }] }] },
  ],
  [
    'position of an individual instruction',
    {
      playersInstructions: tactic.playersInstructions.map((entry) => ({
        ...entry,
        position: entry.position === 'LB' ? 'RB' : 'LB',
      })),
    },
  ],
  ['team instructions', { teamInstructions: [{ name: 'Tempo', value: 'High' }] }],
  [
    'value of a team instruction',
    {
      teamInstructions: [
        { name: 'Tempo', value: 'Low' },
        { name: 'Mentality', value: 'Offensive' },
      ],
    },
  ],
  [
    'taker',
    {
      setPieces: [
        { name: 'captain', value: 5 },
        { name: 'penalties', value: 9 },
      ],
    },
  ],
  [
    'team instruction that is neutral elsewhere',
    { teamInstructions: [...tactic.teamInstructions, { name: 'Line of Engagement', value: 'Standard' }] },
  ],
  ['minute of a substitution', { substitutions: tactic.substitutions.map((planned) => ({ ...planned, minutes: 60 })) }],
  ['substitutions', { substitutions: tactic.substitutions.slice(1) }],
];

test('orders count in their sequence (R-DRA-1)', () => {
  const order = (value: string): Order => ({
    when: [{ kind: 'level' }],
    action: { kind: 'instruction', name: 'Tempo', value },
  });
  const [high, low] = [order('High'), order('Low')];
  const withOrders = (...orders: readonly Order[]): Tactic => ({ ...tactic, orders });
  expect(sameTactic(tactic, withOrders())).toBe(true);
  expect(sameTactic(withOrders(high, low), withOrders(high, low))).toBe(true);
  expect(sameTactic(tactic, withOrders(high))).toBe(false);
  expect(sameTactic(withOrders(high, low), withOrders(low, high))).toBe(false);
});

test.each(changes)('another %s is another tactic (R-DRA-1)', (_, change) => {
  expect(sameTactic(tactic, { ...tactic, ...change })).toBe(false);
});
