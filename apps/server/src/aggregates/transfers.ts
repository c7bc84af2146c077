/** Completed transfers: a row each, written with the purchase. They outlive player and clubs. R-SCT-4 */
import type { Club } from '@mundo-manager/rules/clubs';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import type { Position } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type Transfer, type TransferMove, type TransferParty, transferOf } from '@mundo-manager/rules/scouting';
import { sql } from 'kysely';
import type { Queries } from '../storage/storage.ts';

/** What a purchase is read from. */
interface Purchases {
  readonly events: readonly GameEvent[];
  /** As they were before. */
  readonly before: readonly Club[];
  readonly after: readonly Club[];
}

/** Keeps the transfer of every purchase among the events. */
export async function storeTransfers(
  tx: Queries,
  { events, before, after }: Purchases,
  ruleset: Ruleset,
): Promise<void> {
  const purchases = events.flatMap((event) => (event.type === 'player-bought' ? [event] : []));
  if (purchases.length === 0) return;
  const leagues = await leaguesOf(
    tx,
    [...before, ...after].flatMap(({ competitions }) => competitions.current),
  );
  const partyOf = ({ id, category, competitions }: Club): TransferParty => ({
    clubId: id,
    category,
    leagueId: competitions.current.find((competition) => leagues.has(competition)) ?? null,
  });
  const transfers = purchases.map(({ clubId, playerId, price, date }) => {
    const buyer = after.find(({ id }) => id === clubId);
    const player = buyer?.players.find(({ id }) => id === playerId);
    if (buyer === undefined || player === undefined) throw new Error(`player ${playerId} was bought and is not there`);
    const seller = before.find(({ players }) => players.some(({ id }) => id === playerId));
    return transferOf(
      { player, price, from: seller === undefined ? null : partyOf(seller), to: partyOf(buyer), now: date },
      ruleset,
    );
  });
  await tx
    .insertInto('transfers')
    .values(
      transfers.map(({ playerId, from, to, ...transfer }) => ({
        ...transfer,
        player_id: playerId,
        from_club_id: from?.clubId ?? null,
        from_category: from?.category ?? null,
        from_league_id: from?.leagueId ?? null,
        to_club_id: to.clubId,
        to_category: to.category,
        to_league_id: to.leagueId,
      })),
    )
    .execute();
}

async function leaguesOf(tx: Queries, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('competitions')
    .select('id')
    .where('id', 'in', [...new Set(ids)])
    .where('name', '=', 'MM League')
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Which transfers are asked for. */
export type TransferSelection =
  | { readonly playerId: string }
  | { readonly clubId: string }
  | { readonly leagueId: string }
  | { readonly positions: readonly Position[]; readonly overall: Span; readonly age: Span };

/** Both ends included. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** The newest transfers of the selection. */
export async function loadTransfers(
  queries: Queries,
  selection: TransferSelection,
  limit: number,
): Promise<readonly Transfer[]> {
  const rows = await selected(queries, selection)
    .selectAll()
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    playerId: row.player_id,
    name: row.name,
    position: row.position,
    overall: row.overall,
    age: row.age,
    price: row.price,
    date: row.date,
    from:
      row.from_club_id === null
        ? null
        : { clubId: row.from_club_id, category: row.from_category, leagueId: row.from_league_id },
    to: { clubId: row.to_club_id, category: row.to_category, leagueId: row.to_league_id },
  }));
}

/** Price and clubs of every transfer of the selection; of a league, a club that did not play in it then is left out. */
export async function loadMoves(queries: Queries, selection: TransferSelection): Promise<readonly TransferMove[]> {
  const rows = await selected(queries, selection)
    .select(['price', 'from_club_id', 'to_club_id', 'from_league_id', 'to_league_id'])
    .execute();
  const partyOf = (clubId: string | null, leagueId: string | null) => {
    const isLeftOut = 'leagueId' in selection && selection.leagueId !== leagueId;
    return clubId === null || isLeftOut ? null : { clubId };
  };
  return rows.map(({ price, ...row }) => ({
    price,
    from: partyOf(row.from_club_id, row.from_league_id),
    to: partyOf(row.to_club_id, row.to_league_id),
  }));
}

function selected(queries: Queries, selection: TransferSelection) {
  const query = queries.selectFrom('transfers');
  if ('playerId' in selection) return query.where('player_id', '=', selection.playerId);
  if ('clubId' in selection) {
    const { clubId } = selection;
    return query.where((where) => where.or([where('from_club_id', '=', clubId), where('to_club_id', '=', clubId)]));
  }
  if ('leagueId' in selection) {
    const { leagueId } = selection;
    return query.where((where) =>
      where.or([where('from_league_id', '=', leagueId), where('to_league_id', '=', leagueId)]),
    );
  }
  const { positions, overall, age } = selection;
  return query
    .where('position', 'in', positions)
    .where('overall', '>=', overall.from)
    .where('overall', '<=', overall.to)
    .where(sql<boolean>`age between ${age.from} and ${age.to}`);
}
