import { describe, expect, test } from 'vitest';
import type { Club } from '../clubs/club.ts';
import { createRandom } from '../core/random.ts';
import { isCollectable } from '../daily-rewards/availability.ts';
import { availableMoney } from '../finances/available-money.ts';
import { playerAge } from '../players/age.ts';
import { isWithinSquadLimits } from '../players/squad-limits.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { SET_PIECES, TACTIC_NAMES } from '../tactics/tactic.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { BUILT_AT, buildEmblem } from '../testing/builders.ts';
import { type CreateClubInput, createClub } from './create-club.ts';
import { KIT_PRESETS } from './kit-presets.ts';

const INPUT: CreateClubInput = {
  id: 'c7',
  name: '  Vaga   Lume ',
  emblem: buildEmblem({ shape: 4 }),
  kitId: 79,
  managerName: ' Ana  Souza',
  now: BUILT_AT,
};

function found(seed = 'new club', ruleset = ALPHA) {
  const result = createClub(INPUT, createRandom(seed), ruleset);
  if (!result.ok) throw new RangeError(result.error.code);
  return result.value;
}

describe('a new club (R-CLU-13)', () => {
  test('bears the tidied name, the emblem and the kit that were chosen', () => {
    const { club, events } = found();
    expect(club).toMatchObject({ id: 'c7', name: 'Vaga Lume', emblem: INPUT.emblem, createdAt: BUILT_AT });
    expect(club.uniform).toEqual(KIT_PRESETS[79]);
    expect(events).toEqual([{ clubId: 'c7', date: BUILT_AT, type: 'club-founded', name: 'Vaga Lume' }]);
  });

  test('starts in Várzea with level 1 of everything, and nothing won or signed', () => {
    const { club } = found();
    expect(club.category).toBe('Várzea');
    expect(club.facilities).toEqual({
      stadium: { name: 'Estádio Vaga Lume', level: 1 },
      recoveryCenter: 1,
      gym: 1,
      trainingGround: 1,
    });
    expect(club.finances.sponsorship).toBeNull();
    expect([club.awards, club.lastMatches, club.competitions.current]).toEqual([[], [], []]);
  });

  test('has a squad of its own within the limits', () => {
    const { club } = found();
    expect(club.players).toHaveLength(25);
    expect(isWithinSquadLimits(club.players, ALPHA)).toBe(true);
    expect(club.players.every((player) => player.club === 'c7' && !player.forSale)).toBe(true);
    expect(new Set(club.players.map(({ id }) => id)).size).toBe(25);
  });

  test('has players from 16 to 35 years old', () => {
    const { club } = found();
    const ages = club.players.map((player) => playerAge(player, BUILT_AT));
    expect(Math.min(...ages)).toBeGreaterThanOrEqual(16);
    expect(Math.max(...ages)).toBeLessThanOrEqual(35);
  });
});

describe('the tactics of a new club (R-CLU-14)', () => {
  test('are 442, 433Wide and 451, filled by auto-pick, without instructions', () => {
    const { club } = found();
    expect(TACTIC_NAMES.map((slot) => club.tactics[slot].formation)).toEqual(['442', '433Wide', '451']);
    for (const slot of TACTIC_NAMES) {
      const tactic = club.tactics[slot];
      expect(tactic).toEqual({
        formation: tactic.formation,
        places: autoPick(club.players, tactic.formation, ALPHA),
        playersInstructions: [],
        teamInstructions: [],
        setPieces: SET_PIECES.map((name) => ({ name, value: null })),
        substitutions: [],
      });
    }
  });

  test('could be saved as they are, and A is played unless another is set', () => {
    const { club } = found();
    for (const slot of TACTIC_NAMES) expect(validateTactic(club.tactics[slot], club.players, ALPHA).ok).toBe(true);
    expect(club.defaultTactic).toBe('A');
  });
});

describe('the balance of a new club (R-CLU-15)', () => {
  test('is 625000 and 30 credits, and the ledger says where they are from', () => {
    const { club, entries } = found();
    const base = { clubId: 'c7', date: BUILT_AT, type: 'Opening Balance' };
    expect(entries).toEqual([
      { ...base, currency: 'money', amount: 625_000 },
      { ...base, currency: 'credits', amount: 30 },
    ]);
    expect(club.finances).toEqual({
      totalMoney: 625_000,
      credits: 30,
      reports: [{ ...base, currency: 'money', amount: 625_000 }],
      sponsorship: null,
    });
  });

  test('pays the first league', () => {
    const { club } = found();
    expect(club.finances.credits).toBeGreaterThanOrEqual(ALPHA.competitions.leagueEntryCredits);
  });

  test.each(['one', 'two', 'three', 'four', 'five'])(
    'buys a first player before any sponsor, from the seed %s',
    (seed) => {
      const { club } = found(seed);
      expect(availableMoney(club.finances.totalMoney, club.players, ALPHA)).toBeGreaterThan(50_000);
    },
  );

  test('may be empty in a variant', () => {
    const clubCreation = { ...ALPHA.clubCreation, openingMoney: 0, openingCredits: 0 };
    const poor = found('new club', { ...ALPHA, clubCreation });
    expect(poor.entries).toEqual([]);
    expect(poor.club.finances).toMatchObject({ totalMoney: 0, credits: 0, reports: [] });
  });
});

describe('the boosters and the manager of a new club (R-CLU-16)', () => {
  test.each(['one', 'two', 'three'])('three equal bronze boosters and two for matches, from the seed %s', (seed) => {
    const { club } = found(seed);
    const [first = 0] = club.playerBoosters;
    expect(club.playerBoosters).toEqual([first, first, first]);
    expect(first).toBeGreaterThanOrEqual(1);
    expect(first).toBeLessThanOrEqual(10);
    expect(club.matchBoosters).toHaveLength(2);
    for (const id of club.matchBoosters) expect(ALPHA.boosters.matchBoosters.map((row) => row.id)).toContain(id);
  });

  test('every skill is at level 1, with 5 points to spend', () => {
    expect(found().club.manager).toEqual({
      name: 'Ana Souza',
      level: 1,
      exp: 0,
      skillPoints: 5,
      skills: {
        training: { attacking: 1, defending: 1, heading: 1, physical: 1, goalkeeping: 1, ballControl: 1 },
        speech: { attacking: 1, defending: 1, spirit: 1, focus: 1, boosters: 1 },
      },
    });
  });
});

test('every quota is full and both daily rewards wait (R-CLU-17)', () => {
  const { club } = found();
  const unused = { value: 0, lastUpdate: BUILT_AT };
  expect([club.rests, club.marketSearches]).toEqual([unused, unused]);
  expect(Object.values(club.dailyRewards).map((date) => isCollectable(date, BUILT_AT))).toEqual([true, true]);
});

test('the same seed founds the same club, another seed another squad', () => {
  const names = (club: Club) => club.players.map(({ personalData }) => personalData.name);
  expect(found('a')).toEqual(found('a'));
  expect(names(found('a').club)).not.toEqual(names(found('b').club));
});

test('the goalkeepers and boosters of one seed stay what they are', () => {
  const { club } = found();
  const keepers = club.players.filter(({ personalData }) => personalData.position === 'GK');
  expect({
    keepers: keepers.map(({ number, personalData }) => `${number} ${personalData.name} ${personalData.country}`),
    playerBoosters: club.playerBoosters,
    matchBoosters: club.matchBoosters,
  }).toMatchInlineSnapshot(`
    {
      "keepers": [
        "1 Maninho BR",
        "12 Enzo de Souza BR",
        "22 Fernando Pessoa BR",
      ],
      "matchBoosters": [
        5,
        9,
      ],
      "playerBoosters": [
        7,
        7,
        7,
      ],
    }
  `);
});

describe('refusals (R-CLU-1, R-CLU-10, R-CLU-12)', () => {
  test.each([
    [{ name: 'Ab' }, 'club-creation/name-length', { length: 2, minimum: 3, maximum: 25 }],
    [{ name: 'A.B.C.' }, 'club-creation/name-characters', {}],
    [{ name: 'Shit United' }, 'club-creation/name-offensive', {}],
    [{ emblem: buildEmblem({ symbol: 90 }) }, 'club-creation/invalid-emblem', { field: 'symbol' }],
    [{ kitId: 80 }, 'club-creation/unknown-kit', { kitId: 80 }],
    [{ kitId: -1 }, 'club-creation/unknown-kit', { kitId: -1 }],
  ])('%j is refused: %s', (changes, code, facts) => {
    expect(createClub({ ...INPUT, ...changes }, createRandom(1), ALPHA)).toEqual({ ok: false, error: { code, facts } });
  });
});
