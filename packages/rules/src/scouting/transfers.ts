/** Completed transfers: what is kept of each, and what they add up to. */
import type { Category } from '../clubs/category.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, CompetitionId, EpochMs, PlayerId } from '../core/ids.ts';
import { playerAge } from '../players/age.ts';
import { ownOverall } from '../players/overall.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Position } from '../positions/position.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** A club at the moment of a transfer. */
export interface TransferParty {
  readonly clubId: ClubId;
  /** Null if it is not known any more. */
  readonly category: Category | null;
  /** The league in which the club played then; null for none. */
  readonly leagueId: CompetitionId | null;
}

/** A completed transfer; what was not kept of an early one is null. */
export interface Transfer {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly position: Position | null;
  /** Whole points without boosters. */
  readonly overall: number | null;
  /** Whole years. */
  readonly age: number | null;
  /** Whole dollars. */
  readonly price: number;
  readonly date: EpochMs;
  /** Null for a player without a club. */
  readonly from: TransferParty | null;
  readonly to: TransferParty;
}

/** Input of a transfer. */
export interface TransferInput {
  readonly player: PublicPlayer;
  readonly price: number;
  readonly from: TransferParty | null;
  readonly to: TransferParty;
  readonly now: EpochMs;
}

/** The transfer of the player as it is kept: with his overall, age and position of that moment. R-SCT-4 */
export function transferOf({ player, price, from, to, now }: TransferInput, ruleset: Ruleset): Transfer {
  assertNow(now, 'transferOf');
  assertRuleset(ruleset, 'transferOf');
  const { name, position } = player.personalData;
  return {
    playerId: player.id,
    name,
    position,
    overall: Math.trunc(ownOverall(player, ruleset)),
    age: playerAge(player, now),
    price,
    date: now,
    from,
    to,
  };
}

/** A club’s transfers in sum; money in whole dollars. */
export interface TransferBalance {
  readonly bought: number;
  readonly sold: number;
  readonly spent: number;
  readonly earned: number;
  /** Earned minus spent. */
  readonly balance: number;
}

/** The part of a transfer that a balance is made of; a side that is null counts for no club. */
export type TransferMove = Pick<Transfer, 'price'> & {
  readonly from: Pick<TransferParty, 'clubId'> | null;
  readonly to: Pick<TransferParty, 'clubId'> | null;
};

/** What the club has bought and sold among those transfers. R-SCT-5 */
export function transferBalance(transfers: readonly TransferMove[], clubId: ClubId): TransferBalance {
  const bought = transfers.filter(({ to }) => to?.clubId === clubId);
  const sold = transfers.filter(({ from }) => from?.clubId === clubId);
  const spent = sumOf(bought);
  const earned = sumOf(sold);
  return { bought: bought.length, sold: sold.length, spent, earned, balance: earned - spent };
}

function sumOf(transfers: readonly TransferMove[]): number {
  return transfers.reduce((sum, { price }) => sum + price, 0);
}
