/** Checks the proof of a match offline, in an order in which each check rests on those before. R-PRF-6 */
import { misshapen } from '../input/misshapen.ts';
import { type Beacon, isBeaconRound, QUICKNET, roundForRoot, roundTime } from './beacon.ts';
import type { ProofCheck, ProofCheckName, ProofErrorCode } from './checks.ts';
import { isHex } from './hashing.ts';
import type { MatchProof, SealedReplay, SeenRoot } from './match-proof.ts';
import { isMatchSecret, matchLeaf, SECRET_SOURCES, sealedSeed, secretCommitment } from './match-seed.ts';
import { rootFromPath } from './merkle-tree.ts';
import { reducedSheetDigest, type SheetSeal } from './reduced-sheet.ts';
import { followsRoot, isSignedRoot, rootHash, type SignedRoot } from './signed-root.ts';

export interface ProofOptions {
  /** Beacons that a root may name. Default: quicknet alone. */
  readonly beacons?: readonly Beacon[];
  /** Roots that an observer has kept; none unless given. */
  readonly seen?: readonly SeenRoot[];
  /** Asks the beacon's key; for a caller who remembers rounds that he has checked. */
  readonly isRound?: typeof isBeaconRound;
}

/** What a proof comes to: its checks up to the first that fails. */
export interface ProofReport {
  readonly checks: readonly ProofCheck[];
  /** The seed of the match; null where a check failed. */
  readonly seed: string | null;
}

const ROOT = { version: 2, number: 0, root: '', moment: 0, storedAt: 0, beacon: '', key: '', signature: '' };
const SEAL = { orders: [{}], plans: {} };
const REPLAY = {
  matchId: '',
  secret: '',
  commitment: '',
  engineVersion: 0,
  rulesetHash: '',
  digest: '',
  input: { home: { tactic: {}, players: [{}], speech: {} }, away: { tactic: {}, players: [{}], speech: {} } },
  proof: { date: 0, secrets: '', path: [''], root: ROOT, seals: { home: SEAL, away: SEAL } },
};

/** Checks everything of a proof but the course of the match. R-PRF-6 */
export function checkProof(replay: SealedReplay, options: ProofOptions = {}): ProofReport {
  const checks: ProofCheck[] = [];
  for (const check of checksOf(replay, options)) {
    checks.push(check);
    if (!check.ok) return { checks, seed: null };
  }
  const { proof, secret } = replay;
  return { checks, seed: sealedSeed(secret, sealedMatch(replay), proof.beaconSignature) };
}

function* checksOf(replay: SealedReplay, options: ProofOptions): Generator<ProofCheck> {
  const field = shapeFault(replay);
  if (field !== null) return yield failed('proof/bad-shape', '', field);
  const { proof, secret, commitment } = replay;
  if (proof.root.beacon === 'none') yield said('beaconless');
  yield said(({ random: 'secrets', test: 'testSecrets', world: 'worldSecret' } as const)[proof.secrets]);

  if (!isMatchSecret(secret)) return yield failed('proof/bad-secret');
  const shown = secretCommitment(secret);
  yield shown === commitment ? said('commitment') : failed('proof/other-commitment', commitment, shown);
  yield pathCheck(replay);
  if (hidesOrders(proof)) yield said('hiddenOrders');
  if (proof.root.moment !== proof.date) yield said('late');
  yield isSignedRoot(proof.root) ? said('signature') : failed('proof/bad-signature');
  yield* chainChecks(proof, options);
  yield witnessCheck(proof.root, options);
}

/** The field that is missing or of the wrong kind; null where all is there. */
function shapeFault(replay: SealedReplay): string | null {
  const field = misshapen(replay, REPLAY, 'replay');
  if (field !== null) return field;
  const { proof } = replay;
  if (proof.version !== 2 || proof.root.version !== 2) return 'replay.proof.version';
  if (!SECRET_SOURCES.includes(proof.secrets)) return 'replay.proof.secrets';
  if (proof.path.length > 256 || !proof.path.every((hash) => isHex(hash, 32))) return 'replay.proof.path';
  if (proof.previous !== null && misshapen(proof.previous, ROOT, '') !== null) return 'replay.proof.previous';
  const numbers = [proof.date, proof.root.number, proof.root.moment, proof.root.storedAt];
  if (!numbers.every(Number.isSafeInteger)) return 'replay.proof.root';
  if (![proof.seals.home, proof.seals.away].every(isSeal)) return 'replay.proof.seals';
  try {
    sealedMatch(replay);
    return null;
  } catch {
    return 'replay.input';
  }
}

function hidesOrders({ seals: { home, away } }: MatchProof): boolean {
  return [...home.orders, ...away.orders].some((part) => 'digest' in part);
}

function isSeal({ orders, plans }: SheetSeal): boolean {
  const hashes = [...orders, ...Object.values(plans)].map((part) => ('digest' in part ? part.digest : part.salt));
  return hashes.every((hash) => isHex(hash, 32));
}

/** What the leaf is made of, from what was revealed. */
function sealedMatch({ matchId, proof, input, knockout = false, engineVersion, rulesetHash }: SealedReplay) {
  return {
    matchId,
    date: proof.date,
    secrets: proof.secrets,
    home: reducedSheetDigest(input.home, proof.seals.home),
    away: reducedSheetDigest(input.away, proof.seals.away),
    knockout,
    engineVersion,
    rulesetHash,
  };
}

function pathCheck(replay: SealedReplay): ProofCheck {
  const { matchId, secret, proof } = replay;
  const found = rootFromPath(matchId, matchLeaf(secret, sealedMatch(replay)), proof.path);
  return found === proof.root.root ? said('path') : failed('proof/not-in-root', proof.root.root, found);
}

function* chainChecks({ root, previous, beaconSignature }: MatchProof, options: ProofOptions): Generator<ProofCheck> {
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

/** Whether somebody saw the root before its round. Another root of the same number that the same key signed gives the server away. */
function witnessCheck(root: SignedRoot, { seen = [], beacons = [QUICKNET] }: ProofOptions): ProofCheck {
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

function said(says: ProofCheckName): ProofCheck {
  return { ok: true, says };
}

function failed(code: ProofErrorCode, claimed = '', found = ''): ProofCheck {
  return { ok: false, code, claimed, found };
}
