/** What the work of the world is done with. */
import type { WorldKind } from '@mundo-manager/contract';
import type { SeededRandom } from '@mundo-manager/rules/core';
import type { GameClock } from '../clock/game-clock.ts';
import { planWork } from '../due-work/due-work.ts';
import type { Work, WorkKinds } from '../due-work/work-kinds.ts';
import type { ProofContext } from '../proofs/proof-context.ts';
import type { WorldRulesets } from '../rulesets/world-rulesets.ts';
import type { Simulator } from '../simulation/simulator.ts';
import type { Queries } from '../storage/storage.ts';
import type { WorldWork } from './payloads.ts';
import { randomOf, readWorldSeed } from './world-seed.ts';

export interface WorldContext {
  /** A local world waits for no managers; a shared one does, and keeps to its hours. R-WLD-1 to R-WLD-5 */
  readonly world: WorldKind;
  readonly simulator: Simulator;
  readonly rulesets: WorldRulesets;
  readonly proofs: ProofContext;
  readonly clock: Pick<GameClock, 'now' | 'wallNow'>;
  /** The kinds of work in their order; for planning more of it. */
  readonly kinds: () => WorkKinds;
}

/** Plans work of the world: what each is done with is a question of its kind. */
export function plan(tx: Queries, { kinds }: WorldContext, works: readonly WorldWork[]): Promise<void> {
  return planWork(tx, kinds(), works);
}

/** The seed of the world that the work belongs to. */
export async function worldSeed(tx: Queries): Promise<string> {
  const seed = await readWorldSeed(tx);
  if (seed === undefined) throw new Error('there is work to do and no world');
  return seed;
}

/** The draws of a piece of work; the same whenever and wherever it is done. */
export async function workRandom(tx: Queries, { kind, id }: Pick<Work, 'kind' | 'id'>): Promise<SeededRandom> {
  return randomOf(await worldSeed(tx), kind, id);
}

/** The cause that entries and events of a piece of work name. */
export function causeOf({ kind, id }: Pick<Work, 'kind' | 'id'>): string {
  return `work:${kind}:${id}`;
}
