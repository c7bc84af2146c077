/** The game clock, and moving it. R-WLD-4, R-WLD-6 */
import { ROUTES } from '@mundo-manager/contract';
import { isBehind, nextMatchStop, nextStop } from '../clock/next-stop.ts';
import { refuseWith } from '../commands/refusal.ts';
import { registerUserCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { matchLength } from '../simulation/timeline.ts';
import type { Queries } from '../storage/storage.ts';
import { clockView } from '../views/clock.ts';

export function registerClock(host: RouteHost): void {
  const { clock, world, game } = host.services;

  registerRoute(host, ROUTES.clock, () => clockView(clock, world));

  registerUserCommand(host, ROUTES.advanceClock, {
    run: async ({ tx, own, now, body, ruleset }) => {
      if (world !== 'local') return refuseWith('clock/not-local');
      if (own === undefined) return refuseWith('club/none');
      const matches = await matchesAhead(tx, own.club.id, now - matchLength(ruleset));
      if (body?.expected && isBehind(body.expected, matches, now, ruleset)) return refuseWith('clock/moved-on');
      const stopOf = body?.until === 'nextMatch' ? nextMatchStop : nextStop;
      const stop = stopOf(matches, now, ruleset);
      return stop === undefined ? refuseWith('clock/nothing-ahead') : { ok: true, value: stop };
    },
    changes: () => ({ entries: [], events: [] }),
    store: ({ outcome, context: { tx } }) => clock.advanceTo(tx, outcome.date),
    answer: ({ outcome }) => ({ clock: { ...clockView(clock, world), now: outcome.date }, stop: outcome }),
    // The next read of the world finds it as it is at that moment.
    afterwards: async () => {
      await clock.reload();
      await game.catchUp();
    },
  });
}

/** The club's next matches that kick off after that moment. */
function matchesAhead(tx: Queries, clubId: string, after: number) {
  return tx
    .selectFrom('matches')
    .select(['id', 'date'])
    .where((where) => where.or([where('home_id', '=', clubId), where('away_id', '=', clubId)]))
    .where('date', '>', after)
    .orderBy('date')
    .limit(2)
    .execute();
}
