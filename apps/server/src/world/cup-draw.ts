/** The draws of cups and tournaments: bots fill the first one, lots wait for the beacon, every match gets its secret. R-CUP-1 to R-CUP-4, R-PRF-12 */
import { HOUR, startOfUtcDay } from '@mundo-manager/rules/clock';
import {
  type Competition,
  clubsByLot,
  drawCupRound,
  isNextDraw,
  takesBots,
  vacancies,
} from '@mundo-manager/rules/competitions';
import { createRandom } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadCompetitions, pinRules } from '../aggregates/competitions.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import { fixturesOf } from '../proofs/fixture-secrets.ts';
import { isDrawSealed, sealDraw, storeHeldDraw } from '../sealing/sealed-draws.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, worldSeed } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { randomOf } from '../world-work/world-seed.ts';
import { botsOutsideCups } from './bot-clubs.ts';
import { kickOffWorks, matchesSince } from './draw-league-lots.ts';
import { changesOf, type FilledCup, fillCup, unfilled } from './fill-cup-with-bots.ts';
import { clashWorks } from './friendly-slots.ts';
import { isDrawPossible, specialDraw } from './special-draw.ts';

/** Work 'cup-draw' of a round. A round that is drawn already stays as it is. */
export function drawCup(context: WorldContext): WorkHandler<Payload<'cup-draw'>> {
  return async (work, { tx, now }) => {
    const { id, round, seed } = work.payload;
    const random = randomOf(await worldSeed(tx), work.kind, id, String(round));

    const draw = await lockDraw(tx, context, work.payload, now);
    if (draw === undefined) return;
    const { cup, loaded, bots, ruleset } = draw;
    if (await areGuestsBusy(tx, draw, work.payload)) return plan(tx, context, [specialDraw(id, now, ruleset)]);

    const filled =
      bots === null ? unfilled(cup, loaded) : await fillCup(tx, { loaded, cup, bots, now }, random, ruleset);
    if (filled.competition.entrants.length < 2) return plan(tx, context, [laterDraw(id, now, ruleset)]);

    const byLot = clubsByLot(filled.competition, round, ruleset);
    if (byLot !== null && seed === undefined && context.proofs.beacon !== null)
      return fixClubs(tx, context, work, { ...draw, filled, byLot, now });
    const lots = seed === undefined ? random : createRandom(seed);
    await holdDraw(tx, context, work, { ...draw, filled, byLot, now }, lots);
  };
}

/** A draw whose competition and clubs are locked. */
interface CupDraw {
  readonly cup: Competition;
  readonly loaded: Loaded;
  /** Ids of bots for the free places; null for a draw that adds none. */
  readonly bots: readonly string[] | null;
  readonly ruleset: Ruleset;
  readonly hash: string;
}

/** Locks the cup, its clubs and bots for its free places; undefined if this draw is not the next one, or is sealed already. */
async function lockDraw(
  tx: Queries,
  { rulesets }: WorldContext,
  { id, round, seed }: Payload<'cup-draw'>,
  now: number,
): Promise<CupDraw | undefined> {
  const isHeld = seed !== undefined;
  if (!isHeld && (await isDrawSealed(tx, id, round))) return undefined;
  const before = (await loadCompetitions(tx, [id])).get(id);
  if (before === undefined || !isNextDraw(before, round)) return undefined;
  const { ruleset, hash } = await rulesets.ofCompetition(tx, id, now);
  const isFilled = round === 1 && takesBots(before) && !isHeld;
  const bots = isFilled ? await botsOutsideCups(tx, before.category, vacancies(before, ruleset)) : null;
  const clubs = [...before.entrants.map(({ clubId }) => clubId), ...(bots ?? [])];
  const loaded = await lockAndLoad(tx, { clubs, competitions: [id] });
  const cup = loaded.competitions.get(id);
  return cup === undefined || !isNextDraw(cup, round) ? undefined : { cup, loaded, bots, ruleset, hash };
}

/** Whether the special has to wait, because a guest can still win another cup. */
async function areGuestsBusy(
  tx: Queries,
  { cup, loaded }: CupDraw,
  { round, seed }: Payload<'cup-draw'>,
): Promise<boolean> {
  const isAsked = round === 1 && cup.name === 'MM Special' && seed === undefined;
  return isAsked && !(await isDrawPossible(tx, cup, loaded));
}

/** A draw with all its clubs. */
interface FullDraw extends CupDraw {
  readonly filled: FilledCup;
  /** The clubs whose lots it decides, in the order in which it takes them; null for a draw without lots. */
  readonly byLot: readonly string[] | null;
  readonly now: number;
}

type CupDrawWork = Work<string, Payload<'cup-draw'>>;

/** Fixes the clubs of a draw whose lots wait for the beacon. */
async function fixClubs(
  tx: Queries,
  context: WorldContext,
  work: CupDrawWork,
  { filled, byLot, loaded, ruleset, hash, now }: FullDraw & { readonly byLot: readonly string[] },
): Promise<void> {
  const { id, round } = work.payload;
  await storeChanges(tx, loaded, changesOf(filled), causeOf(work), ruleset);
  if (round === 1) await pinRules(tx, id, hash);
  const fixed = { competition: filled.competition, round, clubIds: byLot, rulesetHash: hash, now };
  await sealDraw(tx, context, { ...fixed, work: { kind: 'cup-draw', payload: { id, round } } });
}

/** Draws the round by these lots, and plans its matches. */
async function holdDraw(
  tx: Queries,
  context: WorldContext,
  work: CupDrawWork,
  { cup, filled, byLot, loaded, ruleset, hash, now }: FullDraw,
  lots: ReturnType<typeof createRandom>,
): Promise<void> {
  const { id, round, seed } = work.payload;
  const { competition, clubs } = filled;
  const entrants = competition.entrants.map(({ clubId }) => clubId);

  const otherMatches = await matchesSince(tx, entrants, startOfUtcDay(now));

  const drawn = drawCupRound({ competition, clubs, now, otherMatches }, lots, ruleset);
  const matches = Object.values(drawn.competition.matches).filter((match) => cup.matches[match.id] === undefined);

  if (seed !== undefined && byLot !== null) {
    const order = cup.name === 'MM Tournament' ? drawn.competition.entrants.map(({ clubId }) => clubId) : byLot;
    await storeHeldDraw(tx, { id, round, clubIds: byLot }, { order, matches });
  }
  const filling = changesOf(filled);
  const changes = {
    ...filling,
    competitions: [drawn.competition],
    fixtures: fixturesOf(matches, context.proofs.secrets),
    events: [...filling.events, ...drawn.events],
  };
  await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
  if (round === 1) await pinRules(tx, id, hash);

  const playing = [...new Set(matches.flatMap(({ home, away }) => [home.id, away.id]))];
  const clashes = await clashWorks(tx, playing, { kind: work.kind, id: work.id, now });
  await plan(tx, context, [...kickOffWorks(matches, now), ...clashes]);
}

/** The next try of a first draw for which there are too few clubs. */
function laterDraw(id: string, now: number, { competitions }: Ruleset): WorldWork {
  const dueAt = now + competitions.cups.waitHours * HOUR;
  return { kind: 'cup-draw', id: `${id}:1:${dueAt}`, dueAt, payload: { id, round: 1 } };
}
