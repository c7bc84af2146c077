/** A running match as plain JSON, and back. */
import type { RandomState } from '@mundo-manager/rules/core';
import { MatchInputError } from '../input/errors.ts';
import { misshapen } from '../input/input-shape.ts';
import type { MatchLog } from '../model/log.ts';
import { createStream } from '../model/random-stream.ts';
import type { Players, RunningMatch } from '../model/state.ts';
import { ENGINE_VERSION } from '../version.ts';

/** Columns as lists: a Float64Array would become an object in JSON. */
type Plain<T> = T extends readonly unknown[]
  ? T
  : { readonly [K in keyof T]: T[K] extends Numbers | Int16Array ? number[] : Plain<T[K]> };
type Numbers = Players['x'];

/** All of a match between two ticks: plain data that survives JSON. */
export interface Snapshot extends Omit<RunningMatch, 'random' | 'players' | 'log'> {
  readonly random: RandomState;
  readonly players: Plain<Players>;
  readonly log: Plain<MatchLog>;
}

/** The match as it is now; nothing that happens to it later reaches the snapshot. */
export function snapshot(match: RunningMatch): Snapshot {
  const plain = { ...match, random: match.random.state() };
  return JSON.parse(
    JSON.stringify(plain, (_, value) => (ArrayBuffer.isView(value) ? [...(value as Float64Array)] : value)),
  ) as Snapshot;
}

/** What every snapshot has. */
const PARTS = {
  random: [0],
  sides: [{}],
  players: { members: [{}] },
  ball: {},
  restart: {},
  clock: {},
  log: { others: [{}], passes: [0] },
  hash: [0],
};

/** The match goes on from there, to the same end and the same digest. Throws `MatchInputError` for a snapshot of another version, and for what is none. */
export function resume(stored: Snapshot): RunningMatch {
  const engineVersion = (stored as Snapshot | null)?.engineVersion;
  if (engineVersion !== ENGINE_VERSION || misshapen(stored, PARTS, 'snapshot') !== null) {
    const facts = { engineVersion: String(engineVersion), expected: ENGINE_VERSION };
    throw new MatchInputError({ code: 'engine/bad-snapshot', side: null, facts });
  }
  const copy = JSON.parse(JSON.stringify(stored)) as Snapshot;
  const { random, players, log } = copy;
  return {
    ...copy,
    random: createStream(random),
    players: withColumns(players) as Players,
    log: { ...log, passes: Int16Array.from(log.passes) },
  };
}

/** Lists of numbers become columns again; the members stay as they are. */
function withColumns(plain: object): object {
  return Object.fromEntries(
    Object.entries(plain).map(([name, value]) => {
      if (name === 'members' || name === 'roles' || name === 'fresh') return [name, value];
      return [name, Array.isArray(value) ? Float64Array.from(value) : withColumns(value)];
    }),
  );
}
