/** History of a club: stored sums of its finished editions, and the running ones. R-ARC-2, R-ARC-4 */
import {
  type CallData,
  type CallQuery,
  type ClubRecords,
  type RecordTransfer,
  seasonSummary,
} from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { isFriendly } from '@mundo-manager/rules/competitions';
import {
  type ClubSeason,
  clubPlayersAfter,
  clubSeason,
  NO_RECORDS,
  playerRecords,
  recordsAfter,
} from '@mundo-manager/rules/history';
import { loadClubPlayers, loadPlayerRecords, loadRecords } from '../aggregates/club-records.ts';
import { loadCompetitions } from '../aggregates/competitions.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Queries } from '../storage/storage.ts';
import { PAGE_SIZE, pageOf, parseCursor } from './page-cursor.ts';

/** Records, editions under way, and a page of the finished ones, newest first. */
export async function clubHistory(
  queries: Queries,
  rulesets: WorldRulesets,
  club: Club,
  { before, limit = PAGE_SIZE }: CallQuery<'clubHistory'>,
  now: number,
): Promise<CallData<'clubHistory'>> {
  const current = await currentSeasons(queries, rulesets, club, now);
  let query = queries
    .selectFrom('club_seasons')
    .select(['id', 'ended_at', 'season'])
    .where('club_id', '=', club.id)
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (before !== undefined) {
    const { date, number } = parseCursor(before);
    query = query.where(({ eb, refTuple, tuple }) => eb(refTuple('ended_at', 'id'), '<', tuple(date, number)));
  }
  const page = pageOf(await query.execute(), limit, ({ ended_at, id }) => ({ date: ended_at, number: id }));
  return {
    records: await clubRecords(queries, club.id, current),
    current: current.map(seasonSummary),
    seasons: page.rows.map(({ season }) => seasonSummary(season)),
    next: page.next,
  };
}

/** The club's part in each drawn edition that it is in, by its own matches alone. */
export async function currentSeasons(
  queries: Queries,
  rulesets: WorldRulesets,
  club: Club,
  now: number,
): Promise<readonly ClubSeason[]> {
  const competitions = await loadCompetitions(queries, club.competitions.current, { matchesOf: club.id });
  const drawn = [...competitions.values()].filter(
    (competition) => ['started', 'running'].includes(competition.status) && !isFriendly(competition),
  );
  const seasons: ClubSeason[] = [];
  for (const competition of drawn) {
    const { ruleset } = await rulesets.ofCompetition(queries, competition.id, now);
    seasons.push(clubSeason({ competition, clubId: club.id }, ruleset));
  }
  return seasons;
}

async function clubRecords(queries: Queries, clubId: string, current: readonly ClubSeason[]): Promise<ClubRecords> {
  const stored = (await loadRecords(queries, [clubId])).get(clubId) ?? NO_RECORDS;
  const playing = current.flatMap(({ players }) => players.map(({ playerId }) => playerId));
  const known = await loadClubPlayers(queries, [clubId], playing);
  const now = current.reduce<readonly ReturnType<typeof clubPlayersAfter>[number][]>((before, season) => {
    const after = clubPlayersAfter(before, season);
    return [...after, ...before.filter(({ playerId }) => !after.some((player) => player.playerId === playerId))];
  }, known);
  const { topScorer, mostMatches } = playerRecords([...now, ...(await loadPlayerRecords(queries, clubId))]);
  return {
    ...current.reduce(recordsAfter, stored),
    topScorer: playerOf(topScorer),
    mostMatches: playerOf(mostMatches),
    dearestPurchase: await dearest(queries, clubId, 'Transfer In'),
    dearestSale: await dearest(queries, clubId, 'Transfer Out'),
  };
}

/** The season without the columns of its row. */
function playerOf(player: ClubRecords['topScorer']): ClubRecords['topScorer'] {
  if (player === null) return null;
  const { playerId, name, matches, goals, assists } = player;
  return { playerId, name, matches, goals, assists };
}

/** The purchase or sale of the highest price; of equals any. A purchase is a movement below zero. */
async function dearest(
  queries: Queries,
  clubId: string,
  type: 'Transfer In' | 'Transfer Out',
): Promise<RecordTransfer | null> {
  const row = await queries
    .selectFrom('ledger_entries')
    .select(['subject', 'amount', 'date'])
    .where('club_id', '=', clubId)
    .where('type', '=', type)
    .orderBy('amount', type === 'Transfer In' ? 'asc' : 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { playerName: row.subject ?? '?', amount: Math.abs(row.amount), date: row.date };
}
