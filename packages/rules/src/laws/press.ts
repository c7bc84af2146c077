/** Laws of the notes of the press on the board of a competition. */
import fc from 'fast-check';
import * as ours from '../board/index.ts';
import type { Entrant } from '../competitions/competition.ts';
import { BUILT_AT, buildEntrant } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'board';
const now = BUILT_AT;
const entrants: readonly Entrant[] = [buildEntrant('c1'), buildEntrant('c2')];

export const pressLaws: readonly Law[] = [
  {
    name: 'the press reports many goals, each new leader and the champion, newest first, whatever the order of the matches',
    folder,
    requirements: ['R-BRD-12'],
    property: ({ rules, ruleset }) =>
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        (scores, isOver) => {
          const matches = scores.map(([home, away], index) => pressMatch(index + 1, home, away));
          const of = (list: readonly ours.PressMatch[]): ours.PressCompetition => ({
            name: 'MM League',
            status: isOver ? 'finished' : 'running',
            entrants,
            matches: Object.fromEntries(list.map((match) => [match.id, match])),
          });
          const notes = rules.pressNotes(of(matches), ruleset);
          const notable = scores.filter(
            ([home, away]) => home + away >= rules.PRESS_GOALS || Math.abs(home - away) >= rules.PRESS_MARGIN,
          );
          const leaders = matches.map(
            (_, index) =>
              rules.competitionTable({ entrants, matches: of(matches.slice(0, index + 1)).matches }, ruleset)[0]
                ?.clubId,
          );
          const changes = leaders.filter((leader, index) => leader !== leaders[index - 1]);
          const oldestFirst = notes.toReversed();
          const ofKind = (kind: string) => oldestFirst.filter((note) => note.kind === kind);
          return (
            ofKind('goals').length + ofKind('rout').length === notable.length &&
            same(
              ofKind('leader').map((note) => 'clubId' in note && note.clubId),
              changes,
            ) &&
            same(
              ofKind('champion').map((note) => 'clubId' in note && note.clubId),
              isOver ? [leaders.at(-1)] : [],
            ) &&
            notes.every(({ date }, index) => date <= (notes[index - 1]?.date ?? date)) &&
            notes.every(({ date, round }) => date === now + round + rules.PRESS_DELAY) &&
            same(notes, rules.pressNotes(of(matches.toReversed()), ruleset))
          );
        },
      ),
    broken: {
      what: 'a press that misses champions',
      rules: {
        pressNotes: (competition, ruleset) => ours.pressNotes({ ...competition, status: 'running' }, ruleset),
      },
    },
  },
];

function pressMatch(round: number, home: number, away: number): ours.PressMatch {
  return {
    id: `m${round}`,
    round,
    date: now + round,
    status: 'finished',
    home: { id: 'c1', score: home },
    away: { id: 'c2', score: away },
  };
}
