import type { Player } from '@mundo-manager/rules/players';
import type { World } from '../world.ts';
import type { SimulatedMatch } from './simulated-match.ts';

/** A state of the demo world: plain data, so that it can be built once and read from a file. */
export interface Scene {
  readonly world: World;
  /** The own match while it is played, and the minute up to which it is shown, stoppage time included. */
  readonly live?: { readonly match: SimulatedMatch; readonly minute: number; readonly added: number };
}

/** A scene as the built app reads it, with the free players of the market. */
export interface BuiltScene extends Scene {
  readonly free: readonly Player[];
}
