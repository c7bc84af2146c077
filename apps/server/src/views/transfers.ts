/** Completed transfers as screens show them. R-SCT-6, R-SCT-8 */
import { type ClubTransfers, type LeagueTransfers, TRANSFER_LIMIT, type TransferView } from '@mundo-manager/contract';
import { marketPosition } from '@mundo-manager/rules/market';
import { ownOverall, type Player, playerAge } from '@mundo-manager/rules/players';
import { POSITIONS } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import {
  COMPARABLE_SALES,
  COMPARABLE_SPAN,
  type Comparables,
  comparableSales,
  type Transfer,
  type TransferParty,
  transferBalance,
} from '@mundo-manager/rules/scouting';
import { findPlayer } from '../aggregates/player-location.ts';
import { loadMoves, loadTransfers } from '../aggregates/transfers.ts';
import type { Queries } from '../storage/storage.ts';
import { clubBadges } from './club-badges.ts';

/** The player’s transfers, also of one who has left the game; undefined for an unknown one. */
export async function playerTransfers(
  queries: Queries,
  playerId: string,
): Promise<{ readonly transfers: readonly TransferView[] } | undefined> {
  const transfers = await loadTransfers(queries, { playerId }, TRANSFER_LIMIT);
  if (transfers.length === 0 && (await findPlayer(queries, playerId)) === undefined) return undefined;
  return { transfers: await withBadges(queries, transfers) };
}

/** What the club has bought and sold. */
export async function clubTransfers(queries: Queries, clubId: string): Promise<ClubTransfers> {
  const transfers = await loadTransfers(queries, { clubId }, TRANSFER_LIMIT);
  return {
    transfers: await withBadges(queries, transfers),
    total: transferBalance(await loadMoves(queries, { clubId }), clubId),
  };
}

/** What clubs have bought and sold while they played in the league; undefined for an unknown one. */
export async function leagueTransfers(queries: Queries, leagueId: string): Promise<LeagueTransfers | undefined> {
  const known = await queries.selectFrom('competitions').select('id').where('id', '=', leagueId).executeTakeFirst();
  if (known === undefined) return undefined;
  const transfers = await loadTransfers(queries, { leagueId }, TRANSFER_LIMIT);
  const moves = await loadMoves(queries, { leagueId });
  const ids = new Set(moves.flatMap(({ from, to }) => [from, to].flatMap((party) => party?.clubId ?? [])));
  const badges = await clubBadges(queries, [...ids]);
  const balances = [...badges.values()]
    .map((club) => ({ club, total: transferBalance(moves, club.id) }))
    .toSorted((one, other) => other.total.balance - one.total.balance);
  return { transfers: await withBadges(queries, transfers), balances };
}

/** The newest sales of players like that one. */
export async function comparablesOf(
  queries: Queries,
  { player, now }: { readonly player: Player; readonly now: number },
  ruleset: Ruleset,
): Promise<Comparables<TransferView>> {
  const group = marketPosition(player.personalData.position);
  const rating = Math.trunc(ownOverall(player, ruleset));
  const years = playerAge(player, now);
  const candidates = await loadTransfers(
    queries,
    {
      positions: POSITIONS.filter((position) => marketPosition(position) === group),
      overall: { from: rating - COMPARABLE_SPAN.overall, to: rating + COMPARABLE_SPAN.overall },
      age: { from: years - COMPARABLE_SPAN.age, to: years + COMPARABLE_SPAN.age },
    },
    // His own sales are among them, and do not count.
    COMPARABLE_SALES + TRANSFER_LIMIT,
  );
  const { sales, median } = comparableSales({ player, sales: candidates, now }, ruleset);
  return { sales: await withBadges(queries, sales), median };
}

async function withBadges(queries: Queries, transfers: readonly Transfer[]): Promise<readonly TransferView[]> {
  const ids = transfers.flatMap(({ from, to }) => [to.clubId, ...(from === null ? [] : [from.clubId])]);
  const badges = await clubBadges(queries, [...new Set(ids)]);
  const partyOf = (party: TransferParty) => ({ ...party, club: badges.get(party.clubId) ?? null });
  return transfers.map((transfer) => ({
    ...transfer,
    from: transfer.from && partyOf(transfer.from),
    to: partyOf(transfer.to),
  }));
}
