import { describe, expect, test } from 'vitest';
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { LedgerEntry } from '../finances/ledger-entry.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildPlayer, buildSquad } from '../testing/index.ts';
import { botSelling } from './selling.ts';

const allSkills = (value: number) => Object.fromEntries(SKILLS.map((skill) => [skill, value]));

/**
 * The usual squad of 21, with the first 18 in its line-ups, and more outfield players, the later the weaker; every
 * search finds them.
 */
function squadOf(size: number): Player[] {
  const more = Array.from({ length: size - 21 }, (_, index) =>
    buildPlayer({ number: 22 + index, id: `c1-p${22 + index}`, attributes: { ...allSkills(90), passing: 89 - index } }),
  );
  const usual = buildSquad().map((player) => ({ ...player, attributes: { ...player.attributes, ...allSkills(90) } }));
  return [...usual, ...more];
}

/** The players of these numbers too weak for the lowest range of a search. */
const unknown = (players: readonly Player[], ...numbers: readonly number[]) =>
  players.map((player) =>
    numbers.includes(player.number)
      ? { ...player, attributes: { ...player.attributes, ...allSkills(61 - player.number / 100) } }
      : player,
  );

const clubWith = (players: readonly Player[], totalMoney = 500_000, reports: readonly LedgerEntry[] = []): Club =>
  buildClub({ players, finances: { totalMoney, credits: 0, reports, sponsorship: null } });
const listed = (players: readonly Player[], number: number) =>
  players.map((player) => (player.number === number ? { ...player, forSale: true } : player));
const sell = (club: Club, now = BUILT_AT) => botSelling({ club, now }, ALPHA);

describe('a bot that sells (R-BOT-8)', () => {
  test('puts the weakest player outside of its line-ups up for sale when it has more than 25', () => {
    const done = sell(clubWith(squadOf(26)));
    expect(done.events).toMatchObject([{ type: 'player-listed', playerId: 'c1-p26' }]);
    expect(done.club.players.find(({ forSale }) => forSale)?.number).toBe(26);
    expect(done.released).toEqual([]);
  });

  test('keeps 25', () => {
    const club = clubWith(squadOf(25));
    expect(sell(club)).toEqual({ club, entries: [], events: [], released: [] });
  });

  test('lists one player at a time', () => {
    const club = clubWith(listed(squadOf(27), 27));
    expect(sell(club).club).toBe(club);
  });

  test('releases an unsold player when it has more than 27', () => {
    const done = sell(clubWith(listed(squadOf(28), 25)));
    expect(done.events).toMatchObject([{ type: 'player-released', playerId: 'c1-p25' }]);
    expect(done.released).toMatchObject([{ id: 'c1-p25', club: null, forSale: true }]);
    expect(done.club.players).toHaveLength(27);
  });

  test('lists, then releases players of any squad that it can’t pay', () => {
    const first = sell(clubWith(squadOf(23), -1));
    expect(first.events).toMatchObject([{ type: 'player-listed', playerId: 'c1-p23' }]);
    const second = sell(first.club);
    expect(second.events).toMatchObject([{ type: 'player-released', playerId: 'c1-p23' }]);
    expect(sell(clubWith(squadOf(23), 0)).events).toEqual([]);
  });

  describe('and has players whom no search finds (R-MKT-20)', () => {
    test('lists the weakest of the others', () => {
      expect(sell(clubWith(unknown(squadOf(27), 24, 27))).events).toMatchObject([
        { type: 'player-listed', playerId: 'c1-p26' },
      ]);
    });

    test('finds them by age as well', () => {
      const old = squadOf(26).map((player) =>
        player.number === 26 ? { ...player, personalData: { ...player.personalData, dob: 0 } } : player,
      );
      expect(sell(clubWith(old)).events).toMatchObject([{ type: 'player-listed', playerId: 'c1-p25' }]);
    });

    test('lists no player when no other one is left', () => {
      const club = clubWith(unknown(squadOf(26), 19, 20, 21, 22, 23, 24, 25, 26));
      expect(sell(club).club).toBe(club);
    });

    test('lists one player at a time', () => {
      const club = clubWith(unknown(listed(squadOf(26), 25), 26));
      expect(sell(club).club).toBe(club);
    });

    test('releases them as unsold players', () => {
      const many = sell(clubWith(unknown(listed(squadOf(28), 28), 24, 27)));
      expect(many.events).toMatchObject([{ type: 'player-released', playerId: 'c1-p27' }]);
      const inDebt = sell(clubWith(unknown(squadOf(23), 23), -1));
      expect(inDebt.events).toMatchObject([{ type: 'player-released', playerId: 'c1-p23' }]);
      expect(sell(clubWith(unknown(squadOf(27), 27))).events).toMatchObject([{ type: 'player-listed' }]);
    });

    test('judges by the ranges of the rule set', () => {
      const [from61, ...higher] = ALPHA.market.overallRanges;
      if (from61 === undefined) throw new Error('no ranges');
      const overallRanges = [{ ...from61, from: 60 }, ...higher];
      const ruleset = { ...ALPHA, market: { ...ALPHA.market, overallRanges } };
      const club = clubWith(unknown(squadOf(26), 26));
      expect(botSelling({ club, now: BUILT_AT }, ruleset).events).toMatchObject([{ playerId: 'c1-p26' }]);
    });
  });

  describe('a bot whose wages are more than 62 % of its weekly earnings', () => {
    const opening: LedgerEntry = {
      clubId: 'c1',
      date: BUILT_AT,
      currency: 'money',
      type: 'Opening Balance',
      amount: 1,
    };
    /** The squad at $ 12.000 each. */
    const earning = (weekly: number, squad: readonly Player[]) => {
      const players = squad.map((player) => ({ ...player, salary: 12_000 }));
      const tickets: LedgerEntry = { ...opening, date: BUILT_AT + DAY, type: 'Tickets Sale', amount: weekly };
      return sell(clubWith(players, 150_000, [opening, tickets]), BUILT_AT + 7 * DAY).events;
    };

    test('lists a player: 23 at $ 12.000 earn $ 276.000', () => {
      expect(earning(445_161, squadOf(23))).toMatchObject([{ type: 'player-listed', playerId: 'c1-p23' }]);
      expect(earning(445_162, squadOf(23))).toEqual([]);
    });

    test('releases him when he stays unsold, down to 21 players', () => {
      const squad = listed(squadOf(22), 22);
      expect(earning(1, squad)).toMatchObject([{ type: 'player-released', playerId: 'c1-p22' }]);
      expect(earning(1, listed(squadOf(21), 21))).toEqual([]);
      expect(earning(1, squadOf(21))).toEqual([]);
    });
  });

  test('keeps every player of a line-up', () => {
    expect(sell(clubWith(squadOf(21).slice(0, 18), -1)).events).toEqual([]);
  });

  test('keeps its last two keepers, and sells a third', () => {
    const withKeepers = (numbers: readonly number[]) =>
      squadOf(26).map((player) => {
        const position = numbers.includes(player.number) ? ('GK' as const) : ('CM' as const);
        const attributes = { ...player.attributes, handling: 0 };
        return { ...player, attributes, personalData: { ...player.personalData, position } };
      });
    expect(sell(clubWith(withKeepers([1, 26]))).events).toMatchObject([{ playerId: 'c1-p25' }]);
    expect(sell(clubWith(withKeepers([1, 12, 26]))).events).toMatchObject([{ playerId: 'c1-p26' }]);
  });
});
