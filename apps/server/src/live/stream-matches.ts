/** Reads the matches of the live streams; the stored course of a match is read once. */
import type { MatchInput } from '@mundo-manager/engine';
import { MINUTE } from '@mundo-manager/rules/clock';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { eventsByStep, matchLength, type Timeline } from '../simulation/timeline.ts';
import type { Queries } from '../storage/storage.ts';
import type { LiveCourse, LiveSource } from './match-events.ts';

/** Which matches are of interest. */
export interface Interest {
  readonly competitionIds: readonly string[];
  readonly matchIds: readonly string[];
  /** Game time. */
  readonly now: number;
  /** How far to look ahead beyond the announcement, in game milliseconds. */
  readonly ahead: number;
  readonly ruleset: Ruleset;
}

/** How many match lengths a finished match stays of interest, for streams that were cut off. */
const AFTERMATH = 2;

export class LiveSources {
  readonly #courses = new Map<string, LiveCourse>();

  /** The matches that are about to start, are being played, or have just ended. */
  async load(queries: Queries, { competitionIds, matchIds, now, ahead, ruleset }: Interest): Promise<LiveSource[]> {
    if (competitionIds.length + matchIds.length === 0) return [];
    const length = matchLength(ruleset);
    const announcedBefore = ruleset.matchWindow.minutesBefore * MINUTE;
    const rows = await queries
      .selectFrom('matches')
      .select(['id', 'competition_id', 'date', 'phase', 'home_id', 'away_id', 'state'])
      .where('date', '>=', now - (1 + AFTERMATH) * length)
      .where('date', '<=', now + announcedBefore + ahead)
      .where((where) =>
        where.or([
          ...(competitionIds.length > 0 ? [where('competition_id', 'in', competitionIds)] : []),
          ...(matchIds.length > 0 ? [where('id', 'in', matchIds)] : []),
        ]),
      )
      .orderBy('date')
      .orderBy('id')
      .execute();
    const played = rows.filter(({ phase }) => phase !== 'scheduled').map(({ id }) => id);
    await this.#readCourses(queries, played);
    return rows.map(({ id, competition_id, date, phase, home_id, away_id, state }) => ({
      id,
      competitionId: competition_id,
      date,
      announcedAt: date - announcedBefore,
      end: date + length,
      phase,
      homeId: home_id,
      awayId: away_id,
      course: this.#courses.get(id) ?? null,
      result:
        phase === 'finished' && state.replayId !== null
          ? { home: state.home.score, away: state.away.score, replayId: state.replayId }
          : null,
    }));
  }

  /** Reads what is not known yet and forgets whatever is of no interest any more. */
  async #readCourses(queries: Queries, matchIds: readonly string[]): Promise<void> {
    for (const id of this.#courses.keys()) if (!matchIds.includes(id)) this.#courses.delete(id);
    const missing = matchIds.filter((id) => !this.#courses.has(id));
    for (const [id, course] of await readCourses(queries, missing)) this.#courses.set(id, course);
  }
}

/** The competitions in which the club has just played: one that has ended still has news of its last matches. */
export async function recentCompetitions(
  queries: Queries,
  clubId: string,
  now: number,
  ruleset: Ruleset,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('matches')
    .select('competition_id')
    .distinct()
    .where((where) => where.or([where('home_id', '=', clubId), where('away_id', '=', clubId)]))
    .where('date', '>=', now - (1 + AFTERMATH) * matchLength(ruleset))
    .where('date', '<=', now)
    .execute();
  return rows.map(({ competition_id }) => competition_id);
}

/** Those of the ids that are a match's. */
export async function knownMatches(queries: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom('matches').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** The courses of matches that have been played; others are left out. */
async function readCourses(queries: Queries, matchIds: readonly string[]): Promise<ReadonlyMap<string, LiveCourse>> {
  if (matchIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('match_plays')
    .select(['match_id', 'input', 'timeline'])
    .where('match_id', 'in', matchIds)
    .execute();
  return new Map(
    rows.map(({ match_id, input, timeline }) => [match_id, courseOf(input as MatchInput, timeline as Timeline)]),
  );
}

function courseOf({ home, away }: MatchInput, timeline: Timeline): LiveCourse {
  const players = [...home.players, ...away.players].map(({ id, name, number }) => [id, { name, number }] as const);
  const { moments, ticks, scores } = timeline;
  return { moments, ticks, scores, eventsByStep: eventsByStep(timeline), players: new Map(players) };
}
