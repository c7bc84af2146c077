import { expect, test } from 'vitest';
import { buildPlayer } from '../testing/builders.ts';
import { playerSeenBy } from './player-seen-by.ts';

const player = buildPlayer({ club: 'c2', forSale: true });
const boosted = { ...player, attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 21 }] } as typeof player;

test('other clubs see a player for sale without boosters; his slot stays (R-MKT-7, R-BOO-9)', () => {
  const attributeBoosters = [{ slotId: 1, status: 'unlocked' }];
  expect(playerSeenBy(boosted, 'c1').attributeBoosters).toEqual(attributeBoosters);
  expect(playerSeenBy(boosted, null).attributeBoosters).toEqual(attributeBoosters);
});

test('a player’s own club sees his boosters, and so do others while he is not for sale', () => {
  const { attributeBoosters } = boosted;
  expect(playerSeenBy(boosted, 'c2').attributeBoosters).toEqual(attributeBoosters);
  expect(playerSeenBy({ ...boosted, forSale: false }, 'c1').attributeBoosters).toEqual(attributeBoosters);
});

test('a player’s condition, morale and training are hidden from other clubs, all else is shown (R-OPP-17)', () => {
  const { condition, morale, ...attributes } = player.attributes;
  expect(playerSeenBy({ ...player, sessions: { count: 1, date: 0 } }, 'c1')).toEqual({ ...player, attributes });
  expect(playerSeenBy({ ...player, club: null }, null)).toEqual({ ...player, club: null, attributes });
});
