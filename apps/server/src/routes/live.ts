/** The stream of live events, and a match up to the present minute. R-CAL-34, R-WLD-9 */
import { type LiveLineUp, type LiveMatch, ROUTES } from '@mundo-manager/contract';
import type { TeamSheet } from '@mundo-manager/engine';
import type { Club } from '@mundo-manager/rules/clubs';
import { loadClubs } from '../aggregates/clubs.ts';
import { orRefuse } from '../commands/refusal.ts';
import { addressKey } from '../http/rate-limits.ts';
import { type RouteHost, registerRaw, registerRoute } from '../http/register-route.ts';
import { readCursor } from '../live/stream-cursor.ts';
import { eventsByStep, visibleSteps } from '../simulation/timeline.ts';
import type { MatchTimelines } from '../simulation/timelines.ts';
import type { Queries } from '../storage/storage.ts';
import { matchViews } from '../views/matches.ts';

const MOST_WATCHED = 10;

export function registerLive(host: RouteHost): void {
  const { live, clock, storage, timelines } = host.services;
  host.app.addHook('preClose', () => live.close());

  registerRaw(host, ROUTES.live, async ({ query, caller, request, reply }) => {
    const stream = await live.open({
      userId: orRefuse(caller.userId, 'auth/required'),
      address: addressKey(request.ip),
      clubId: caller.clubId,
      watch: (query.watch ?? '').split(',').filter(Boolean).slice(0, MOST_WATCHED),
      cursor: readCursor(request.headers['last-event-id'], clock.now()),
    });
    return (
      reply
        .header('content-type', 'text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        // Kept alive, a connection whose stream has ended would hold up the end of the server.
        .header('connection', 'close')
        .send(stream.body)
    );
  });

  registerRoute(host, ROUTES.liveMatch, async ({ params, query, caller }) => {
    const sight = { clubId: caller.clubId, now: clock.now() };
    const [match] = await matchViews(storage.db, [params.matchId], sight);
    const view = orRefuse(match, 'not-found/match');
    const course = await courseUpTo(storage.db, timelines, view, sight.now);
    const nothing: LiveMatch = { match: view, ground: null, home: null, away: null, events: [], positions: null };
    if (course === undefined) return nothing;
    const { newest, ...lineUps } = course;
    const isPlaying = view.status !== 'finished';
    const from = Math.min(query.from ?? newest.start, newest.start);
    const positions = isPlaying ? await live.positions.between(storage.db, view.id, from, newest.end) : null;
    return { match: view, ...lineUps, positions };
  });
}

type Course = Pick<LiveMatch, 'ground' | 'home' | 'away' | 'events'> & {
  /** Half seconds of play at the beginning and the end of the newest step. */
  readonly newest: { readonly start: number; readonly end: number };
};

/** Line-ups and events that may be seen now; undefined before kick-off. */
async function courseUpTo(
  queries: Queries,
  timelines: MatchTimelines,
  { id, date: kickOff, ...sides }: Pick<LiveMatch['match'], 'id' | 'date' | 'home' | 'away'>,
  now: number,
): Promise<Course | undefined> {
  if (now < kickOff) return undefined;
  const play = await timelines.of(queries, id);
  if (play === undefined) return undefined;
  const { timeline, input } = play;
  const { home, away } = input;
  const shown = visibleSteps(kickOff, now, timeline);
  const clubs = await loadClubs(queries, [home.club.id, away.club.id]);
  return {
    ground: clubs.get(home.club.id)?.club.category ?? null,
    home: lineUp(home, sides.home, clubs.get(home.club.id)?.club),
    away: lineUp(away, sides.away, clubs.get(away.club.id)?.club),
    events: eventsByStep(timeline).slice(0, shown).flat(),
    newest: { start: timeline.ticks[shown - 1] ?? 0, end: timeline.ticks[shown] ?? 0 },
  };
}

function lineUp(
  { club, tactic, players }: TeamSheet,
  { clubArticle: article }: LiveMatch['match']['home'],
  today: Club | undefined,
): LiveLineUp {
  const { emblem, uniform } = orRefuse(today, 'not-found/club');
  return {
    look: { ...club, ...(article && { article }), emblem, uniform },
    formation: tactic.formation,
    players: tactic.places.flatMap(({ id: place, playerId }) => {
      const player = players.find(({ id }) => id === playerId);
      if (player === undefined) return [];
      return [{ id: player.id, number: player.number, name: player.name, place: Number(place) }];
    }),
  };
}
