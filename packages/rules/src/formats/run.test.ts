import { describe, expect, test } from 'vitest';
import { chance, createRandom, randomInteger } from '../core/random.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { checkFormat } from './check.ts';
import type { DecideMatch } from './course.ts';
import type { Format } from './format.ts';
import { FORMATS } from './known-formats.ts';
import type { FormatMatch } from './match.ts';
import { runFormat } from './run.ts';

const RUNS = 200;

const clubs = (count: number) => Array.from({ length: count }, (_, index) => `c${index + 1}`);

/** Scores of nil to three goals, so that ties are common. */
function anyScore(seed: string): DecideMatch {
  const random = createRandom(`scores ${seed}`);
  return () => ({
    homeGoals: randomInteger(random, 0, 3),
    awayGoals: randomInteger(random, 0, 3),
    shootOut: chance(random, 0.5) ? 'home' : 'away',
    cards: { home: randomInteger(random, 0, 4), away: randomInteger(random, 0, 4) },
  });
}

/** The better ranked club always wins. */
const noUpsets: DecideMatch = ({ home, away }) => {
  const isHomeBetter = Number(home.slice(1)) < Number(away.slice(1));
  return { homeGoals: isHomeBetter ? 1 : 0, awayGoals: isHomeBetter ? 0 : 1 };
};

function play(format: Format, seed: string, decide = anyScore(seed)) {
  return runFormat({ format, entrants: clubs(format.entrants), decide, random: createRandom(seed) }, ALPHA);
}

/** Clubs that play twice in a round. */
function doubled(matches: readonly FormatMatch[]): string[] {
  const seen = new Set<string>();
  return matches
    .flatMap(({ home, away, round }) => [`${home} in round ${round}`, `${away} in round ${round}`])
    .filter((key) => seen.has(key) || !seen.add(key));
}

const ofStage = (matches: readonly FormatMatch[], stage: string) => matches.filter((match) => match.stage === stage);
const clubsIn = (matches: readonly FormatMatch[]) => new Set(matches.flatMap(({ home, away }) => [home, away]));

/** Matches of each format, where no club wins both halves of a season. */
const MATCHES: Readonly<Record<keyof typeof FORMATS, number>> = {
  'mm-league': 90,
  'mm-cup': 31,
  'mm-tournament': 31,
  'mm-special': 7,
  'copa-do-brasil': 40 + 20 + 32 + 30,
  brasileirao: 760,
  libertadores: 6 + 16 + 8 + 96 + 28 + 1,
  'champions-league': 144 + 16 + 28 + 1,
  'world-cup': 104,
  'apertura-clausura': 240 + 1 + 2,
  'k-league': 240 + 2 + 1 + 1 + 2,
  'primera-division-chile': 272,
  'copa-do-brasil-1989': 62,
  'club-world-cup': 8,
};

describe.each(Object.values<Format>(FORMATS))('$name, played 200 times (R-FRM-9)', (format) => {
  test('is data that can be played', () => {
    expect(checkFormat(format)).toEqual({ ok: true, value: format });
    expect(JSON.parse(JSON.stringify(format))).toEqual(format);
  });

  test('gives every entrant one place, and plays no club twice in a round (R-FRM-3, R-FRM-4)', () => {
    const most = MATCHES[format.id as keyof typeof FORMATS];
    for (let run = 0; run < RUNS; run++) {
      const { matches, places } = play(format, `${run}`);
      expect(new Set(places.map(({ clubId }) => clubId)).size).toBe(format.entrants);
      expect(places).toHaveLength(format.entrants);
      expect(places.filter(({ place }) => place === 1)).toHaveLength(1);
      expect(places.every(({ place }, index) => place <= index + 1 && place >= (places[index - 1]?.place ?? 1))).toBe(
        true,
      );
      expect(doubled(matches)).toEqual([]);
      expect(matches.length).toBeLessThanOrEqual(most);
      if (format.id !== 'apertura-clausura') expect(matches).toHaveLength(most);
    }
  });

  test('goes to the best if no upset happens, and the same for the same seed (R-FRM-10)', () => {
    const calm = play(format, 'calm', noUpsets);
    expect(calm.places[0]).toMatchObject({ clubId: 'c1', place: 1 });
    expect(calm).toEqual(play(format, 'calm', noUpsets));
    expect(play(format, 'one')).toEqual(play(format, 'one'));
    expect(play(format, 'one').matches).not.toEqual(play(format, 'other').matches);
  });
});

describe('the ten real formats', () => {
  test('Copa do Brasil: the twelve best enter in the third phase, and the visitor needs a draw in the first (R-FRM-7)', () => {
    const { matches } = play(FORMATS['copa-do-brasil'], '1');
    const first = ofStage(matches, 'first-phases').filter(({ round }) => round === 1);
    const second = ofStage(matches, 'first-phases').filter(({ round }) => round === 2);
    expect(first).toHaveLength(40);
    expect(clubsIn(second)).toEqual(
      new Set(first.map(({ home, away, homeGoals, awayGoals }) => (homeGoals > awayGoals ? home : away))),
    );
    const third = clubsIn(ofStage(matches, 'third-phase'));
    expect(third.size).toBe(32);
    expect(clubs(12).every((club) => third.has(club) && !clubsIn([...first, ...second]).has(club))).toBe(true);
  });

  test('Brasileirão: four go up and four down, season after season', () => {
    const format = FORMATS.brasileirao;
    let entrants = clubs(40);
    for (let season = 0; season < 20; season++) {
      const seed = `${season}`;
      const { places } = runFormat({ format, entrants, decide: anyScore(seed), random: createRandom(seed) }, ALPHA);
      const [a, b] = [places.slice(0, 20), places.slice(20)];
      const [down, up] = [a.filter(({ zone }) => zone === 'relegated'), b.filter(({ zone }) => zone === 'promoted')];
      expect([down.length, up.length]).toEqual([4, 4]);
      expect(up.map(({ place }) => place)).toEqual([21, 22, 23, 24]);
      const next = [...a.filter((row) => !down.includes(row)), ...up, ...down, ...b.filter((row) => !up.includes(row))];
      entrants = next.map(({ clubId }) => clubId);
      expect(new Set(entrants).size).toBe(40);
    }
  });

  test('Libertadores: four of the nineteen of the first phases reach the groups; every group sends two on', () => {
    for (const seed of ['1', '2', '3']) {
      const { matches, places } = play(FORMATS.libertadores, seed);
      const groups = ofStage(matches, 'groups');
      const late = [...clubsIn(groups)].filter((club) => Number(club.slice(1)) > 28);
      expect(late).toHaveLength(4);
      const through = clubsIn(ofStage(matches, 'knock-out'));
      for (const letter of 'ABCDEFGH') {
        const group = clubsIn(groups.filter((match) => match.group === letter));
        expect(group.size).toBe(4);
        expect([...group].filter((club) => through.has(club))).toHaveLength(2);
      }
      expect(places.filter(({ zone }) => zone === 'qualified')).toHaveLength(8);
    }
  });

  test('league phase: eight opponents each, two of every pot, one of them at home', () => {
    const { matches } = play(FORMATS['champions-league'], '1');
    const phase = ofStage(matches, 'league');
    const potOf = (club: string) => Math.floor((Number(club.slice(1)) - 1) / 9);
    for (const club of clubs(36)) {
      const home = phase.filter((match) => match.home === club).map(({ away }) => away);
      const away = phase.filter((match) => match.away === club).map(({ home: host }) => host);
      expect(home.map(potOf).sort()).toEqual([0, 1, 2, 3]);
      expect(away.map(potOf).sort()).toEqual([0, 1, 2, 3]);
      expect(new Set([...home, ...away]).size).toBe(8);
    }
    expect(Math.max(...phase.map(({ round }) => round))).toBe(8);
  });

  test('World Cup: thirds meet the winners that the regulations say', () => {
    const sets = new Set<string>();
    for (let run = 0; run < RUNS; run++) {
      const { matches } = play(FORMATS['world-cup'], `${run}`);
      const groups = ofStage(matches, 'groups');
      const letterOf = new Map(groups.flatMap(({ home, away, group }) => [home, away].map((id) => [id, group ?? ''])));
      const round = ofStage(matches, 'knock-out').filter((match) => match.round === 4);
      expect(round).toHaveLength(16);
      const through = [...clubsIn(round)].map((club) => letterOf.get(club) ?? '');
      const thirds = [...'ABCDEFGHIJKL'].filter((letter) => through.filter((other) => other === letter).length === 3);
      expect(thirds).toHaveLength(8);
      sets.add(thirds.join(''));
      const { slots, rows } = FORMATS['world-cup'].stages[1].pairing.thirds;
      const row = rows.find((letters) => [...letters].sort().join('') === thirds.join('')) ?? '';
      for (const [index, slot] of slots.entries()) {
        const tie = FORMATS['world-cup'].stages[1].pairing.ties.findIndex(([, other]) => other === slot);
        const match = round[tie];
        const letters = [letterOf.get(match?.home ?? ''), letterOf.get(match?.away ?? '')].sort();
        expect(letters).toEqual([FORMATS['world-cup'].stages[1].pairing.ties[tie]?.[0].charAt(1), row[index]].sort());
      }
    }
    expect(sets.size).toBeGreaterThan(100);
  });

  test('World Cup: all 495 sets of thirds have a row', () => {
    const { rows } = FORMATS['world-cup'].stages[1].pairing.thirds;
    expect(new Set(rows.map((row) => [...row].sort().join(''))).size).toBe(495);
  });

  test('Apertura and Clausura: the winner of both is champion without a final', () => {
    const { matches, places } = play(FORMATS['apertura-clausura'], '1', noUpsets);
    expect(matches).toHaveLength(240);
    expect(places.map(({ clubId }) => clubId)).toEqual(clubs(16));
    const [apertura, clausura] = [ofStage(matches, 'apertura'), ofStage(matches, 'clausura')];
    expect(clausura.map(({ home, away }) => `${away} ${home}`)).toEqual(
      apertura.map(({ home, away }) => `${home} ${away}`),
    );
  });

  test('K League: the sixth can climb the ladder to the title', () => {
    // c6 is the sixth of the league, and wins whatever comes after it.
    const sixth: DecideMatch = (fixture) => {
      if (fixture.stage === 'league') return noUpsets(fixture);
      return fixture.home === 'c6' ? { homeGoals: 2, awayGoals: 0 } : noUpsets({ ...fixture, home: 'c2', away: 'c1' });
    };
    const { places } = play(FORMATS['k-league'], '1', (fixture) =>
      fixture.stage !== 'league' && fixture.away === 'c6' ? { homeGoals: 0, awayGoals: 1 } : sixth(fixture),
    );
    expect(places[0]?.clubId).toBe('c6');
    expect(places.filter(({ place }) => place === 5)).toHaveLength(2);
  });

  test('odd league: everyone rests twice in 34 rounds', () => {
    const { matches } = play(FORMATS['primera-division-chile'], '1');
    for (const club of clubs(17)) {
      const rounds = matches.filter(({ home, away }) => home === club || away === club).map(({ round }) => round);
      expect(new Set(rounds).size).toBe(32);
      expect(Math.max(...rounds)).toBeLessThanOrEqual(34);
    }
  });

  test('two-leg cup: goals away from home decide before penalties', () => {
    const format = FORMATS['copa-do-brasil-1989'];
    // 1-1 and 0-0 for the club that is drawn to play the second leg at home: it scored away.
    const { matches } = play(format, '1', ({ leg }) =>
      leg === 1 ? { homeGoals: 1, awayGoals: 1 } : { homeGoals: 0, awayGoals: 0 },
    );
    const second = matches.filter(({ leg, round }) => leg === 2 && round === 2);
    const next = clubsIn(matches.filter(({ round }) => round === 3));
    expect(second.every(({ home }) => next.has(home))).toBe(true);
  });

  test('consolation: losers of the quarter-finals play for the fifth place', () => {
    const { matches, places } = play(FORMATS['club-world-cup'], '1');
    const fifth = clubsIn(ofStage(matches, 'fifth-place'));
    expect(new Set(places.slice(4, 6).map(({ clubId }) => clubId))).toEqual(fifth);
    expect(places.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});
