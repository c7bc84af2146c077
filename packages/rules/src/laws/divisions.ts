/** Laws of promotion and relegation. */
import fc from 'fast-check';
import { CATEGORIES } from '../clubs/category.ts';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';

const folder = 'competitions';

/** The clubs of a league of that category at its end, in the order of its table. */
function endedLeague({ rules, ruleset }: Subject, category: (typeof CATEGORIES)[number], seed: string) {
  const { competition: built, clubs: builtClubs } = buildFullLeague(ruleset);
  const clubs = builtClubs.map((club) => ({ ...club, category }));
  const open = { ...built, category };
  const random = createRandom(seed);
  let { competition } = rules.drawLeague({ competition: open, clubs, now: BUILT_AT }, random, ruleset);
  for (const match of Object.values(competition.matches)) {
    const score = () => ({ score: Math.floor(random.next() * 4) });
    const finished = rules.finishMatch(match, { home: score(), away: score() });
    competition = rules.recordResult({ competition, match: finished, now: match.date }, ruleset).competition;
  }
  const end = rules.finishLeague({ competition, clubs, now: BUILT_AT }, ruleset);
  const places = new Map(competition.table.map(({ clubId }, index) => [clubId, index]));
  return { ...end, clubs: end.clubs.toSorted((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0)) };
}

export const divisionLaws: readonly Law[] = [
  {
    name: 'the first of a league go up one category and the last go down one, and each of them gets an event',
    folder,
    requirements: ['R-DIV-1', 'R-DIV-2'],
    property: (subject) =>
      fc.property(fc.constantFrom(...CATEGORIES), fc.string(), (category, seed) => {
        const { promotedClubs, relegatedClubs } = subject.ruleset.competitions;
        const { clubs, events } = endedLeague(subject, category, seed);
        const level = CATEGORIES.indexOf(category);
        return clubs.every((club, index) => {
          const isUp = index < promotedClubs && level < CATEGORIES.length - 1;
          const isDown = index >= Math.max(promotedClubs, clubs.length - relegatedClubs) && level > 0;
          const step = isUp ? 1 : isDown ? -1 : 0;
          const movement = subject.rules.movementOf(
            { category, place: index + 1, clubs: clubs.length },
            subject.ruleset,
          );
          const moved = events.flatMap((event) =>
            event.clubId === club.id && (event.type === 'club-promoted' || event.type === 'club-relegated')
              ? [`${event.type} ${event.category}`]
              : [],
          );
          const expected = step === 0 ? [] : [`club-${movement} ${club.category}`];
          return (
            club.category === CATEGORIES[level + step] &&
            movement === (step === 0 ? 'stays' : step > 0 ? 'promoted' : 'relegated') &&
            moved.join() === expected.join()
          );
        });
      }),
    broken: {
      what: 'champions stay where they are',
      rules: {
        finishLeague: (input, ruleset) => {
          const end = ours.finishLeague(input, ruleset);
          return { ...end, clubs: end.clubs.map((club) => ({ ...club, category: input.competition.category })) };
        },
      },
    },
  },
  {
    name: 'no place of a league moves a club by more than one category, and a better place never by less',
    folder,
    requirements: ['R-DIV-2'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.constantFrom(...CATEGORIES), fc.integer({ min: 2, max: 24 }), (category, clubs) => {
        const levels = Array.from({ length: clubs }, (_, index) =>
          (CATEGORIES as readonly string[]).indexOf(
            rules.categoryAfter({ category, place: index + 1, clubs }, ruleset),
          ),
        );
        return levels.every((level, index) => {
          const moved = Math.abs(level - CATEGORIES.indexOf(category));
          return moved <= 1 && level <= (levels[index - 1] ?? level);
        });
      }),
    broken: {
      what: 'a champion goes up to the highest category at once',
      rules: {
        categoryAfter: (input, ruleset) => (input.place === 1 ? 'Pro' : ours.categoryAfter(input, ruleset)),
      },
    },
  },
];
