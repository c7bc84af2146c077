/** The work of a local world for tests: matches simulated in this process, by secrets that can be repeated. */

import { createSecrets } from '../../src/proofs/secrets.ts';
import { createInlineSimulator } from '../../src/simulation/simulator.ts';
import { createGame, type Game, type GameOptions } from '../../src/world/game.ts';

type TestGameOptions = Pick<GameOptions, 'storage' | 'clock' | 'rulesets'> & Partial<GameOptions>;

/** A game whose results are the same in every run; close it after the test. */
export function createTestGame(options: TestGameOptions): Game {
  return createGame({
    world: 'local',
    proofs: { secrets: createSecrets('test') },
    simulator: createInlineSimulator(),
    ...options,
  });
}
