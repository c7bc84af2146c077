import type { Handlers } from './fakeHandlers.ts';
import type { World } from './world.ts';

/** A state of the demo world, and what its server answers otherwise. */
export interface Scene {
  readonly world: World;
  readonly handlers?: Handlers;
}
