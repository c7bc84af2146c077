import { expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildPlayer } from '../testing/builders.ts';
import { turnFreePlayers } from './free-players.ts';

const DAY = 24 * 3_600_000;
const aged = (id: string, years: number) => {
  const player = buildPlayer({ id, club: null });
  return { ...player, personalData: { ...player.personalData, dob: BUILT_AT - Math.ceil(years * 365.25) * DAY } };
};

test('a player past the age of retirement leaves the game, the others grow older (R-WLD-13, R-PLA-18)', () => {
  const [young, old] = [aged('p1', 30), aged('p2', 40)];
  const livedUntil = { p1: BUILT_AT - 10 * DAY };
  const turned = turnFreePlayers({ players: [young, old], livedUntil, now: BUILT_AT }, ALPHA);
  expect(turned.retired).toEqual(['p2']);
  expect(turned.players.map(({ id }) => id)).toEqual(['p1']);
  expect(turned.players[0]).not.toBe(young);
});

test('a player without a birthday stays the same object (R-PLA-27)', () => {
  const player = aged('p1', 30);
  expect(turnFreePlayers({ players: [player], livedUntil: {}, now: BUILT_AT }, ALPHA).players[0]).toBe(player);
});
