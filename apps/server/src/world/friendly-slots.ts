/** What the choice of a friendly's slot reads, and the work that compares it with the matches of a draw. */
import { startOfUtcDay } from '@mundo-manager/rules/clock';
import type { SlotMatch } from '@mundo-manager/rules/friendlies';
import { pendingInvitations } from '../aggregates/friendly-invitations.ts';
import type { Queries } from '../storage/storage.ts';
import type { WorldWork } from '../world-work/payloads.ts';

/** The matches of these clubs from the day before that moment on, with the names of their competitions. */
export async function slotMatches(
  queries: Queries,
  clubIds: readonly string[],
  since: number,
): Promise<readonly SlotMatch[]> {
  const rows = await queries
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .select(['matches.date', 'matches.home_id', 'matches.away_id', 'competitions.name'])
    .where('matches.date', '>=', startOfUtcDay(since - 1))
    .where((where) => where.or([where('home_id', 'in', clubIds), where('away_id', 'in', clubIds)]))
    .execute();
  return rows.map(({ date, home_id, away_id, name }) => ({
    date,
    home: { id: home_id },
    away: { id: away_id },
    competitionName: name,
  }));
}

/** A draw that has given clubs matches. */
export interface DrawDone {
  readonly kind: string;
  readonly id: string;
  readonly now: number;
}

/** Work for each friendly that clubs of a draw have agreed on: matches of competitions go first. R-FRD-8 */
export async function clashWorks(
  tx: Queries,
  clubIds: readonly string[],
  { kind, id, now }: DrawDone,
): Promise<WorldWork[]> {
  const agreed = (await pendingInvitations(tx, clubIds)).filter(({ status }) => status === 'accepted');
  return agreed.map((invitation) => ({
    kind: 'friendly-clash',
    id: `${invitation.id}:${kind}:${id}`,
    dueAt: now,
    payload: { id: invitation.id },
  }));
}
