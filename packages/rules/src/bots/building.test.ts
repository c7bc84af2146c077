import { describe, expect, test } from 'vitest';
import { weeklySalaries } from '../finances/salaries.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub } from '../testing/index.ts';
import { botBuilding } from './building.ts';

const base = buildClub();
const wages = 2.5 * weeklySalaries(base.players);
const withCash = (totalMoney: number, facilities = base.facilities) =>
  buildClub({ facilities, finances: { totalMoney, credits: 0, reports: [], sponsorship: null } });

describe('a bot that builds (R-BOT-7)', () => {
  test('starts with the cheapest centre for what it wants, and keeps its reserve of wages', () => {
    const done = botBuilding({ club: withCash(200_000 + wages), now: BUILT_AT }, ALPHA);
    expect(done.club.facilities.gym).toBe(2);
    expect(done.club.finances.totalMoney).toBe(wages);
    expect(done.events).toMatchObject([{ type: 'facility-upgraded', facility: 'gym', level: 2 }]);
  });

  test('keeps saving when a dollar of the reserve would be missing', () => {
    const club = withCash(200_000 + wages - 1);
    expect(botBuilding({ club, now: BUILT_AT }, ALPHA)).toEqual({ club, entries: [], events: [], released: [] });
  });

  test('saves for what it wants most rather than build what it could pay', () => {
    const facilities = { ...base.facilities, gym: 2, trainingGround: 2, recoveryCenter: 2 };
    const club = withCash(900_000 + wages, facilities);
    expect(botBuilding({ club, now: BUILT_AT }, ALPHA).club).toBe(club);
    expect(
      botBuilding({ club: withCash(1_000_000 + wages, facilities), now: BUILT_AT }, ALPHA).club.facilities.stadium
        .level,
    ).toBe(2);
  });

  test('has nothing to build when everything is at its highest level', () => {
    const facilities = { stadium: { name: 'Estádio', level: 5 }, recoveryCenter: 4, gym: 4, trainingGround: 4 };
    const club = withCash(99_000_000, facilities);
    expect(botBuilding({ club, now: BUILT_AT }, ALPHA).club).toBe(club);
  });
});
