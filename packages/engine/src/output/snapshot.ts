/** A running match as plain JSON, and back. */
import { createRandom, type RandomState } from '@mundo-manager/rules/core';
import { MatchInputError } from '../input/errors.ts';
import type { Match } from '../model/state.ts';
import { ENGINE_VERSION } from '../version.ts';

/** All of a match between two ticks: plain data that survives JSON. */
export interface Snapshot extends Omit<Match, 'random' | 'players'> {
  readonly random: RandomState;
}

/** The match as it is now; nothing that happens to it later reaches the snapshot. */
export function snapshot(match: Match): Snapshot {
  const { random, players: _, ...rest } = match;
  return structured({ ...rest, random: random.state() });
}

/** The match goes on from there, to the same end and the same digest. Throws `MatchInputError` for a snapshot of another version. */
export function resume(stored: Snapshot): Match {
  const { engineVersion } = stored;
  if (engineVersion !== ENGINE_VERSION) {
    const facts = { engineVersion: String(engineVersion), expected: ENGINE_VERSION };
    throw new MatchInputError({ code: 'engine/bad-snapshot', side: null, facts });
  }
  const copy = structured(stored);
  const [home, away] = copy.sides;
  return { ...copy, random: createRandom(stored.random), players: [...home.players, ...away.players] };
}

function structured<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
