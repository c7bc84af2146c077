/** Looks at matches before their kick-off: they read clubs and write rows of the outbox, and nothing else. R-NOT-5, R-NOT-12 */
import type { Match } from '@mundo-manager/rules/competitions';
import { type NotificationKind, notificationPeriod, notificationsBefore } from '@mundo-manager/rules/notifications';
import { loadClubs } from '../aggregates/clubs.ts';
import { loadMatches } from '../aggregates/matches.ts';
import { queueNotifications } from '../aggregates/notification-outbox.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import type { WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';

/** What each look is for. */
const LOOKS = {
  'match-ahead': ['invalid-line-up', 'absent-starter'],
  'match-begins': ['kick-off'],
} as const satisfies Readonly<Record<string, readonly NotificationKind[]>>;

type Look = keyof typeof LOOKS;

/** The looks from `now` on at matches that kick off together: one while a line-up can still be mended, and one at the kick-off. */
export function looksOf(
  { id, payload, dueAt: date }: Extract<WorldWork, { kind: 'kick-off' }>,
  now: number,
): readonly WorldWork[] {
  const ahead = notificationPeriod('invalid-line-up', date);
  const begins = notificationPeriod('kick-off', date);
  const looks = [
    { kind: 'match-ahead', id, payload, ...ahead },
    { kind: 'match-begins', id, payload, ...begins },
  ] as const;
  return looks
    .filter(({ staleAt }) => staleAt > now)
    .map(({ staleAt: _staleAt, dueAt, ...look }) => ({ ...look, dueAt: Math.max(dueAt, now) }));
}

/** Work of a look. Matches that have been called off meanwhile give nothing. */
export function lookAtMatches({ rulesets }: Pick<WorldContext, 'rulesets'>, look: Look): WorkHandler<Payload<Look>> {
  return async ({ payload }, { tx, now }) => {
    const kinds: readonly NotificationKind[] = LOOKS[look];
    const listening = await listeningClubs(tx, payload.matchIds, kinds);
    if (listening.length === 0) return;
    const matches = [...(await loadMatches(tx, payload.matchIds)).values()].map(({ match }) => match);
    const clubs = await loadClubs(tx, listening);
    const sidesOf = ({ home, away }: Match) => [home.id, away.id].map((id) => clubs.get(id)?.club);
    const notifications = matches.flatMap((match) =>
      sidesOf(match)
        .filter((club) => club !== undefined)
        .flatMap((club) => notificationsBefore({ club, match }, rulesets.at(now))),
    );
    await queueNotifications(
      tx,
      notifications.filter(({ kind }) => kinds.includes(kind)),
    );
  };
}

/** Clubs of the matches whose managers agree to one of the kinds: of all others, nothing is read. */
async function listeningClubs(
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
