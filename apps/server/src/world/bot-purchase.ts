/** A bot buys the player that its turn has found. R-WLD-12, R-BOT-10 */
import { botPurchase } from '@mundo-manager/rules/bots';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Player } from '@mundo-manager/rules/players';
import { playsAsBot } from '../absence/vacations.ts';
import type { StoredClub } from '../aggregates/clubs.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, type WorldContext } from '../world-work/context.ts';
import type { Payload } from '../world-work/payloads.ts';

/** Work 'bot-purchase': a bot buys the player, if that is still possible. */
export function buyForBot({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'bot-purchase'>> {
  return async (work, { tx, now }) => {
    const ruleset = rulesets.at(now);

    const deal = await lockDeal(tx, work.payload);
    if (deal === undefined || (await hasManager(tx, deal.buyer))) return;
    const { buyer, seller, player, loaded } = deal;

    const bought = botPurchase({ club: buyer.club, seller, player, now }, ruleset);
    if (!bought.ok || bought.value === null) return;

    const { entries, events } = bought.value;
    const clubs = bought.value.seller === null ? [bought.value.buyer] : [bought.value.buyer, bought.value.seller];
    await storeChanges(tx, loaded, { clubs, entries, events, alertsAt: now }, causeOf(work), ruleset);
  };
}

/** A purchase whose parties are locked. */
interface Deal {
  readonly buyer: StoredClub;
  /** Null for a player without a club. */
  readonly seller: Club | null;
  readonly player: Player;
  readonly loaded: Loaded;
}

/** Locks buyer, seller and player; undefined if the player is not at the seller any more. */
async function lockDeal(
  tx: Queries,
  { buyerId, sellerId, playerId }: Payload<'bot-purchase'>,
): Promise<Deal | undefined> {
  const clubs = sellerId === null ? [buyerId] : [buyerId, sellerId];
  const loaded = await lockAndLoad(tx, { clubs, players: sellerId === null ? [playerId] : [] });
  const buyer = loaded.clubs.get(buyerId);
  const seller = sellerId === null ? null : (loaded.clubs.get(sellerId)?.club ?? null);
  const player = seller === null ? loaded.players.get(playerId) : seller.players.find(({ id }) => id === playerId);
  const isThere = player !== undefined && player.club === sellerId;
  return buyer === undefined || !isThere ? undefined : { buyer, seller, player, loaded };
}

/** Whether a manager runs the club himself by now. */
async function hasManager(tx: Queries, { ownerId }: StoredClub): Promise<boolean> {
  return ownerId !== null && !(await playsAsBot(tx, ownerId));
}
