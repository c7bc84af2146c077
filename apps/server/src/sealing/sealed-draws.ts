/** Draws by lot between the moment at which their clubs are fixed and the round of the beacon that decides them. R-PRF-12 */
import {
  type DrawOutcome,
  drawLeaf,
  drawSeed,
  type RevealedDraw,
  type RootPlace,
  type SealedDraw,
} from '@mundo-manager/engine/proof';
import { type Competition, contestName, type Match } from '@mundo-manager/rules/competitions';
import { orRefuse } from '../commands/refusal.ts';
import { rootOf } from '../proofs/roots.ts';
import { json } from '../storage/json.ts';
import type { Queries } from '../storage/storage.ts';
import type { DrawWork } from '../storage/tables/draw-work.ts';
import { plan, type WorldContext } from '../world-work/context.ts';
import type { WorldWork } from '../world-work/payloads.ts';

/** A draw whose clubs are fixed. */
export interface FixedDraw {
  readonly competition: Pick<Competition, 'id' | 'name'>;
  readonly round: number;
  /** In the order in which the rules take them. */
  readonly clubIds: readonly string[];
  readonly rulesetHash: string;
  readonly now: number;
  readonly work: DrawWork;
}

function drawIdOf(competitionId: string, round: number): string {
  return `draw:${competitionId}:${round}`;
}

/** Whether the draw is sealed: it waits for its round, or was held. */
export async function isDrawSealed(queries: Queries, competitionId: string, round: number): Promise<boolean> {
  const row = await queries
    .selectFrom('sealed_draws')
    .select('draw_id')
    .where('draw_id', '=', drawIdOf(competitionId, round))
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores the draw and plans its root. */
export async function sealDraw(tx: Queries, context: WorldContext, fixed: FixedDraw): Promise<void> {
  const { competition, round, clubIds, rulesetHash, now, work } = fixed;
  const { secrets } = context.proofs;
  const drawId = drawIdOf(competition.id, round);
  const secret = secrets.of('draw', drawId);
  const draw: SealedDraw = {
    drawId,
    competitionId: competition.id,
    name: contestName(competition),
    round,
    date: now,
    secrets: secrets.source,
    clubIds,
    rulesetHash,
  };
  await tx
    .insertInto('sealed_draws')
    .values({
      draw_id: drawId,
      competition_id: competition.id,
      round,
      draw: json(draw),
      secret,
      leaf: drawLeaf(secret, draw),
      work: json(work),
    })
    .execute();
  await plan(tx, context, [{ kind: 'seal', id: drawId, dueAt: now, payload: null }]);
}

interface Beginning {
  readonly rootNumbers: readonly number[];
  /** Null without a beacon. */
  readonly beaconSignature: string | null;
  /** Moment of the game at which they are held. */
  readonly now: number;
}

/** Plans the draws of those roots with their seeds. */
export async function beginDraws(tx: Queries, context: WorldContext, beginning: Beginning): Promise<void> {
  const { rootNumbers, beaconSignature, now } = beginning;
  const rows = await tx
    .selectFrom('sealed_draws')
    .select(['draw_id', 'draw', 'secret', 'work'])
    .where('root_number', 'in', rootNumbers)
    .where('outcome', 'is', null)
    .orderBy('draw_id')
    .execute();
  const works = rows.map(({ draw_id: id, draw, secret, work }): WorldWork => {
    const seed = drawSeed(secret, draw, beaconSignature);
    return work.kind === 'draw'
      ? { kind: 'draw', id, dueAt: now, payload: { ...work.payload, seed } }
      : { kind: 'cup-draw', id, dueAt: now, payload: { ...work.payload, seed } };
  });
  await plan(tx, context, works);
}

/** A draw that is held now. */
interface HeldDraw {
  readonly id: string;
  readonly round: number;
  /** In the order in which the rules took them. */
  readonly clubIds: readonly string[];
}

/** What a draw came to. */
interface Lots {
  readonly order: readonly string[];
  readonly matches: readonly Match[];
}

/** Stores what the draw came to. Throws if its clubs are not those that were sealed. */
export async function storeHeldDraw(tx: Queries, { id, round, clubIds }: HeldDraw, lots: Lots): Promise<void> {
  const drawId = drawIdOf(id, round);
  const row = await tx.selectFrom('sealed_draws').select('draw').where('draw_id', '=', drawId).executeTakeFirst();
  if (row === undefined || row.draw.clubIds.join() !== clubIds.join())
    throw new Error(`${drawId} is not of the clubs that were sealed`);
  const outcome: DrawOutcome = { order: lots.order, matches: lots.matches.map(({ home, away }) => [home.id, away.id]) };
  await tx
    .updateTable('sealed_draws')
    .set({ outcome: json(outcome) })
    .where('draw_id', '=', drawId)
    .execute();
}

/** What is public of a draw before it is held: its leaf, and the root that holds it. */
interface CommittedDraw {
  readonly drawId: string;
  readonly leaf: string;
  /** Null until the root is stored. */
  readonly rootNumber: number | null;
}

/** The proofs of the draws of a competition, round by round. Refused: not-found/competition. */
export async function drawProofsOf(
  queries: Queries,
  competitionId: string,
): Promise<{ readonly sealed: readonly CommittedDraw[]; readonly held: readonly RevealedDraw[] }> {
  const known = await queries
    .selectFrom('competitions')
    .select('id')
    .where('id', '=', competitionId)
    .executeTakeFirst();
  orRefuse(known, 'not-found/competition');
  const rows = await queries
    .selectFrom('sealed_draws')
    .select(['draw_id', 'draw', 'secret', 'leaf', 'root_number', 'path', 'outcome'])
    .where('competition_id', '=', competitionId)
    .orderBy('round')
    .execute();
  const held: RevealedDraw[] = [];
  for (const { draw, secret, root_number, path, outcome } of rows) {
    if (root_number === null || path === null || outcome === null) continue;
    held.push({ draw, secret, outcome, place: await placeOf(queries, root_number, path) });
  }
  const sealed = rows.map(({ draw_id, leaf, root_number }) => ({ drawId: draw_id, leaf, rootNumber: root_number }));
  return { sealed, held };
}

async function placeOf(queries: Queries, number: number, path: readonly string[]): Promise<RootPlace> {
  const { root, beaconSignature } = await rootOf(queries, number);
  const previous = number === 1 ? null : (await rootOf(queries, number - 1)).root;
  return { path, root, previous, beaconSignature };
}
