/** Buying a player. */

import { emptySlots } from '../boosters/slots.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { Outcome } from '../clubs/outcome.ts';
import { assert, assertNow, assertNumber, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { recordAtClub } from '../discipline/player-record.ts';
import { availableMoney } from '../finances/available-money.ts';
import { checkCash } from '../finances/check-balance.ts';
import { retires } from '../players/age.ts';
import { leaveClub } from '../players/leaving.ts';
import type { Player, PublicPlayer } from '../players/player.ts';
import { freeShirtNumber } from '../players/squad-limits.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { canAfford } from './afford.ts';
import { withDeparture } from './count-departure.ts';
import { checkDeparture } from './departure.ts';

const isPrice = (value: number) => Number.isSafeInteger(value) && value >= 0;

/** Input of a purchase. */
export interface BuyPlayer {
  readonly buyer: Club;
  /** The club that holds the player; null for a free player. */
  readonly seller: Club | null;
  readonly player: Player;
  readonly now: EpochMs;
}

/** The buyer's side of a purchase. */
export interface PurchaseCheck {
  readonly buyer: Club;
  readonly player: PublicPlayer;
  readonly now: EpochMs;
}

/** Both clubs and the player after a purchase. */
export interface PurchaseOutcome extends Outcome {
  readonly buyer: Club;
  readonly seller: Club | null;
  /** The player at his new club. */
  readonly player: Player;
}

/**
 * Buys a player at his market value; boosters return to the seller (R-MKT-9, R-MKT-10, R-MKT-16, R-MKT-17, R-MKT-21,
 * R-BOO-9, R-DIS-6, R-FAI-2). Refusals: own-player, not-listed, squad-full, in-debt, insufficient-money,
 * squad-too-small, last-keeper. Throws for a `seller` without the player.
 */
export function buyPlayer({ buyer, seller, player, now }: BuyPlayer, ruleset: Ruleset): Result<PurchaseOutcome> {
  assertNow(now, 'buyPlayer');
  assertRuleset(ruleset, 'buyPlayer');
  if (seller?.id === buyer.id || hasPlayer(buyer, player)) return refuse('market/own-player', { playerId: player.id });
  const before = seller === null ? player : seller.players.find(({ id }) => id === player.id);
  assert(before?.club === (seller?.id ?? null), 'buyPlayer: needs the club that holds the player as seller', player.id);
  assertNumber(before.marketValue, isPrice, 'buyPlayer: needs a market value that is a whole number from 0');
  const price = checkPurchase({ buyer, player: before, now }, ruleset);
  if (!price.ok) return price;
  const staying = seller === null ? accept([]) : checkDeparture(seller.players, before, ruleset);
  if (!staying.ok) return staying;

  const bought: Player = {
    ...recordAtClub(emptySlots(before).player, buyer.competitions.current),
    club: buyer.id,
    number: freeShirtNumber(buyer.players, ruleset),
    forSale: false,
  };
  const joined = { ...buyer, players: [...buyer.players, bought] };
  const left = seller && withDeparture(leaveClub(seller, before).club, 'sales', now, ruleset);
  const { name } = before.personalData;
  const deal = { playerId: before.id, name, price: price.value };
  const paid = recordOutcome(
    joined,
    now,
    [
      {
        type: 'player-bought',
        ...deal,
        otherClub: seller?.name ?? null,
        ...(seller?.article && { otherClubArticle: seller.article }),
      },
    ],
    [{ currency: 'money', type: 'Transfer In', amount: -price.value, subject: name }],
  );
  const received =
    left &&
    recordOutcome(
      left,
      now,
      [
        {
          type: 'player-sold',
          ...deal,
          otherClub: buyer.name,
          ...(buyer.article && { otherClubArticle: buyer.article }),
        },
      ],
      [{ currency: 'money', type: 'Transfer Out', amount: price.value, subject: name }],
    );
  return accept({
    buyer: paid.club,
    seller: received?.club ?? null,
    player: bought,
    entries: [...paid.entries, ...(received?.entries ?? [])],
    events: [...paid.events, ...(received?.events ?? [])],
  });
}

/**
 * The price of a player in whole dollars, where the buyer may have him, has a place for him and the money that buying may use (R-MKT-9).
 * Refusals: own-player, not-listed, squad-full, in-debt, insufficient-money.
 */
export function checkPurchase({ buyer, player, now }: PurchaseCheck, ruleset: Ruleset): Result<number> {
  assertNow(now, 'checkPurchase');
  assertRuleset(ruleset, 'checkPurchase');
  const { id: playerId, marketValue } = player;
  if (hasPlayer(buyer, player)) return refuse('market/own-player', { playerId });
  if (!player.forSale || retires(player, now, ruleset)) return refuse('market/not-listed', { playerId });
  const { maximum } = ruleset.players.squad;
  if (buyer.players.length >= maximum) return refuse('market/squad-full', { limit: maximum });
  const solvent = checkCash(buyer, 0);
  if (!solvent.ok) return solvent;
  const available = availableMoney(buyer.finances.totalMoney, buyer.players, ruleset);
  if (!canAfford(available, marketValue)) {
    return refuse('finances/insufficient-money', { price: marketValue, available });
  }
  return accept(marketValue);
}

/** Whether the buyer has the player already, by his row, which may be older than the squad, or by the squad. */
function hasPlayer(buyer: Club, { id, club }: Pick<PublicPlayer, 'id' | 'club'>): boolean {
  return club === buyer.id || buyer.players.some((own) => own.id === id);
}
