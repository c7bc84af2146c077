/** A whole server whose world lives: bots, market, leagues and match days, as far as a test lets time pass. */

import { ALPHA } from '@mundo-manager/rules/ruleset';
import { doAllDueWork, planWork } from '../../src/due-work/due-work.ts';
import type { WorkKinds } from '../../src/due-work/work-kinds.ts';
import { createSecrets } from '../../src/proofs/secrets.ts';
import { createInlineSimulator } from '../../src/simulation/simulator.ts';
import { createWorld } from '../../src/world/create-world.ts';
import { worldKinds } from '../../src/world/kinds.ts';
import { drawsAhead } from '../../src/world/league-draw.ts';
import type { WorldContext } from '../../src/world-work/context.ts';
import { startWorld, type TestWorld, type WorldOptions } from './world.ts';

export interface LivedWorld extends TestWorld {
  readonly kinds: WorkKinds;
  /** Does what is due now, and then whatever becomes due while that much game time passes. */
  live(milliseconds?: number): Promise<void>;
}

export async function startLivedWorld(options: WorldOptions = {}): Promise<LivedWorld> {
  const test = await startWorld(options);
  const context: WorldContext = {
    world: options.world ?? 'local',
    simulator: createInlineSimulator(),
    rulesets: test.services.rulesets,
    proofs: { secrets: createSecrets(options.seed ?? 'test'), beacon: null, wall: () => test.clock.wallNow() },
    clock: test.clock,
    kinds: () => kinds,
  };
  const kinds: WorkKinds = worldKinds(context);
  await createWorld(test.storage, context, { now: test.clock.now(), seed: options.seed ?? 'test' });
  const { storage, clock } = test;
  return {
    ...test,
    kinds,
    async live(milliseconds = 0) {
      const draws = await drawsAhead(storage.db, context, ALPHA);
      await storage.transaction((tx) => planWork(tx, kinds, draws));
      test.passTime(milliseconds);
      await doAllDueWork(storage, kinds, clock.now());
    },
  };
}
