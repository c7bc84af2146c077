/** Laws of a match from the side of a club: whether it plays, what it may still change, and how it ended. */
import fc from 'fast-check';
import * as ours from '../index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { leagueResultsArbitrary } from '../testing/arbitraries/standings.ts';
import { buildClub, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';

const MINUTE = 60_000;

/** A match and a moment around the last one at which it can be changed. */
function matchArbitrary({ matchWindow }: Ruleset) {
  const edge = -matchWindow.minutesBefore * MINUTE;
  return fc.record({
    offset: fc.oneof(
      fc.integer({ min: 3 * edge, max: -edge }),
      fc.constantFrom(edge - 1, edge, edge + 1, matchWindow.minutesAfter * MINUTE),
    ),
    status: fc.constantFrom('not started' as const, 'finished' as const),
    clubId: fc.constantFrom('c1', 'c2', 'c3'),
  });
}

export const matchSidesLaws: readonly Law[] = [
  {
    name: 'a club may choose the tactic of a match exactly while the match is open and the club plays in it',
    folder: 'match-window',
    requirements: ['R-WIN-4', 'R-COM-26'],
    property: ({ rules, ruleset }) =>
      fc.property(matchArbitrary(ruleset), ({ offset, status, clubId }) => {
        const match = buildMatch({ status });
        const now = match.date + offset;
        const club = buildClub({ id: clubId });
        const chosen = rules.setMatchTactic({ club, match, tacticName: 'B', now }, ruleset);
        const isOpen = rules.isOpenForEditing(match, now, ruleset);
        return (
          chosen.ok === (isOpen && rules.playsIn(match, clubId)) &&
          rules.canEditMatch(match, clubId, now, ruleset) === chosen.ok &&
          [match.home, match.away].every(({ id }) => rules.canEditMatch(match, id, now, ruleset) === isOpen)
        );
      }),
    broken: {
      what: 'finished matches are open, too',
      rules: {
        isOpenForEditing: (match, now, ruleset) =>
          ours.isOpenForEditing({ ...match, status: 'not started' }, now, ruleset),
      },
    },
  },
  {
    name: 'a match blocks a club while it is live exactly when the club plays in it, at home or away',
    folder: 'match-window',
    requirements: ['R-WIN-6'],
    property: ({ rules, ruleset }) =>
      fc.property(matchArbitrary(ruleset), ({ offset, clubId }) => {
        const match = buildMatch();
        const exchanged = { ...match, home: match.away, away: match.home };
        const plays = rules.playsIn(match, clubId);
        const now = match.date + offset;
        return (
          plays === (rules.nextMatch([match], clubId) !== null) &&
          plays === rules.playsIn(exchanged, clubId) &&
          rules.hasLiveMatch([match], clubId, now, ruleset) === (plays && rules.isLive(match.date, now, ruleset))
        );
      }),
    broken: { what: 'only the home side plays', rules: { playsIn: ({ home }, clubId) => home.id === clubId } },
  },
  {
    name: 'one club’s win is the other’s loss, and a club’s results are the wins, draws and losses of its row in the table',
    folder: 'clubs',
    requirements: ['R-STA-4', 'R-STA-5'],
    property: ({ rules, ruleset }) =>
      fc.property(leagueResultsArbitrary(), ({ clubs, matches }) => {
        const opposite = { win: 'loss', draw: 'draw', loss: 'win' } as const;
        const finished = matches.filter(({ status }) => status === 'finished');
        return (
          finished.every(
            (match) => rules.clubResult(match, match.away.id) === opposite[rules.clubResult(match, match.home.id)],
          ) &&
          rules.tableFromMatches(clubs, matches, ruleset).every(({ clubId, wins, draws, losses }) => {
            const results = finished
              .filter((match) => rules.playsIn(match, clubId))
              .map((match) => rules.clubResult(match, clubId));
            const count = (result: ours.ClubResult) => results.filter((each) => each === result).length;
            return count('win') === wins && count('draw') === draws && count('loss') === losses;
          })
        );
      }),
    broken: {
      what: 'the home side is asked for every club',
      rules: { clubResult: (match) => ours.clubResult(match, match.home.id) },
    },
  },
  {
    name: 'the latest results of a club are its own finished matches, the newest first and as many as are asked for',
    folder: 'clubs',
    requirements: ['R-SPO-4', 'R-FIN-12'],
    property: ({ rules }) =>
      fc.property(leagueResultsArbitrary(), fc.nat(25), ({ clubs, matches }, count) =>
        clubs.every(({ id }) => {
          const own = matches.filter((match) => match.status === 'finished' && rules.playsIn(match, id));
          const latest = rules.recentResults(matches, id, count);
          const all = rules.recentResults(matches.toReversed(), id, matches.length);
          return (
            all.length === own.length &&
            all.every(
              ({ match }, index) => own.includes(match) && match.date < (all[index - 1]?.match.date ?? Infinity),
            ) &&
            all.every(({ match, result }) => result === rules.clubResult(match, id)) &&
            latest.length === Math.min(count, own.length) &&
            latest.every(({ match }, index) => match === all[index]?.match)
          );
        }),
      ),
    broken: {
      what: 'matches to come count as draws',
      rules: {
        recentResults: (matches, clubId, count) =>
          ours.recentResults(
            matches.map((match) => ({ ...match, status: 'finished' as const })),
            clubId,
            count,
          ),
      },
    },
  },
];
