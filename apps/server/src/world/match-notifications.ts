/** Notifications of matches before their kick-off: they read clubs and write rows of the outbox, and nothing else. R-NOT-5, R-NOT-12 */
import type { Club } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { type NotificationKind, notificationPeriod, notificationsBefore } from '@mundo-manager/rules/notifications';
import { loadClubs, type StoredClub } from '../aggregates/clubs.ts';
import { loadMatches } from '../aggregates/matches.ts';
import { queueNotifications } from '../aggregates/notification-outbox.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import type { WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';

/** What each kind of work notifies of. */
const KINDS = {
  'match-ahead': ['invalid-line-up', 'absent-starter'],
  'match-begins': ['kick-off'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

type MatchWork = keyof typeof KINDS;

/** The notifications from `now` on of matches that kick off together: one while a line-up can still be mended, and one at the kick-off. */
export function notificationWorks(
  { id, payload, dueAt: date }: Extract<WorldWork, { kind: 'kick-off' }>,
  now: number,
): readonly WorldWork[] {
  const ahead = notificationPeriod('invalid-line-up', date);
  const begins = notificationPeriod('kick-off', date);
  const works = [
    { kind: 'match-ahead', id, payload, ...ahead },
    { kind: 'match-begins', id, payload, ...begins },
  ] as const;
  return works
    .filter(({ staleAt }) => staleAt > now)
    .map(({ staleAt: _staleAt, dueAt, ...work }) => ({ ...work, dueAt: Math.max(dueAt, now) }));
}

/** Work 'match-ahead' or 'match-begins'. Matches that have been called off meanwhile give nothing. */
export function queueMatchNotifications(
  { rulesets }: Pick<WorldContext, 'rulesets'>,
  work: MatchWork,
): WorkHandler<Payload<MatchWork>> {
  return async ({ payload: { matchIds } }, { tx, now }) => {
    const kinds: readonly NotificationKind[] = KINDS[work];

    const consenting = await consentingClubs(tx, matchIds, kinds);
    if (consenting.length === 0) return;
    const matches = [...(await loadMatches(tx, matchIds)).values()].map(({ match }) => match);
    const clubs = await loadClubs(tx, consenting);

    const notifications = matches.flatMap((match) =>
      sidesOf(match, clubs).flatMap((club) => notificationsBefore({ club, match }, rulesets.at(now))),
    );

    await queueNotifications(
      tx,
      notifications.filter(({ kind }) => kinds.includes(kind)),
    );
  };
}

/** The sides of the match that are loaded. */
function sidesOf({ home, away }: Match, clubs: ReadonlyMap<string, StoredClub>): readonly Club[] {
  return [home.id, away.id].flatMap((id) => clubs.get(id)?.club ?? []);
}

/** Clubs of the matches whose managers agree to one of the kinds: of all others, nothing is read. */
async function consentingClubs(
  tx: Queries,
  matchIds: readonly string[],
  kinds: readonly NotificationKind[],
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('matches')
    .innerJoin('clubs', (join) =>
      join.on(({ or, eb, ref }) =>
        or([eb('clubs.id', '=', ref('matches.home_id')), eb('clubs.id', '=', ref('matches.away_id'))]),
      ),
    )
    .innerJoin('notification_consents as consent', 'consent.user_id', 'clubs.owner_id')
    .select('clubs.id')
    .distinct()
    .where('matches.id', 'in', matchIds)
    .where('consent.kind', 'in', kinds)
    .execute();
  return rows.map(({ id }) => id);
}
