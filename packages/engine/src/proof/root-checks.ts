/** The checks of a root, for any sealed content. R-PRF-3, R-PRF-4 */
import { type Beacon, isBeaconRound, QUICKNET, roundForRoot, roundTime } from './beacon.ts';
import type { ProofCheck, ProofCheckName, ProofErrorCode } from './checks.ts';
import type { RootPlace, SeenRoot } from './match-proof.ts';
import { followsRoot, isSignedRoot, rootHash, type SignedRoot } from './signed-root.ts';

export interface ProofOptions {
  /** Beacons that a root may name. Default: quicknet alone. */
  readonly beacons?: readonly Beacon[];
  /** Roots that an observer has kept; none unless given. */
  readonly seen?: readonly SeenRoot[];
  /** Asks the beacon's key; for a caller who remembers rounds that he has checked. */
  readonly isRound?: typeof isBeaconRound;
}

/** The shape of a root, for `misshapen`. */
export const ROOT_SHAPE = {
  version: 2,
  number: 0,
  root: '',
  moment: 0,
  storedAt: 0,
  beacon: '',
  key: '',
  signature: '',
};

/** The chain, the round, and the beacon's signature of it. */
export function* chainChecks(
  { root, previous, beaconSignature }: RootPlace,
  options: ProofOptions,
): Generator<ProofCheck> {
  const { beacons = [QUICKNET], isRound = isBeaconRound } = options;
  const isWhole = previous === null || isSignedRoot(previous);
  if (!isWhole || !followsRoot(root, previous)) return yield failed('proof/broken-chain', root.previous ?? '');
  if (root.beacon === 'none') {
    const isBare = root.round === null && beaconSignature === null;
    return yield isBare ? said('chain') : failed('proof/other-round', String(root.round), '');
  }
  const beacon = beacons.find(({ name }) => name === root.beacon);
  if (beacon === undefined) return yield failed('proof/unknown-beacon', root.beacon);
  const round = roundForRoot(beacon, root.storedAt, previous?.round ?? null);
  yield round === root.round ? said('chain') : failed('proof/other-round', String(root.round), String(round));
  const isSigned = isRound(beacon, { round, signature: beaconSignature ?? '' });
  yield isSigned ? said('beacon') : failed('proof/forged-beacon', beaconSignature ?? '');
}

/** Whether a witness saw the root before its round. Another root of the same number that the same key signed gives the server away. */
export function witnessCheck(root: SignedRoot, { seen = [], beacons = [QUICKNET] }: ProofOptions): ProofCheck {
  const own = seen.filter((each) => each.root.number === root.number && each.root.key === root.key);
  const hash = rootHash(root);
  const other = own.find((each) => rootHash(each.root) !== hash && isSignedRoot(each.root));
  if (other !== undefined) return failed('proof/other-root', hash, rootHash(other.root));
  const same = own.filter((each) => rootHash(each.root) === hash);
  const [first] = same.map(({ seenAt }) => seenAt).toSorted((a, b) => a - b);
  if (first === undefined) return said('unwitnessed');
  const beacon = beacons.find(({ name }) => name === root.beacon);
  if (beacon === undefined || root.round === null) return said('seen');
  return said(first < roundTime(beacon, root.round) ? 'witnessed' : 'seenLate');
}

/** A check that holds. */
export function said(says: ProofCheckName): ProofCheck {
  return { ok: true, says };
}

/** A check that fails. */
export function failed(code: ProofErrorCode, claimed = '', found = ''): ProofCheck {
  return { ok: false, code, claimed, found };
}
