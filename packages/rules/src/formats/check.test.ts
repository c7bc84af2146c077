import { describe, expect, test } from 'vitest';
import { createRandom } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { checkFormat } from './check.ts';
import type { Format, FormatStage, KnockOutStage, LeagueStage, TieRules } from './format.ts';
import { FORMATS } from './known-formats.ts';
import { runFormat } from './run.ts';

const ONCE: TieRules = { legs: 1, ground: 'neutral', level: ['shoot-out'] };

const league: LeagueStage = { id: 'league', kind: 'league', from: [{ entrants: [1, 7] }], meetings: 1 };
const cup: KnockOutStage = {
  id: 'cup',
  kind: 'knock-out',
  from: [{ stage: 'league', places: [1, 4] }],
  winners: 1,
  pairing: { by: 'rank', against: 'last' },
  ties: ONCE,
};

/** Seven clubs, the best four of which play a cup. */
function format(changes: Partial<Format>, ...stages: FormatStage[]): Format {
  const places = [
    { stage: 'cup', places: [1, 4] },
    { stage: 'league', places: [1, 7] },
  ] as const;
  return {
    id: 'own',
    name: 'Own',
    entrants: 7,
    stages: stages.length > 0 ? stages : [league, cup],
    places,
    ...changes,
  };
}

function reason(checked: Format): string {
  const result = checkFormat(checked);
  return result.ok ? 'fine' : `${result.error.facts.stage}: ${result.error.facts.reason}`;
}

const groups = (count: number, clubs: number): FormatStage => ({
  id: 'league',
  kind: 'groups',
  from: [{ entrants: [1, clubs] }],
  groups: count,
  meetings: 1,
});

const slots = (...ties: [string, string][]): KnockOutStage => ({ ...cup, pairing: { by: 'slots', ties } });

describe('an impossible format is refused with stage and reason (R-FRM-2)', () => {
  test('as the error formats/impossible, with both in its facts', () => {
    expect(checkFormat(format({}, league, { ...cup, from: [{ stage: 'league', places: [1, 8] }] }))).toEqual({
      ok: false,
      error: { code: 'formats/impossible', facts: { stage: 2, reason: 'stage 2 needs 8 clubs, stage 1 provides 7' } },
    });
  });

  test.each<[string, Format]>([
    ['fine', format({})],
    ['0: the format has 1 entrants', format({ entrants: 1 })],
    ['0: the format has no stage', format({ stages: [] })],
    ['0: there is no tie-breaker age', format({ tieBreakers: ['age' as 'lots'] })],
    ['2: stages 1 and 2 are both called league', format({}, league, { ...cup, id: 'league' })],
    ['1: stage 1 needs 7 entrants, the format has 6', format({ entrants: 6 })],
    ['2: stage 2 takes no clubs', format({}, league, { ...cup, from: [] })],
    ['2: stage 2 takes places 3 to 2', format({}, league, { ...cup, from: [{ stage: 'league', places: [3, 2] }] })],
    ['1: stage 1 takes clubs of league, which is no earlier stage', format({}, cup, league)],
    [
      '3: stage 3 divides places 3 to 4 of stage 2, which are shared',
      format({}, league, cup, { ...cup, id: 'third', from: [{ stage: 'cup', places: [2, 3] }] }),
    ],
    [
      '3: stage 3 may get a club twice',
      format({}, league, cup, {
        ...cup,
        id: 'super-cup',
        from: [
          { stage: 'league', places: [1, 1] },
          { stage: 'cup', places: [1, 1] },
        ],
      }),
    ],
    ['0: entrant 1 may end without a place', format({ places: [{ stage: 'cup', places: [1, 4] }] })],
    [
      '0: the list of places needs 8 clubs, stage 1 provides 7',
      format({ places: [{ stage: 'league', places: [1, 8] }] }),
    ],
    ['0: there is no place 8 among 7 entrants', format({ awardPlaces: [8] })],
    ['1: stage 1 is a league of 1 clubs', format({}, { ...league, from: [{ entrants: [1, 1] }] }, cup)],
    ['1: stage 1 has 0 meetings', format({}, { ...league, meetings: 0 }, cup)],
    [
      '2: stage 2 mirrors cup, which is no earlier league of the same clubs',
      format({}, league, { ...league, id: 'second', mirrors: 'cup' }),
    ],
    [
      '2: stage 2 carries the matches of first, which is no earlier stage',
      format({}, league, { ...league, id: 'second', from: [{ stage: 'league', places: [1, 4] }], carries: ['first'] }),
    ],
    [
      '2: stage 2 is a table of no stage, which is no earlier stage',
      format({}, league, { id: 'annual', kind: 'table', from: league.from, of: [] }),
    ],
    ['1: stage 1 has 7 clubs for 2 groups', format({}, groups(2, 7), cup)],
    ['1: stage 1 has 27 groups', format({ entrants: 54 }, groups(27, 54), cup)],
    ['1: stage 1 has groups of 1 club', format({}, groups(7, 7), cup)],
    [
      '1: stage 1 has 7 clubs for 2 pots',
      format({}, { id: 'league', kind: 'league-phase', from: league.from, pots: 2, opponents: 2 }, cup),
    ],
    [
      '1: stage 1 has 3 pots, which is no even number',
      format({}, { id: 'league', kind: 'league-phase', from: [{ entrants: [1, 6] }], pots: 3, opponents: 2 }, cup),
    ],
    [
      '1: stage 1 has pots of 3 clubs, one of which has no opponent',
      format({}, { id: 'league', kind: 'league-phase', from: [{ entrants: [1, 6] }], pots: 2, opponents: 1 }, cup),
    ],
    [
      '1: stage 1 has pots of 2 clubs, too few for two opponents',
      format({}, { id: 'league', kind: 'league-phase', from: [{ entrants: [1, 4] }], pots: 2, opponents: 2 }, cup),
    ],
    ['2: stage 2 has 4 clubs for 4 places', format({}, league, { ...cup, winners: 4 })],
    [
      '2: stage 2 does not say who goes on when a tie is level',
      format({}, league, { ...cup, final: { ...ONCE, level: ['away-goals'] } }),
    ],
    [
      '2: stage 2 has 4 clubs, its pots hold 3',
      format({}, league, { ...cup, pairing: { by: 'rank', pots: [2, 1], against: 'last' } }),
    ],
    [
      '2: stage 2 pairs two halves of 3 clubs, and some have a bye',
      format({}, league, {
        ...cup,
        from: [{ stage: 'league', places: [1, 3] }],
        pairing: { by: 'rank', against: 'second-half' },
      }),
    ],
    [
      '2: stage 2 has slots and takes other clubs than the best of one stage of groups',
      format({}, league, slots(['1A', '2B'], ['1B', '2A'])),
    ],
    ['2: stage 2 has not one slot for 2A', format({ entrants: 6 }, groups(2, 6), slots(['1A', '2B'], ['1B', '2B']))],
    [
      '2: stage 2 has 3 ties for 1 places',
      format({ entrants: 6 }, groups(2, 6), slots(['1A', '2B'], ['1B', '2A'], ['3A', '3B'])),
    ],
    [
      '2: stage 2 has no slots for the clubs placed 2 of groups AB',
      format({ entrants: 12 }, groups(4, 12), {
        ...cup,
        from: [{ stage: 'league', places: [1, 6] }],
        winners: 3,
        pairing: {
          by: 'slots',
          ties: [
            ['1A', '2CD'],
            ['1B', '2CDA'],
            ['1C', '1D'],
          ],
        },
      }),
    ],
  ])('%s', (expected, checked) => {
    expect(reason(checked)).toBe(expected);
  });
});

describe('a format of an author’s own', () => {
  const decide = () => ({ homeGoals: 1, awayGoals: 0, shootOut: 'home' as const });
  const clubs = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`);

  test('throws if it is impossible, or the entrants are others than it says (R-FRM-1)', () => {
    const random = createRandom(1);
    const run = (own: Format, count: number) => () =>
      runFormat({ format: own, entrants: clubs(count), decide, random }, ALPHA);
    expect(run(format({ entrants: 6 }), 6)).toThrow('stage 1 needs 7 entrants, the format has 6');
    expect(run(format({}), 6)).toThrow('entrants');
    expect(run(format({}), 7)).not.toThrow();
  });

  test('throws if a match leaves open what it must decide', () => {
    const open = () => ({ homeGoals: 0, awayGoals: 0 });
    const input = { format: FORMATS['mm-cup'], entrants: clubs(32), decide: open, random: createRandom(1) };
    expect(() => runFormat(input, ALPHA)).toThrow('shoot-out');
  });

  test('plays off a tie for a place if its tie-breakers say so (R-FRM-6)', () => {
    const own = format(
      { entrants: 2, places: [{ stage: 'league', places: [1, 2] }], tieBreakers: ['play-off'] },
      {
        ...league,
        from: [{ entrants: [1, 2] }],
      },
    );
    const draw = () => ({ homeGoals: 1, awayGoals: 1, shootOut: 'away' as const });
    const { matches, places } = runFormat(
      { format: own, entrants: clubs(2), decide: draw, random: createRandom(3) },
      ALPHA,
    );
    expect(matches).toHaveLength(2);
    expect(matches[1]).toMatchObject({ round: 2, isNeutral: true, tie: { level: ['shoot-out'] } });
    expect(places[0]?.clubId).toBe(matches[1]?.away);
  });

  test('three clubs that play off and stay level are ordered by lots', () => {
    const own = format(
      { entrants: 3, places: [{ stage: 'league', places: [1, 3] }], tieBreakers: ['play-off'] },
      {
        ...league,
        from: [{ entrants: [1, 3] }],
      },
    );
    const draw = () => ({ homeGoals: 0, awayGoals: 0 });
    const firsts = Array.from({ length: 30 }, (_, seed) => {
      const { matches, places } = runFormat(
        { format: own, entrants: clubs(3), decide: draw, random: createRandom(seed) },
        ALPHA,
      );
      expect(matches).toHaveLength(6);
      return places[0]?.clubId;
    });
    expect(new Set(firsts).size).toBe(3);
  });

  test('carries the matches of a first phase into the second, among its clubs (R-FRM-5)', () => {
    const split = format(
      {
        entrants: 4,
        places: [
          { stage: 'top', places: [1, 2] },
          { stage: 'league', places: [3, 4] },
        ],
      },
      { ...league, from: [{ entrants: [1, 4] }] },
      { ...league, id: 'top', from: [{ stage: 'league', places: [1, 2] }], carries: ['league'] },
    );
    // c1 beats c2 in the first phase by three and loses the second meeting by one.
    const { places } = runFormat(
      {
        format: split,
        entrants: clubs(4),
        decide: ({ stage, home, away }) => {
          const isFirst = home < away;
          if (stage === 'top') return isFirst ? { homeGoals: 0, awayGoals: 1 } : { homeGoals: 1, awayGoals: 0 };
          return isFirst ? { homeGoals: 3, awayGoals: 0 } : { homeGoals: 0, awayGoals: 3 };
        },
        random: createRandom(1),
      },
      ALPHA,
    );
    expect(places.map(({ clubId }) => clubId)).toEqual(['c1', 'c2', 'c3', 'c4']);
  });

  test('pays prizes and gives awards by place, shared ones to each (R-FRM-8)', () => {
    const { places } = runFormat(
      {
        format: {
          ...format({}),
          prizes: [
            { place: 1, money: 500, credits: 3 },
            { place: 3, money: 100, credits: 1 },
          ],
          awardPlaces: [1, 3],
        },
        entrants: clubs(7),
        decide,
        random: createRandom(1),
      },
      ALPHA,
    );
    expect(places.map(({ place, money, credits, isAwarded }) => [place, money, credits, isAwarded])).toEqual([
      [1, 500, 3, true],
      [2, 0, 0, false],
      [3, 100, 1, true],
      [3, 100, 1, true],
      [5, 0, 0, false],
      [6, 0, 0, false],
      [7, 0, 0, false],
    ]);
  });
});
