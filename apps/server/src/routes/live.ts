/** The stream of live events, and a match up to the present minute. R-CAL-34, R-WLD-9 */
import { type LiveMatch, ROUTES } from '@mundo-manager/contract';
import { orRefuse } from '../commands/refusal.ts';
import { callerUserId } from '../http/find-caller.ts';
import { addressKey } from '../http/rate-limits.ts';
import { type RouteHost, registerRaw, registerRoute } from '../http/register-route.ts';
import { readCursor } from '../live/stream-cursor.ts';
import { courseUpTo } from '../views/live-match.ts';
import { matchViews } from '../views/matches.ts';

const MOST_WATCHED = 10;

export function registerLive(host: RouteHost): void {
  const { live, clock, storage, timelines } = host.services;
  host.app.addHook('preClose', () => live.close());

  registerRaw(host, ROUTES.live, async ({ query, caller, request, reply }) => {
    const stream = await live.open({
      userId: callerUserId(caller),
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
