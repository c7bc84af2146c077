/** The day of bots, and of clubs whose managers are away, by the same public actions that managers have. R-WLD-12, R-BOT-10, R-VAC-1 */
import { type AbsenceStage, type Moments, vacationBeforeMatch, vacationDay } from '@mundo-manager/rules/absence';
import { type BotOutcome, botBeforeMatch, botDay, botSearch, botWish } from '@mundo-manager/rules/bots';
import type { Club } from '@mundo-manager/rules/clubs';
import { type Match, type MatchOutcome, nextMatch } from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Player } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { clubsOfAbsent, enterStage } from '../absence/vacations.ts';
import { visitMoments } from '../absence/visits.ts';
import { matchesAround } from '../aggregates/club-matches.ts';
import type { StoredClub } from '../aggregates/clubs.ts';
import { lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { loadMarketCandidates } from '../aggregates/market-candidates.ts';
import { readPlans } from '../aggregates/training-plans.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, workRandom } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { chooseForMatch } from './bot-match.ts';

/** Work 'bots': plans the turn of every bot, and of every club whose manager is away. */
export function planBotTurns(context: WorldContext): WorkHandler<Payload<'bots'>> {
  return async ({ id, dueAt, payload }, { tx, now }) => {
    const { turn } = payload;

    const bots = await activeBots(tx);
    const absent = await clubsOfAbsent(tx, visitMoments(context.clock, now));

    const turns = [...bots, ...absent].map(
      (clubId): WorldWork => ({ kind: 'bot-turn', id: `${id}:${clubId}`, dueAt, payload: { clubId, turn } }),
    );
    await plan(tx, context, turns);
  };
}

async function activeBots(tx: Queries): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('clubs')
    .select('id')
    .where('is_bot', '=', true)
    .where('retired_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Work 'bot-turn': a bot does what it does at this hour, and looks for a player to buy. */
export function takeBotTurn(context: WorldContext): WorkHandler<Payload<'bot-turn'>> {
  return async (work, { tx, now }) => {
    const { clubId, turn } = work.payload;
    const ruleset = context.rulesets.at(now);
    const random = await workRandom(tx, work);

    const { loaded, matches, match } = await lockTurn(tx, clubId, now);
    const before = loaded.clubs.get(clubId);
    if (before === undefined) return;
    const stage = await stageOf(tx, before, visitMoments(context.clock, now), causeOf(work));
    if (stage === 'present') return;

    const hour = { club: before.club, matches, match, now, turn, ruleset };
    const taken = stage === 'vacation' ? await vacationTurn(tx, hour) : await botTurn(tx, hour, random);

    await storeChanges(tx, loaded, changesOf(taken, now), causeOf(work), ruleset);

    if (taken.wanted !== null) await plan(tx, context, [purchase(work, clubId, taken.wanted)]);
  };
}

/** Locks the club with its next match. */
async function lockTurn(tx: Queries, clubId: string, now: number) {
  const matches = await matchesAround(tx, clubId, now);
  const next = nextMatch(matches, clubId);
  const loaded = await lockAndLoad(tx, { clubs: [clubId], matches: next === null ? [] : [next.id] });
  return { loaded, matches, match: next === null ? undefined : loaded.matches.get(next.id)?.match };
}

/** Who runs the club: a bot where it has no manager, otherwise as long as he has been away. A new stage is stored. */
function stageOf(
  tx: Queries,
  { ownerId, club }: StoredClub,
  now: Moments,
  cause: string,
): Promise<AbsenceStage> | 'bot' {
  return ownerId === null ? 'bot' : enterStage(tx, { userId: ownerId, clubId: club.id, now, cause });
}

/** A club at the hour of its turn. */
interface TurnHour {
  readonly club: Club;
  readonly matches: Awaited<ReturnType<typeof matchesAround>>;
  /** Its next match, locked; undefined if it has none. */
  readonly match: Match | undefined;
  readonly now: number;
  readonly turn: 'day' | 'evening';
  readonly ruleset: Ruleset;
}

/** A turn as it was taken. */
interface TakenTurn {
  readonly lived: BotOutcome;
  readonly chosen: MatchOutcome | null;
  /** As it is at the end of the turn. */
  readonly club: Club;
  readonly wanted: Player | null;
}

async function vacationTurn(tx: Queries, { club, matches, now, turn, ruleset }: TurnHour): Promise<TakenTurn> {
  const hasPlan = (await readPlans(tx, club.id)).plan !== null;
  const lived =
    turn === 'day'
      ? vacationDay({ club, matches, now, hasPlan }, ruleset)
      : vacationBeforeMatch({ club, matches, now }, ruleset);
  return { lived, chosen: null, club: lived.club, wanted: null };
}

/** The opponents and the market are loaded as the bot looks at them. */
async function botTurn(tx: Queries, hour: TurnHour, random: Random): Promise<TakenTurn> {
  const { club, matches, match, now, turn, ruleset } = hour;
  const lived = (turn === 'day' ? botDay : botBeforeMatch)({ club, matches, now }, random, ruleset);
  const chosen = await chooseForMatch(tx, lived.club, { match, now, ruleset }, random);
  return { lived, chosen, ...(await searchPlayer(tx, chosen?.club ?? lived.club, { now, random, ruleset })) };
}

interface Searching {
  readonly now: number;
  readonly random: Random;
  readonly ruleset: Ruleset;
}

async function searchPlayer(
  tx: Queries,
  club: Club,
  { now, random, ruleset }: Searching,
): Promise<Pick<TakenTurn, 'club' | 'wanted'>> {
  const wish = botWish({ club, now }, random, ruleset);
  if (wish === null) return { club, wanted: null };
  const found = botSearch({ club, wish, players: await loadMarketCandidates(tx, wish.search, now), now }, ruleset);
  return found.ok ? { club: found.value.club, wanted: found.value.wanted } : { club, wanted: null };
}

function changesOf({ lived, chosen, club }: TakenTurn, now: number) {
  return {
    clubs: [club],
    players: lived.released,
    matches: chosen === null ? [] : [chosen.match],
    entries: [...lived.entries, ...(chosen?.entries ?? [])],
    events: [...lived.events, ...(chosen?.events ?? [])],
    alertsAt: now,
  };
}

/** A purchase is work of its own, so that buyer and seller are locked in the order of their ids. */
function purchase({ id, dueAt }: Work, buyerId: string, { id: playerId, club: sellerId }: Player): WorldWork {
  return { kind: 'bot-purchase', id, dueAt, payload: { buyerId, sellerId, playerId } };
}
