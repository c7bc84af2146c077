/** Laws of what is drawn next: sign-ups by name, moments of draws, and the clubs that a draw takes. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import { BUILT_AT, buildCompetition, buildEntrant, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'competitions';
const now = BUILT_AT;

/** A competition after a round, with so many rounds drawn and the last one finished or not. */
const afterRound = () =>
  fc
    .record({
      name: fc.constantFrom('MM League' as const, 'MM Cup' as const, 'Friendly' as const),
      rounds: fc.integer({ min: 1, max: 5 }),
      isPlayed: fc.boolean(),
      isToBeDrawn: fc.boolean(),
    })
    .map(({ name, rounds, isPlayed, isToBeDrawn }) => {
      const matches = Array.from({ length: rounds }, (_, index) =>
        buildMatch({
          id: `m${index + 1}`,
          round: index + 1,
          status: isPlayed || index + 1 < rounds ? 'finished' : 'not started',
        }),
      );
      const byId = Object.fromEntries(matches.map((match) => [match.id, match]));
      const drawAt = isToBeDrawn && name === 'MM Cup' && isPlayed ? { drawAt: now } : {};
      return buildCompetition({ name, status: 'running', matches: byId, ...drawAt });
    });

export const drawMomentLaws: readonly Law[] = [
  {
    name: 'clubs sign up for leagues by name, and for nothing else',
    folder,
    requirements: ['R-CUP-1'],
    property: ({ rules }) =>
      fc.property(
        fc.oneof(fc.constantFrom(...ours.COMPETITION_NAMES), fc.string()),
        (name) => rules.signUpName(name).ok === (name === 'MM League'),
      ),
    broken: {
      what: 'a cup takes sign-ups',
      rules: { signUpName: () => ours.accept('MM League') },
    },
  },
  {
    name: 'an open competition with clubs is drawn when its wait is over, or with the entry that fills it',
    folder,
    requirements: ['R-COM-12', 'R-CUP-1'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.nat(ruleset.competitions.leagueClubs), fc.nat(48), (clubs, waitHours) => {
        const entrants = Array.from({ length: clubs }, (_, index) =>
          buildEntrant(`c${index + 1}`, { joinedAt: now + index }),
        );
        const moments = rules.drawMoments({ entrants, waitHours }, ruleset);
        if (clubs === 0) return moments === null;
        const filled = clubs === ruleset.competitions.leagueClubs ? now + clubs - 1 : null;
        return moments?.waited === now + waitHours * ours.HOUR && moments.filled === filled;
      }),
    broken: { what: 'no competition is ever drawn', rules: { drawMoments: () => null } },
  },
  {
    name: 'a league kicks off early in a local world and for a club that has never played, and as usual otherwise',
    folder,
    requirements: ['R-WLD-5'],
    property: ({ rules, ruleset }) =>
      fc.property(fc.array(fc.boolean(), { maxLength: 5 }), fc.boolean(), (played, isLocalWorld) => {
        const managed = played.map((hasPlayed) => ({ lastMatches: hasPlayed ? [buildMatch()] : [] }));
        const early = rules.earlyKickOff({ managed, now, isLocalWorld }, ruleset);
        const minutes = ruleset.competitions.minutesBeforeFirstKickOff;
        return early === (isLocalWorld || played.includes(false) ? now + minutes * ours.MINUTE : undefined);
      }),
    broken: { what: 'newcomers wait for the usual kick-off', rules: { earlyKickOff: () => undefined } },
  },
  {
    name: 'full time of the last match ends a competition, of a cup between two rounds it leads to the next draw',
    folder,
    requirements: ['R-COM-17', 'R-CUP-2', 'R-FRD-6'],
    property: ({ rules }) =>
      fc.property(afterRound(), (competition) => {
        const step = rules.afterFullTime(competition);
        const rounds = Object.values(competition.matches);
        if (competition.drawAt !== undefined)
          return step?.kind === 'draw' && step.at === now && rules.isNextDraw(competition, step.round);
        const isOver = competition.name !== 'Friendly' && rounds.every(({ status }) => status === 'finished');
        return (step?.kind === 'end') === isOver && step?.kind !== 'draw';
      }),
    broken: { what: 'no competition ends', rules: { afterFullTime: () => null } },
  },
  {
    name: 'one draw is next: the first of an open cup, later the one after the last round',
    folder,
    requirements: ['R-CUP-2'],
    property: ({ rules }) =>
      fc.property(afterRound(), fc.boolean(), (running, isOpen) => {
        const cup = isOpen ? { ...running, status: 'open' as const, matches: {} } : running;
        const last = Object.keys(cup.matches).length;
        const next = [1, 2, 3, 4, 5, 6].filter((round) => rules.isNextDraw(cup, round));
        return next.join() === String(last + 1);
      }),
    broken: { what: 'the first round is drawn again', rules: { isNextDraw: (_, round) => round === 1 } },
  },
  {
    name: 'bots fill every competition but the special, and the tournament alone to its last place',
    folder,
    requirements: ['R-CUP-1', 'R-SPE-1'],
    property: ({ rules }) =>
      fc.property(
        fc.constantFrom('MM Cup' as const, 'MM Tournament' as const, 'MM Special' as const),
        (name) =>
          rules.takesBots({ name }) === (name !== 'MM Special') &&
          rules.startsFull({ name }) === (name === 'MM Tournament'),
      ),
    broken: { what: 'bots join the special', rules: { takesBots: () => true } },
  },
  {
    name: 'a first draw takes every entrant once: of a cup in order of rank, ties by lot',
    folder,
    requirements: ['R-CUP-5', 'R-CUP-8'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.constantFrom('MM Cup' as const, 'MM Tournament' as const),
        fc.array(fc.option(fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 12 }),
        fc.string(),
        (name, ranks, seed) => {
          const entrants = ranks.map((_, index) => buildEntrant(`c${index}`));
          const places = new Map(ranks.flatMap((place, index) => (place === null ? [] : [[`c${index}`, place]])));
          const ranked = rules.rankEntrants(entrants, places, ours.createRandom(seed));
          const order = ranked.map(({ clubId }) => places.get(clubId) ?? 99);
          const cup = buildCompetition({ name, status: 'open', entrants: ranked });
          const taken = rules.clubsByLot(cup, 1, ruleset) ?? [];
          return (
            order.every((place, index) => index === 0 || (order[index - 1] ?? 0) <= place) &&
            taken.toSorted().join() ===
              entrants
                .map(({ clubId }) => clubId)
                .toSorted()
                .join()
          );
        },
      ),
    broken: { what: 'the entry decides the rank', rules: { rankEntrants: (entrants) => entrants } },
  },
  {
    name: 'a title counts for one special: a guest needs one won since its invitation',
    folder,
    requirements: ['R-SPE-1'],
    property: ({ rules }) =>
      fc.property(
        fc.array(fc.record({ clubId: fc.constantFrom('c1', 'c2', 'c3'), date: fc.nat(9) }), { maxLength: 12 }),
        fc.nat(9),
        (titles, invitedAt) => {
          const newest = { entrants: [buildEntrant('c1', { joinedAt: invitedAt })] };
          const open = rules.unplayedTitles({ titles, newest });
          const isOpen = ({ clubId, date }: ours.Title) => date > invitedAt || clubId !== 'c1';
          return open.length === titles.filter(isOpen).length && open.every(isOpen);
        },
      ),
    broken: { what: 'an old title counts again', rules: { unplayedTitles: ({ titles }) => titles } },
  },
];
