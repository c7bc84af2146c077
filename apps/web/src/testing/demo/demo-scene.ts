import type { Player } from '@mundo-manager/rules/players';
import type { FakeWorld } from '../world.ts';
import type { DemoMatch } from './demo-match.ts';

/** A state of the demo world: plain data, so that it can be built once and read from a file. */
export interface DemoScene {
  readonly world: FakeWorld;
  /** The own match while it is played, and the minute up to which it is shown, stoppage time included. */
  readonly live?: { readonly match: DemoMatch; readonly minute: number; readonly added: number };
}

/** A scene as the built app reads it, with the free players of the market. */
export interface BuiltScene extends DemoScene {
  readonly free: readonly Player[];
}
