/** The lots of a league: its matches with a secret each, and what follows from them. R-WLD-2, R-WLD-3, R-WLD-12 */
import { startOfUtcDay } from '@mundo-manager/rules/clock';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Competition, drawLeague, earlyKickOff, FRIENDLY, type Match } from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Changes, CLUB_CHANNEL, type Loaded, storeChanges } from '../aggregates/lock-and-store.ts';
import { keepLeagueOpen } from '../aggregates/open-leagues.ts';
import type { Work } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixture-secrets.ts';
import { notify, type Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { WorldWork } from '../world-work/payloads.ts';
import { clashWorks } from './friendly-slots.ts';
import { notificationWorks } from './match-notifications.ts';

/** A full league whose fixtures are drawn now. */
export interface LeagueToDraw {
  readonly league: Competition;
  readonly managers: readonly Club[];
  readonly bots: readonly Club[];
  readonly loaded: Loaded;
  /** What is to be stored beside the draw. */
  readonly changes: Changes;
  readonly now: number;
}

/** Draws the league and stores it; answers it as it was drawn. */
export async function drawLots(
  tx: Queries,
  context: WorldContext,
  work: Work,
  full: LeagueToDraw,
  random: Random,
  ruleset: Ruleset,
): Promise<Competition> {
  const { league, managers, bots, loaded, changes, now } = full;
  const clubs = [...bots, ...managers];
  const clubIds = clubs.map(({ id }) => id);

  const otherMatches = await matchesSince(tx, clubIds, startOfUtcDay(now));

  const early = earlyKickOff({ managed: managers, now, isLocalWorld: context.world === 'local' }, ruleset);
  const kickOff = early === undefined ? {} : { firstKickOff: early };
  const drawn = drawLeague({ competition: league, clubs, now, otherMatches, ...kickOff }, random, ruleset);

  const matches = Object.values(drawn.competition.matches);
  const drawing = {
    ...changes,
    competitions: [drawn.competition],
    fixtures: fixturesOf(matches, context.proofs.secrets),
    entries: [...changes.entries, ...drawn.entries],
    events: [...changes.events, ...drawn.events],
  };
  await storeChanges(tx, loaded, drawing, causeOf(work), ruleset);
  await keepLeagueOpen(tx, drawn.competition, ruleset);

  const clashes = await clashWorks(tx, clubIds, { kind: work.kind, id: work.id, now });
  await plan(tx, context, [...kickOffWorks(matches, now), ...cupEntryWorks(league, now, ruleset), ...clashes]);
  await notify(tx, CLUB_CHANNEL, ...managers.map((club) => club.id));
  return drawn.competition;
}

function cupEntryWorks({ id }: Competition, now: number, { competitions }: Ruleset): readonly WorldWork[] {
  return competitions.cups.isPlayed ? [{ kind: 'cup-entry', id, dueAt: now, payload: { id } }] : [];
}

/** The matches of competitions of these clubs from that moment on, played or not; friendlies give way. R-FRD-8 */
export async function matchesSince(tx: Queries, clubIds: readonly string[], since: number) {
  const rows = await tx
    .selectFrom('matches')
    .innerJoin('competitions', 'competitions.id', 'matches.competition_id')
    .select(['date', 'home_id', 'away_id'])
    .where('name', '<>', FRIENDLY)
    .where('date', '>=', since)
    .where((where) => where.or([where('home_id', 'in', clubIds), where('away_id', 'in', clubIds)]))
    .execute();
  return rows.map(({ date, home_id, away_id }) => ({ date, home: { id: home_id }, away: { id: away_id } }));
}

/** One kick-off for all matches of a league that start at the same moment, with the notifications before it. */
export function kickOffWorks(matches: readonly Match[], now: number): readonly WorldWork[] {
  const dates = new Map<number, Match[]>();
  for (const match of matches) dates.set(match.date, [...(dates.get(match.date) ?? []), match]);
  return [...dates].flatMap(([dueAt, together]) => {
    const kickOff = {
      kind: 'kick-off',
      id: `${together[0]?.competitionId}:${together[0]?.round}`,
      dueAt,
      payload: { matchIds: together.map(({ id }) => id).sort() },
    } as const;
    return [kickOff, ...notificationWorks(kickOff, now)];
  });
}
