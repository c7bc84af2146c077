import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/index.ts';
import { botGoal, botMargin } from './ambition.ts';
import { botStarterSale } from './starter-sale.ts';

const now = BUILT_AT;

/** A club of 25 whose players are all that good, or another number of them. */
function clubOf(skill: number, changes: Partial<Club> = {}): Club {
  const skills = Object.fromEntries(SKILLS.map((name) => [name, skill]));
  const players = buildSquad('c1', 25).map((player) => ({
    ...player,
    marketValue: 1_000 * player.number,
    attributes: { ...player.attributes, ...skills },
  }));
  return buildClub({ players, ...changes });
}

const sell = (club: Club) => botStarterSale({ club, matches: [], now }, ALPHA);

describe('a bot that parts with a starter (R-BOT-13)', () => {
  const strong = clubOf(Math.ceil(botGoal({ club: clubOf(70), now }, ALPHA)) + 2);

  test('puts the dearest up for sale if its eleven is better than it wants, and plays on without him', () => {
    const done = sell(strong);
    const starters = startersOf(strong.tactics[strong.defaultTactic], ALPHA);
    const [dearest] = strong.players
      .filter((player) => starters.includes(player.id) && !isKeeper(player))
      .toSorted((left, right) => right.marketValue - left.marketValue);
    expect(done.club.players.filter(({ forSale }) => forSale).map(({ id }) => id)).toEqual([dearest?.id]);
    for (const tactic of Object.values(done.club.tactics))
      expect(validateTactic(tactic, done.club.players, ALPHA).ok).toBe(true);
    expect(done.events.map(({ type }) => type)).toContain('player-listed');
  });

  test('offers one at a time', () => {
    const offering = sell(strong).club;
    expect(sell(offering).club).toBe(offering);
  });

  test('sells no player of a small squad, and none when the eleven is not good enough', () => {
    const small = { ...strong, players: strong.players.slice(0, 21) };
    expect(sell(small).club).toBe(small);
    const weak = clubOf(Math.floor(botGoal({ club: clubOf(70), now }, ALPHA)));
    expect(botMargin({ club: weak, now }, ALPHA)).toBeLessThan(0.5);
    expect(sell(weak).club).toBe(weak);
  });

  describe('that pays more wages than it may', () => {
    const reports = [15, 8, 1].map((days): LedgerEntry => {
      return { clubId: 'c1', currency: 'money', type: 'Tickets Sale', amount: 100_000, date: now - days * DAY };
    });
    const dear = (players: number, totalMoney: number) =>
      clubOf(70, {
        createdAt: now - 30 * DAY,
        players: clubOf(70)
          .players.slice(0, players)
          .map((player) => ({ ...player, salary: 100_000 })),
        finances: { totalMoney, credits: 0, reports, sponsorship: null },
      });
    const offersOf = (club: Club) => sell(club).club.players.filter(({ forSale }) => forSale).length;

    test('sells a starter of the smallest squad when its till does not hold the next wages', () => {
      expect(offersOf(dear(21, 2_100_000 - 1))).toBe(1);
      expect(offersOf(dear(21, 2_100_000))).toBe(0);
    });

    test('keeps eighteen', () => {
      expect(offersOf(dear(19, 0))).toBe(1);
      expect(offersOf(dear(18, 0))).toBe(0);
    });

    test('does not take him back, though its eleven is below its goal', () => {
      const { players, ...club } = dear(21, 0);
      const star = players.find(({ number }) => number === 2) as Player;
      const weak = clubOf(40).players.slice(0, 21);
      const offering = clubOf(40, {
        ...club,
        players: weak.map((player) =>
          player.number === star.number ? { ...star, forSale: true } : { ...player, salary: 100_000 },
        ),
      });
      expect(botMargin({ club: offering, now }, ALPHA)).toBeLessThan(0);
      expect(sell(offering).club).toBe(offering);
      const paid = { ...offering, finances: { ...offering.finances, totalMoney: 9_000_000 } };
      expect(sell(paid).events).toMatchObject([{ type: 'player-unlisted' }]);
    });
  });

  test('takes him back if the eleven is below its goal and he would start', () => {
    const weak = clubOf(40);
    const star = weak.players.map((player) =>
      player.number === 25
        ? {
            ...player,
            forSale: true,
            attributes: {
              ...player.attributes,
              speed: 90,
              passing: 90,
              finishing: 90,
              marking: 90,
              tackling: 90,
              heading: 90,
            },
          }
        : player,
    );
    const done = sell({ ...weak, players: star });
    expect(done.events).toMatchObject([{ type: 'player-unlisted' }]);
    expect(done.club.players.some(({ forSale }) => forSale)).toBe(false);
  });
});
