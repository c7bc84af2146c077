/** Laws of forecasts of the press. */
import fc from 'fast-check';
import * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { SKILLS } from '../players/attributes.ts';
import type { Player } from '../players/player.ts';
import { buildFullLeague } from '../testing/arbitraries/competitions.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'competitions';

/** Players of one rating in every skill. */
function evenSquad(value: number, size: number): Player[] {
  const skills = Object.fromEntries(SKILLS.map((skill) => [skill, value]));
  return buildSquad('c1', size).map((player) => ({ ...player, attributes: { ...player.attributes, ...skills } }));
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 1e-6;

export const forecastLaws: readonly Law[] = [
  {
    name: 'an eleven of players who are equally good is as good as each of them, and every missing one takes his part away',
    folder,
    requirements: ['R-HIS-1'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 0, max: 25 }), (value, size) => {
        const club = buildClub({ players: evenSquad(value, size) });
        const expected =
          (rules.ratingIn(evenSquad(value, 1)[0] ?? (buildSquad()[0] as Player), 'CM', ruleset) * Math.min(11, size)) /
          11;
        return isNear(rules.bestElevenRating(club, ruleset), expected);
      }),
    broken: {
      what: 'the whole squad counts',
      rules: {
        bestElevenRating: (club, ruleset) => (ours.bestElevenRating(club, ruleset) * club.players.length) / 11,
      },
    },
  },
  {
    name: 'the press has a place for every club, the stronger one first, and the first of them are its favourites',
    folder,
    requirements: ['R-HIS-1', 'R-HIS-2'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(fc.integer({ min: 1, max: 100 }), { maxLength: 12 }), (values) => {
        const clubs = values.map((value, index) => buildClub({ id: `c${index}`, players: evenSquad(value, 11) }));
        const forecast = rules.pressForecast(clubs, ruleset);
        const favourites = rules.pressFavourites({ name: 'MM League', forecast }, ruleset);
        const named = Math.min(values.length, ruleset.competitions.awardPlaces['MM League'].length);
        return (
          forecast.length === clubs.length &&
          rules.pressFavourites({ name: 'MM League' }, ruleset).length === 0 &&
          favourites.map(({ clubId }) => clubId).join() ===
            forecast
              .slice(0, named)
              .map(({ clubId }) => clubId)
              .join() &&
          clubs.every((club, index) => {
            const place = rules.expectedPlace({ forecast }, club.id);
            const better = values.filter(
              (value, other) => value > (values[index] ?? 0) || (value === values[index] && other < index),
            );
            return place === better.length + 1;
          }) &&
          forecast.every(({ strength }, index) => strength <= (forecast[index - 1]?.strength ?? 100)) &&
          rules.expectedPlace({ forecast }, 'of another league') === null &&
          rules.expectedPlace({}, 'c0') === null
        );
      }),
    broken: {
      what: 'the press bets on the weakest',
      rules: { pressForecast: (clubs, ruleset) => ours.pressForecast(clubs, ruleset).toReversed() },
    },
  },
  {
    name: 'a drawn league keeps what the press expected: each of its clubs once',
    folder,
    requirements: ['R-HIS-1'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.string(), (seed) => {
        const { competition: open, clubs } = buildFullLeague(ruleset);
        const drawn = rules.drawLeague(
          { competition: open, clubs, now: BUILT_AT },
          createRandom(seed),
          ruleset,
        ).competition;
        const expected = drawn.forecast?.map(({ clubId }) => clubId) ?? [];
        return expected.length === clubs.length && clubs.every(({ id }) => expected.includes(id));
      }),
    broken: {
      what: 'the draw forgets the press',
      rules: {
        drawLeague: (input, random, ruleset) => {
          const drawn = ours.drawLeague(input, random, ruleset);
          return { ...drawn, competition: { ...drawn.competition, forecast: [] } };
        },
      },
    },
  },
];
