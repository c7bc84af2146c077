import type { Club } from '../clubs/club.ts';
import type * as ours from '../competitions/index.ts';
import { createRandom } from '../core/random.ts';
import { BUILT_AT, buildClub, buildCompetition } from '../testing/builders.ts';
import type { Subject } from './law.ts';

export interface PlayedCup {
  readonly clubs: readonly Club[];
  readonly rounds: readonly (readonly ours.Match[])[];
  /** The competition after each draw, and after the last result of each round. */
  readonly stages: readonly ours.Competition[];
  readonly end: ours.FinishLeagueOutcome;
  readonly places: ReadonlyMap<string, number>;
  /** Whether every entry and every draw produced events for its clubs. */
  readonly hasEvents: boolean;
}

/** A cup or tournament of so many clubs, with scores, and where they are level kicks, drawn from the seed. */
export function playCup({ rules, ruleset }: Subject, name: ours.CupName, count: number, seed: string): PlayedCup {
  const random = createRandom(seed);
  let competition = buildCompetition({ id: 'cup', name, entrants: [] });
  let clubs = Array.from({ length: count }, (_, index) =>
    buildClub({ id: `c${index + 1}`, competitions: { current: [] } }),
  );
  let hasEvents = true;
  clubs = clubs.map((club) => {
    const entered = rules.enterCup({ club, competition, current: [], now: BUILT_AT }, ruleset);
    if (!entered.ok) throw new Error(entered.error.code);
    ({ competition } = entered.value);
    hasEvents &&= entered.value.events.some(({ type }) => type === 'competition-joined');
    return entered.value.club;
  });
  const rounds: ours.Match[][] = [];
  const stages: ours.Competition[] = [];
  let now = BUILT_AT;
  for (;;) {
    const drawn = rules.drawCupRound({ competition, clubs, now }, random, ruleset);
    ({ competition } = drawn);
    stages.push(competition);
    const open = Object.values(competition.matches).filter(({ status }) => status !== 'finished');
    const notified = new Set(drawn.events.map(({ clubId }) => clubId));
    hasEvents &&= open.every(({ home, away }) => notified.has(home.id) && notified.has(away.id));
    for (const match of open) {
      const score = () => ({ score: Math.floor(random.next() * 3) });
      const kicks = match.isKnockOut ? [{ shootOut: 4 }, { shootOut: 3 }] : [];
      const finished = rules.finishMatch(match, {
        home: { ...score(), ...kicks[0] },
        away: { ...score(), ...kicks[1] },
      });
      now = Math.max(now, match.date);
      competition = rules.recordResult({ competition, match: finished, now }, ruleset).competition;
    }
    rounds.push(open);
    stages.push(competition);
    if (competition.drawAt === undefined) break;
    now = competition.drawAt;
  }
  const { places } = rules.cupCourse(competition, ruleset);
  return { clubs, rounds, stages, end: rules.finishCup({ competition, clubs, now }, ruleset), places, hasEvents };
}
