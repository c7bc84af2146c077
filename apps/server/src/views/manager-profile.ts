/** The manager of a club as others see him. R-PFL-1, R-PFL-4 */
import { clubBadge, type ManagerProfile } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { lastSeen, type ManagerSeason, managerCareer } from '@mundo-manager/rules/profiles';
import { sql } from 'kysely';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Queries } from '../storage/storage.ts';
import { currentSeasons } from './club-history.ts';

/** When a profile is read, on both clocks. */
export interface ProfileMoment {
  readonly game: number;
  readonly real: number;
}

/** The profile of the club’s manager; a visit that he does not show is not in it. */
export async function managerProfile(
  queries: Queries,
  rulesets: WorldRulesets,
  club: Club,
  { game, real }: ProfileMoment,
): Promise<ManagerProfile> {
  const owner = await queries
    .selectFrom('clubs')
    .innerJoin('users', 'users.id', 'clubs.owner_id')
    .leftJoin('absences', 'absences.user_id', 'users.id')
    .select(['users.shows_last_seen as isShown', 'absences.visited_real as visitedAt'])
    .where('clubs.id', '=', club.id)
    .executeTakeFirst();
  const current = await currentSeasons(queries, rulesets, club, game);
  const { manager, category, createdAt } = club;
  return {
    club: clubBadge(club),
    category,
    name: manager.name,
    isBot: owner === undefined,
    level: manager.level,
    since: createdAt,
    career: managerCareer({ finished: await finishedSeasons(queries, club.id), current }),
    current: current.map(({ competitionId, name, number, category: level }) => ({
      competitionId,
      name,
      number,
      category: level,
    })),
    lastSeen: owner === undefined ? null : lastSeen({ ...owner, now: real }),
  };
}

async function finishedSeasons(queries: Queries, clubId: string): Promise<readonly ManagerSeason[]> {
  const rows = await queries
    .selectFrom('club_seasons')
    .select(sql<ManagerSeason>`season - 'players' - 'bestPlayer' - 'bestCrowd'`.as('season'))
    .where('club_id', '=', clubId)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ season }) => season);
}
