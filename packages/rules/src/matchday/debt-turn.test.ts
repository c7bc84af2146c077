import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { debtStage } from '../finances/debt.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { offersTo } from '../sponsorship/offers.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/index.ts';
import { debtTurn } from './debt-turn.ts';

const now = BUILT_AT + 30 * DAY;

function owing(changes: Partial<Club> = {}, totalMoney = -50_000): Club {
  const players = buildSquad('c1', 25).map((player) => ({ ...player, marketValue: 1_000 * player.number }));
  const club = buildClub({ players });
  return { ...club, finances: { ...club.finances, totalMoney }, ...changes };
}

const turn = (club: Club, isPayday = true, date = now) => debtTurn({ club, now: date, isPayday }, ALPHA);

describe('debt (R-DEB-1 to R-DEB-5)', () => {
  test('is counted by paydays that end below zero, with an event from the second on', () => {
    const first = turn(owing());
    expect(first.club.paydaysInDebt).toBe(1);
    expect(first.events).toEqual([]);
    const second = turn(first.club);
    expect(second.events).toMatchObject([{ type: 'debt-warned', paydays: 2, owed: 50_000 }]);
    expect(turn(second.club).events).toEqual([]);
  });

  test('means nothing on other days, and in the first two weeks of a club', () => {
    const club = owing({ paydaysInDebt: 2 });
    expect(turn(club, false)).toMatchObject({ club, events: [] });
    expect(turn(owing(), true, BUILT_AT + 13 * DAY).club.paydaysInDebt).toBeUndefined();
  });

  test('leaves the shortest sponsors alone (R-DEB-2)', () => {
    const offers = (paydaysInDebt: number) => offersTo({ club: owing({ paydaysInDebt }), now }, ALPHA);
    expect(offers(1)).toHaveLength(6);
    expect(new Set(offers(2).map(({ duration }) => duration))).toEqual(new Set([7]));
  });

  test('puts the dearest player outside the default tactic up for sale on each payday from the fourth on (R-DEB-3)', () => {
    const fourth = turn(owing({ paydaysInDebt: 3 }));
    expect(fourth.events).toMatchObject([{ type: 'debt-selling' }, { type: 'player-listed', playerId: 'c1-p25' }]);
    const fifth = turn(fourth.club);
    expect(fifth.events).toMatchObject([{ type: 'player-listed', playerId: 'c1-p24' }]);
    expect(fifth.club.tactics[fifth.club.defaultTactic]).toEqual(fourth.club.tactics[fourth.club.defaultTactic]);
  });

  test('never sells below the smallest squad', () => {
    const small = owing({ paydaysInDebt: 3, players: buildSquad('c1', 16) });
    expect(turn(small).events.map(({ type }) => type)).toEqual(['debt-selling']);
  });

  test('sells every day from the sixth payday on, and never the line-up (R-DEB-4)', () => {
    const sixth = turn(owing({ paydaysInDebt: 5 }));
    expect(debtStage(sixth.club, ALPHA)).toBe('administration');
    expect(sixth.events.map(({ type }) => type)).toEqual(['debt-administration', 'player-released']);
    const next = turn(sixth.club, false);
    expect(next.events.map(({ type }) => type)).toEqual(['player-released']);
    expect(next.released).toHaveLength(1);
    expect(next.club.tactics[next.club.defaultTactic]).toEqual(sixth.club.tactics[sixth.club.defaultTactic]);
  });

  test('ends with a balance of zero, with an event if the debt was reported', () => {
    const paid = turn(owing({ paydaysInDebt: 7 }, 0), false);
    expect(paid.club).not.toHaveProperty('paydaysInDebt');
    expect(paid.events).toMatchObject([{ type: 'debt-paid' }]);
    expect(turn(owing({ paydaysInDebt: 1 }, 0)).events).toEqual([]);
  });
});
