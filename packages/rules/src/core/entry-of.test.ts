import { describe, expect, test } from 'vitest';
import { isAwarded, prizeFor } from '../competitions/prizes.ts';
import { nextLevel } from '../facilities/levels.ts';
import { ticketPrice } from '../finances/tickets.ts';
import { marketPosition, searchFor } from '../market/search-criteria.ts';
import { compareByColumn, sortSquad, squadPositionOrder } from '../players/sort.ts';
import { naturalGroup } from '../positions/code.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { weeklyBaseValue } from '../sponsorship/weekly-base.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import { entryOf } from './entry-of.ts';

test('an entry of a table is found by its key', () => {
  expect(entryOf({ a: 1, b: 2 }, 'b', 'test: needs a letter')).toBe(2);
});

describe.each(['toString', 'constructor', '__proto__', 'unknown'])('the name %s is nowhere an entry', (text) => {
  const name = text as never;
  const player = buildPlayer();
  const stranger = { ...player, personalData: { ...player.personalData, position: name } };
  const sponsored = { category: name, awards: [], lastMatches: [], clubId: 'c1', now: BUILT_AT };
  const award = { competition: 'MM Cup', category: name, place: 1, date: BUILT_AT } as never;

  test('among positions: last in a squad list (R-PLA-5), and found by no search (R-MKT-3)', () => {
    expect(squadPositionOrder(name)).toBe(10);
    expect(sortSquad([stranger, player], { by: 'position' }, ALPHA)).toEqual([player, stranger]);
    expect(searchFor(stranger, BUILT_AT, ALPHA)).toBeNull();
  });

  test('among facilities: nothing to build (R-FAC-2)', () => {
    expect(nextLevel(name, 1, ALPHA)).toBeNull();
  });

  test.each([
    ['position', () => naturalGroup(name)],
    ['position', () => marketPosition(name)],
    ['column', () => sortSquad([player], { by: name }, ALPHA)],
    ['column', () => sortSquad([], { by: name }, ALPHA)],
    ['column', () => compareByColumn(player, player, name, ALPHA)],
    ['competition', () => prizeFor({ competition: name, category: 'Pro', place: 1 }, ALPHA)],
    ['category', () => prizeFor({ competition: 'MM Cup', category: name, place: 1 }, ALPHA)],
    ['competition', () => isAwarded({ competition: name, place: 1 }, ALPHA)],
    ['category', () => weeklyBaseValue(sponsored, ALPHA)],
    ['category', () => weeklyBaseValue({ ...sponsored, category: 'Pro', awards: [award] }, ALPHA)],
    ['category', () => ticketPrice({ category: name }, ALPHA)],
  ])('a read of the %s throws with the reason', (what, ask) => {
    expect(ask).toThrow(new RegExp(`^\\w+: needs a ${what}, got '${text}'$`));
  });
});
