/** What a call's case is made of. */
import type { ApiErrorCode, EndpointName } from '@mundo-manager/contract';
import type { Send, TestManager } from '../manager.ts';
import { clubOf, type RivalScene } from '../scene.ts';

export type Sending<Name extends EndpointName> = (scene: RivalScene) => Send<Name> | Promise<Send<Name>>;

export interface RouteCase<Name extends EndpointName> {
  /** The caller; ana if omitted. */
  readonly caller?: (scene: RivalScene) => TestManager;
  /** What is granted, once at least; it may prepare what it needs. */
  readonly good: Sending<Name>;
  readonly refused: Readonly<Record<string, readonly [Sending<Name>, ApiErrorCode]>>;
}

export type RouteCases = { readonly [Name in EndpointName]: RouteCase<Name> };

/** A call that takes nothing and is always granted. */
export const OPEN = { good: () => ({}), refused: {} };

export const anyPlayer = async (manager: TestManager) => (await clubOf(manager)).players[0]?.id ?? '';
