import type { CallData } from '@mundo-manager/contract/client';
import { comparableSales, type Transfer, type TransferMove, transferBalance } from '@mundo-manager/rules/scouting';
import { type Handlers, RefusedCall } from '../server/fake-handlers.ts';
import { type FakeWorld, playerOf } from '../world.ts';

type TransferView = CallData<'playerTransfers'>['transfers'][number];

/** Fake answers of the calls for completed transfers, from those of the world. */
export const TRANSFER_QUERIES: Handlers = {
  playerTransfers: ({ world, params }) => {
    const own = world.transfers.filter(({ playerId }) => playerId === params.playerId);
    if (own.length === 0 && playerOf(world, params.playerId) === null) throw new RefusedCall('not-found/player');
    return { transfers: newest(world, own) };
  },
  clubTransfers: ({ world, params: { id } }) => {
    if (badgeOf(world, id) === null) throw new RefusedCall('not-found/club');
    const own = world.transfers.filter(({ from, to }) => from?.clubId === id || to.clubId === id);
    return { transfers: newest(world, own), total: transferBalance(own, id) };
  },
  leagueTransfers: ({ world, params: { competitionId } }) => {
    if (!world.competitions.some(({ id }) => id === competitionId)) throw new RefusedCall('not-found/competition');
    const isIn = (party: Transfer['from']) => party?.leagueId === competitionId;
    const own = world.transfers.filter(({ from, to }) => isIn(from) || isIn(to));
    const moves = own.map(
      ({ price, from, to }): TransferMove => ({ price, from: isIn(from) ? from : null, to: isIn(to) ? to : null }),
    );
    const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to].flatMap((party) => party?.clubId ?? [])))];
    const balances = ids.flatMap((id) => {
      const club = badgeOf(world, id);
      return club === null ? [] : [{ club, total: transferBalance(moves, id) }];
    });
    return { transfers: newest(world, own), balances };
  },
  comparableSales: ({ world, params }) => {
    // Free players belong to the market, not to this world: an own player replaces them.
    const player = playerOf(world, params.playerId)?.player ?? world.club?.players[0];
    if (player === undefined) throw new RefusedCall('not-found/player');
    const { sales, median } = comparableSales({ player, sales: world.transfers, now: world.now }, world.ruleset);
    return { sales: newest(world, sales), median };
  },
};

function newest(world: FakeWorld, transfers: readonly Transfer[]): TransferView[] {
  return transfers
    .toSorted((one, other) => other.date - one.date)
    .map((transfer) => ({
      ...transfer,
      from: transfer.from && { ...transfer.from, club: badgeOf(world, transfer.from.clubId) },
      to: { ...transfer.to, club: badgeOf(world, transfer.to.clubId) },
    }));
}

function badgeOf(world: FakeWorld, clubId: string) {
  const club = [world.club, ...world.others].find((one) => one?.id === clubId);
  return club ? { id: club.id, name: club.name, emblem: club.emblem } : null;
}
