import { type Beacon, roundForRoot } from './beacon.ts';
import { type Leaves, merkleRoot } from './merkle-tree.ts';
import { publicKeyOf, rootHash, type SignedRoot, signRoot } from './signed-root.ts';

/** Input of a root. */
export interface RootSource {
  readonly leaves: Leaves;
  /** Moment of the game, in milliseconds. */
  readonly moment: number;
  /** Real time, in milliseconds. */
  readonly now: number;
  /** Null for a world without one. */
  readonly beacon: Beacon | null;
}

/** The root that follows; `previous` is null for the first of a world. Moments and times never go back, whatever the clocks say. R-PRF-3, R-PRF-4 */
export function nextRoot(previous: SignedRoot | null, source: RootSource, secretKey: string): SignedRoot {
  const { leaves, beacon } = source;
  const storedAt = Math.max(source.now, previous?.storedAt ?? 0);
  const record = {
    version: 2,
    number: (previous?.number ?? 0) + 1,
    previous: previous === null ? null : rootHash(previous),
    root: merkleRoot(leaves),
    moment: Math.max(source.moment, previous?.moment ?? source.moment),
    storedAt,
    beacon: beacon?.name ?? 'none',
    round: beacon === null ? null : roundForRoot(beacon, storedAt, previous?.round ?? null),
    key: publicKeyOf(secretKey),
  } as const;
  return signRoot(record, secretKey);
}
