import { expect, test } from 'vitest';
import { buildPlayer } from '../testing/builders.ts';
import { playerSeenBy } from './offer.ts';

const player = buildPlayer({ club: 'c2', forSale: true });
const boosted = { ...player, attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 21 }] } as typeof player;

test('others see a player for sale without boosters; his slot stays (R-MKT-7, R-BOO-9)', () => {
  const attributeBoosters = [{ slotId: 1, status: 'unlocked' }];
  expect(playerSeenBy(boosted, 'c1')).toEqual({ ...boosted, attributeBoosters });
  expect(playerSeenBy(boosted, null)).toEqual({ ...boosted, attributeBoosters });
});

test('his own club sees him as he plays, and so does everyone while he is not for sale', () => {
  expect(playerSeenBy(boosted, 'c2')).toBe(boosted);
  const kept = { ...boosted, forSale: false };
  expect(playerSeenBy(kept, 'c1')).toBe(kept);
});
