/** The day of bots, and of clubs whose managers are away, by the same public actions that managers have. R-WLD-12, R-BOT-10, R-VAC-1 */
import { type AbsenceStage, type Moments, vacationBeforeMatch, vacationDay } from '@mundo-manager/rules/absence';
import { type BotOutcome, botBeforeMatch, botDay, botPurchase, botSearch, botWish } from '@mundo-manager/rules/bots';
import type { Club } from '@mundo-manager/rules/clubs';
import { type MatchOutcome, nextMatch } from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { clubsOfAbsent, enterStage, playsAsBot } from '../absence/vacations.ts';
import { visitMoments } from '../absence/visits.ts';
import { matchesAround } from '../aggregates/club-matches.ts';
import type { StoredClub } from '../aggregates/clubs.ts';
import { loadMarketCandidates } from '../aggregates/market-candidates.ts';
import { readPlans } from '../aggregates/training-plans.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, worldSeed } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { randomOf } from '../world-work/world-seed.ts';
import { chooseForMatch } from './bot-match.ts';

/** Work 'bots': plans the turn of every bot, and of every club whose manager is away. */
export function planBotTurns(context: WorldContext): WorkHandler<Payload<'bots'>> {
  return async ({ id, dueAt, payload }, { tx, now }) => {
    const { turn } = payload;
    const bots = await tx
      .selectFrom('clubs')
      .select('id')
      .where('is_bot', '=', true)
      .where('retired_at', 'is', null)
      .orderBy('id')
      .execute();
    const absent = await clubsOfAbsent(tx, visitMoments(context.clock, now));
    const turns = [...bots.map((bot) => bot.id), ...absent].map(
      (clubId): WorldWork => ({
        kind: 'bot-turn',
        id: `${id}:${clubId}`,
        dueAt,
        payload: { clubId, turn },
      }),
    );
    await plan(tx, context, turns);
  };
}

/** Work 'bot-turn': a bot does what it does at this hour, and looks for a player to buy. */
export function takeBotTurn(context: WorldContext): WorkHandler<Payload<'bot-turn'>> {
  return async (work, { tx, now }) => {
    const { clubId, turn } = work.payload;
    const ruleset = context.rulesets.at(now);
    const random = randomOf(await worldSeed(tx), work.kind, work.id);
    const matches = await matchesAround(tx, clubId, now);
    const next = nextMatch(matches, clubId);
    const loaded = await lockAndLoad(tx, { clubs: [clubId], matches: next === null ? [] : [next.id] });
    const before = loaded.clubs.get(clubId);
    if (before === undefined) return;
    const stage = await stageOf(tx, before, visitMoments(context.clock, now), causeOf(work));
    if (stage === 'present') return;
    if (stage === 'vacation') {
      const { club } = before;
      const hasPlan = (await readPlans(tx, clubId)).plan !== null;
      const lived =
        turn === 'day'
          ? vacationDay({ club, matches, now, hasPlan }, ruleset)
          : vacationBeforeMatch({ club, matches, now }, ruleset);
      await storeTurn(tx, work, { loaded, lived, chosen: null, club: lived.club, now, ruleset });
      return;
    }

    const lived = (turn === 'day' ? botDay : botBeforeMatch)({ club: before.club, matches, now }, random, ruleset);
    const match = next === null ? undefined : loaded.matches.get(next.id)?.match;
    const chosen = await chooseForMatch(tx, lived.club, { match, now, ruleset }, random);
    const searched = await searchPlayer(tx, chosen?.club ?? lived.club, { now, random, ruleset });
    await storeTurn(tx, work, { loaded, lived, chosen, club: searched.club, now, ruleset });
    if (searched.wanted !== null) await plan(tx, context, [purchase(work, clubId, searched.wanted)]);
  };
}

/** Who runs the club: a bot where it has no manager, otherwise as long as he has been away. */
function stageOf(
  tx: Queries,
  { ownerId, club }: StoredClub,
  now: Moments,
  cause: string,
): Promise<AbsenceStage> | 'bot' {
  return ownerId === null ? 'bot' : enterStage(tx, { userId: ownerId, clubId: club.id, now, cause });
}

interface Found {
  readonly club: Club;
  readonly wanted: Player | null;
}

interface Searching {
  readonly now: number;
  readonly random: Random;
  readonly ruleset: Ruleset;
}

async function searchPlayer(tx: Queries, club: Club, { now, random, ruleset }: Searching): Promise<Found> {
  const wish = botWish({ club, now }, random, ruleset);
  if (wish === null) return { club, wanted: null };
  const found = botSearch({ club, wish, players: await loadMarketCandidates(tx, wish.search, now), now }, ruleset);
  return found.ok ? { club: found.value.club, wanted: found.value.wanted } : { club, wanted: null };
}

interface Turn {
  readonly loaded: Loaded;
  readonly lived: BotOutcome;
  readonly chosen: MatchOutcome | null;
  /** As it is at the end of the turn. */
  readonly club: Club;
  readonly now: number;
  readonly ruleset: Ruleset;
}

async function storeTurn(tx: Queries, work: Work, turn: Turn): Promise<void> {
  const { loaded, lived, chosen, club, now, ruleset } = turn;
  const changes = {
    clubs: [club],
    players: lived.released,
    matches: chosen === null ? [] : [chosen.match],
    entries: [...lived.entries, ...(chosen?.entries ?? [])],
    events: [...lived.events, ...(chosen?.events ?? [])],
    alertsAt: now,
  };
  await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
}

/** A purchase is work of its own, so that buyer and seller are locked in the order of their ids. */
function purchase({ id, dueAt }: Work, buyerId: string, { id: playerId, club: sellerId }: Player): WorldWork {
  return { kind: 'bot-purchase', id, dueAt, payload: { buyerId, sellerId, playerId } };
}

/** Work 'bot-purchase': a bot buys whom it wanted, where that is still possible. */
export function buyForBot({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'bot-purchase'>> {
  return async (work, { tx, now }) => {
    const ruleset = rulesets.at(now);
    const { buyerId, sellerId, playerId } = work.payload;
    const clubs = sellerId === null ? [buyerId] : [buyerId, sellerId];
    const loaded = await lockAndLoad(tx, { clubs, players: sellerId === null ? [playerId] : [] });
    const buyer = loaded.clubs.get(buyerId);
    const seller = sellerId === null ? null : (loaded.clubs.get(sellerId)?.club ?? null);
    const player = seller === null ? loaded.players.get(playerId) : seller.players.find(({ id }) => id === playerId);
    const isWhereHeWas = player !== undefined && player.club === sellerId;
    if (buyer === undefined || !isWhereHeWas) return;
    if (buyer.ownerId !== null && !(await playsAsBot(tx, buyer.ownerId))) return;

    const bought = botPurchase({ club: buyer.club, seller, player, now }, ruleset);
    if (!bought.ok || bought.value === null) return;
    const { entries, events } = bought.value;
    const changed = bought.value.seller === null ? [bought.value.buyer] : [bought.value.buyer, bought.value.seller];
    await storeChanges(tx, loaded, { clubs: changed, entries, events, alertsAt: now }, causeOf(work), ruleset);
  };
}
