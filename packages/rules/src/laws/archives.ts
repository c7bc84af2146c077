import fc from 'fast-check';
import * as ours from '../archive/index.ts';
import type { MessageFacts } from '../inbox/index.ts';
import type { Law } from './law.ts';

const folder = 'archive';

/** Ends of leagues and cups, in any order. */
const messagesArbitrary = fc.uniqueArray(
  fc.record({ date: fc.nat(30), competitionName: fc.constantFrom('MM League' as const, 'MM Cup' as const) }),
  { selector: ({ date }) => date, maxLength: 8 },
);

export const archiveLaws: readonly Law[] = [
  {
    name: 'each message belongs to one season, and each season but the one under way ends with a league of the club',
    folder,
    requirements: ['R-INB-6'],
    property: ({ rules }) =>
      fc.property(messagesArbitrary, fc.nat(31), (drawn, date) => {
        const messages = drawn.map((end) => {
          const { competitionName } = end;
          const facts: MessageFacts = {
            type: 'competition-finished',
            competitionId: `l${end.date}`,
            competitionName,
            place: 1,
          };
          return { date: end.date, facts };
        });
        const [current, ...past] = rules.messageSeasons(messages);
        const leagues = drawn.filter(({ competitionName }) => competitionName === 'MM League').map((end) => end.date);
        return (
          current?.until === null &&
          current.competitionId === null &&
          past.every(({ until, competitionId, place }) => competitionId === `l${until}` && place === 1) &&
          `${past.map(({ until }) => until)}` === `${leagues.toSorted((one, other) => other - one)}` &&
          [current, ...past].filter((season) => rules.isOfSeason(season, date)).length === 1
        );
      }),
    broken: {
      what: 'the end of a league belongs to two seasons',
      rules: {
        isOfSeason: ({ after, until }, date) =>
          ours.isOfSeason({ after: after === null ? null : after - 1, until }, date),
      },
    },
  },
];
