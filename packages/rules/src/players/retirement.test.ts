import { describe, expect, test } from 'vitest';
import { ageInYears, utcMidnight } from '../clock/calendar.ts';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import type { Position } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { buildClub, buildSquad, buildTactic } from '../testing/builders.ts';
import { scriptedRandom } from '../testing/scripted-random.ts';
import type { Player } from './player.ts';
import { endOfLeague, retirePlayers } from './retirement.ts';
import { categorySalary } from './salary.ts';
import { marketValue } from './value.ts';

const now = utcMidnight({ year: 2026, month: 3, day: 2 });
const turnsToday = (age: number) => utcMidnight({ year: 2026 - age, month: 3, day: 2 });
const NOBODY = scriptedRandom([]);
/** Alpha without an academy: only who must join does. */
const NO_ACADEMY = { ...ALPHA, players: { ...ALPHA.players, youthShare: 0 } };

/** The squad with the players of these numbers turning 37 today. */
function ageing(squad: readonly Player[], ...numbers: readonly number[]): Player[] {
  return squad.map((player) => {
    const dob = turnsToday(numbers.includes(player.number) ? 37 : 36);
    return { ...player, personalData: { ...player.personalData, dob } };
  });
}

const movedTo = (position: Position, player: Player): Player => ({
  ...player,
  personalData: { ...player.personalData, position },
});

const retire = (club: Club, ruleset: Ruleset = NO_ACADEMY) => retirePlayers({ club, now }, createRandom(7), ruleset);
const positions = (players: readonly Player[]) => players.map(({ personalData }) => personalData.position);

describe('retirement when a league ends (R-PLA-20)', () => {
  test('ends the careers of players past 36 only', () => {
    const club = buildClub({ players: ageing(buildSquad(), 5, 19) });
    const { club: after, ...outcome } = retirePlayers({ club, now }, NOBODY, NO_ACADEMY);
    const players = club.players.filter(({ number }) => number !== 5 && number !== 19);
    expect(after).toEqual({ ...club, players, tactics: after.tactics });
    expect(outcome).toEqual({
      retired: [5, 19].map((number) => ({ ...club.players[number - 1], club: null })),
      promoted: [],
      entries: [],
      events: [5, 19].map((number) => ({
        type: 'player-retired',
        clubId: 'c1',
        date: now,
        playerId: `c1-p${number}`,
        name: `Jogador ${number}`,
      })),
    });
  });

  test('leaves a club of younger players as it is', () => {
    const club = buildClub({ players: ageing(buildSquad()) });
    expect(retirePlayers({ club, now }, NOBODY, NO_ACADEMY)).toEqual({
      club,
      retired: [],
      promoted: [],
      entries: [],
      events: [],
    });
  });

  test('comes at the age of the rule set', () => {
    const ruleset = { ...ALPHA, players: { ...NO_ACADEMY.players, retirementAge: 37 } };
    expect(retire(buildClub({ players: ageing(buildSquad(), 5) }), ruleset).retired).toEqual([]);
  });
});

describe('a player who ends his career (R-PLA-25)', () => {
  test('leaves every place, set piece and substitution of all three tactics', () => {
    const players = ageing(buildSquad(), 5);
    const tactic = buildTactic(players, {
      setPieces: [
        { name: 'captain', value: 5 },
        { name: 'penalties', value: 9 },
      ],
      substitutions: [
        { minutes: 60, playerIn: 'c1-p13', playerOut: 'c1-p5' },
        { minutes: 60, playerIn: 'c1-p14', playerOut: 'c1-p6' },
      ],
    });
    const { tactics } = retire(buildClub({ players, tactics: { A: tactic, B: tactic, C: tactic } })).club;
    const left = {
      ...tactic,
      places: tactic.places.map((place) => (place.playerId === 'c1-p5' ? { ...place, playerId: null } : place)),
      setPieces: [
        { name: 'captain', value: null },
        { name: 'penalties', value: 9 },
      ],
      substitutions: tactic.substitutions.slice(1),
    };
    expect(tactics).toEqual({ A: left, B: left, C: left });
  });

  test('leaves his boosters in the club’s store, and is no longer for sale', () => {
    const players = ageing(buildSquad(), 20, 21).map((player) =>
      player.number < 20
        ? player
        : {
            ...player,
            forSale: true,
            attributeBoosters: [{ slotId: 1, status: 'occupied' as const, boosterId: player.number - 10 }],
          },
    );
    const { club, retired } = retire(buildClub({ players, playerBoosters: [7] }));
    expect(club.playerBoosters).toEqual([7, 10, 11]);
    expect(retired).toMatchObject([{ id: 'c1-p20' }, { id: 'c1-p21' }]);
    for (const veteran of retired) {
      expect(veteran).toMatchObject({
        club: null,
        forSale: false,
        attributeBoosters: [{ slotId: 1, status: 'unlocked' }],
      });
    }
  });
});

describe('youth players who take their places (R-PLA-26)', () => {
  const eighteen = buildSquad().slice(0, 18);

  test('join if fewer than 16 are left', () => {
    const squad = (...numbers: number[]) => buildClub({ players: ageing(eighteen, ...numbers) });
    expect(retire(squad(17, 18)).promoted).toEqual([]);
    const { club, promoted } = retire(squad(16, 17, 18));
    expect(club.players).toHaveLength(16);
    expect(club.players.at(-1)).toEqual(promoted[0]);
    expect(promoted).toHaveLength(1);
  });

  test('join if the last keeper has gone, in goal and with a shirt of his own', () => {
    const players = ageing(buildSquad(), 1, 12);
    const { club, promoted, events } = retire(buildClub({ players }));
    const [keeper] = promoted;
    if (keeper === undefined) throw new Error('nobody was promoted');
    expect(keeper).toMatchObject({ id: `c1-y${now}-1`, club: 'c1', number: 1, forSale: false });
    expect(positions(promoted)).toEqual(['GK']);
    expect(club.players).toHaveLength(20);
    const { name } = keeper.personalData;
    expect(events.at(-1)).toEqual({
      type: 'player-promoted',
      clubId: 'c1',
      date: now,
      playerId: keeper.id,
      name,
    });
    expect(events.map(({ type }) => type)).toEqual(['player-retired', 'player-retired', 'player-promoted']);
  });

  test('join if all but too few are for sale, or every keeper is', () => {
    const listed = (numbers: readonly number[], ...old: readonly number[]) =>
      buildClub({
        players: ageing(buildSquad(), ...old).map((player) => ({
          ...player,
          forSale: numbers.includes(player.number),
        })),
      });
    expect(retire(listed([17, 18, 19, 20, 21], 2, 3)).promoted).toHaveLength(2);
    expect(positions(retire(listed([12], 1)).promoted)).toEqual(['GK']);
    expect(retire(listed([20], 19)).promoted).toEqual([]);
  });

  test('play where a new squad has most need of them', () => {
    const squad = ageing(eighteen, 1, 2, 11, 12, 17);
    const { club, promoted } = retire(buildClub({ players: squad }));
    expect(positions(promoted)).toEqual(['GK', 'AM', 'GK']);
    expect(new Set(club.players.map(({ number }) => number)).size).toBe(16);
  });

  test('are not needed when a player of the same line remains: a wing-back is a full-back', () => {
    const players = ageing(buildSquad().slice(0, 16), 5).map((player) =>
      player.personalData.position === 'RB' ? movedTo('RWB', player) : player,
    );
    expect(positions(retire(buildClub({ players })).promoted)).toEqual(['LB']);
  });

  test('make up for every keeper that the rule set asks for', () => {
    const squad = { ...ALPHA.players.squad, keepers: 3 };
    const ruleset = { ...ALPHA, players: { ...NO_ACADEMY.players, squad } };
    const { club, promoted } = retire(buildClub({ players: ageing(buildSquad(), 12) }), ruleset);
    expect(positions(promoted)).toEqual(['GK', 'GK']);
    expect(promoted.map(({ number }) => number)).toEqual([12, 22]);
    expect(club.players).toHaveLength(22);
  });

  test('are 16 to 18 years old and as good as their club’s category', () => {
    const players = ageing(buildSquad(), ...buildSquad().map(({ number }) => number));
    const { promoted } = retire(buildClub({ players, category: 'Pro' }));
    const ages = promoted.map(({ personalData }) => ageInYears(personalData.dob, now));
    expect(promoted).toHaveLength(16);
    expect(new Set(ages)).toEqual(new Set([16, 17, 18]));
    expect(Math.min(...promoted.map(({ attributes }) => attributes.potential))).toBeGreaterThanOrEqual(
      ALPHA.players.categories.Pro.minimum,
    );
  });

  test('are the same from the same seed, with the ids that are asked for', () => {
    const club = buildClub({ players: ageing(eighteen, 1, 12, 13) });
    const input = { club, now, idOf: (n: number) => `youth-${n}` };
    const { promoted } = retirePlayers(input, createRandom(7), NO_ACADEMY);
    expect(promoted.map(({ id }) => id)).toEqual(['youth-1']);
    expect(retirePlayers(input, createRandom(7), NO_ACADEMY).promoted).toEqual(promoted);
    expect(
      promoted.map(({ personalData, attributes }) => [personalData.name, attributes.potential]),
    ).toMatchInlineSnapshot(`
      [
        [
          "Serginho Mineiro",
          74.8,
        ],
      ]
    `);
  });
});

describe('the academy (R-PLA-30)', () => {
  const club = buildClub({ players: ageing(buildSquad()) });
  const joined = (seed: number, of = club) => retirePlayers({ club: of, now }, createRandom(seed), ALPHA).promoted;
  const seeds = Array.from({ length: 400 }, (_, seed) => seed);

  test('sends a youth player after a quarter of the leagues, where the squad has most need of him', () => {
    const all = seeds.flatMap((seed) => joined(seed));
    expect(Math.abs(all.length / seeds.length - ALPHA.players.youthShare)).toBeLessThan(0.06);
    expect(new Set(positions(all)).size).toBe(1);
    for (const { personalData, club: home } of all) {
      expect(ageInYears(personalData.dob, now)).toBeLessThanOrEqual(18);
      expect(home).toBe('c1');
    }
  });

  test('sends no player into a full squad', () => {
    const full = buildClub({ players: ageing(buildSquad('c1', ALPHA.players.squad.initial)) });
    expect(seeds.flatMap((seed) => joined(seed, full))).toEqual([]);
  });

  test('is the same from the same seed', () => {
    expect(joined(5)).toEqual(joined(5));
  });
});

describe('the end of a league (R-PLA-12)', () => {
  test('appraises all players anew after careers have ended', () => {
    const club = buildClub({ players: ageing(buildSquad(), 5) });
    const retirement = retirePlayers({ club, now }, NOBODY, NO_ACADEMY);
    const ended = endOfLeague({ club, now }, NOBODY, NO_ACADEMY);
    expect(ended).toEqual({
      ...retirement,
      club: {
        ...retirement.club,
        players: retirement.club.players.map((player) => ({
          ...player,
          marketValue: marketValue(player, now, ALPHA),
          salary: categorySalary(player, club.category, ALPHA),
        })),
      },
    });
    expect(ended.club.players).not.toEqual(retirement.club.players);
  });

  test('appraises and retires by the rule set', () => {
    const { salary } = ALPHA.players;
    const ruleset = {
      ...ALPHA,
      players: {
        ...ALPHA.players,
        retirementAge: 35,
        salary: { ...salary, categories: { ...salary.categories, Várzea: 2 }, overall: [{ at: 0, value: 1_230 }] },
      },
    };
    const club = buildClub({ players: ageing(buildSquad()) });
    const { players } = endOfLeague({ club, now, idOf: (n) => `y${n}` }, createRandom(1), ruleset).club;
    expect(players.map(({ id }) => id)).toEqual(Array.from({ length: 16 }, (_, index) => `y${index + 1}`));
    expect(new Set(players.map(({ salary: wages }) => wages))).toEqual(new Set([2_460]));
  });
});
