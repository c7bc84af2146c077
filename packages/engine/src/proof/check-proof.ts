/** Checks the proof of a match offline, in an order in which each check rests on those before. R-PRF-6 */

import { isHex } from '../digests/hashing.ts';
import { misshapen } from '../input/input-shape.ts';
import type { ProofCheck } from './checks.ts';
import type { MatchProof, SealedReplay } from './match-proof.ts';
import { isMatchSecret, matchLeaf, SECRET_SOURCES, sealedSeed, secretCommitment } from './match-seed.ts';
import { rootFromPath } from './merkle-tree.ts';
import { reducedSheetDigest, type SheetSeal } from './reduced-sheet.ts';
import { chainChecks, failed, type ProofOptions, ROOT_SHAPE, said, witnessCheck } from './root-checks.ts';
import { isSignedRoot } from './signed-root.ts';

/** What a proof comes to: its checks up to the first that fails. */
export interface ProofReport {
  readonly checks: readonly ProofCheck[];
  /** The seed of the match; null if a check failed. */
  readonly seed: string | null;
}

const SEAL = { orders: [{}], plans: {} };
const REPLAY = {
  matchId: '',
  secret: '',
  commitment: '',
  engineVersion: 0,
  rulesetHash: '',
  digest: '',
  input: { home: { tactic: {}, players: [{}], speech: {} }, away: { tactic: {}, players: [{}], speech: {} } },
  proof: { date: 0, secrets: '', path: [''], root: ROOT_SHAPE, seals: { home: SEAL, away: SEAL } },
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

/** The field that is missing or of the wrong kind; null if all is there. */
function shapeFault(replay: SealedReplay): string | null {
  const field = misshapen(replay, REPLAY, 'replay');
  if (field !== null) return field;
  const { proof } = replay;
  if (proof.version !== 2 || proof.root.version !== 2) return 'replay.proof.version';
  if (!SECRET_SOURCES.includes(proof.secrets)) return 'replay.proof.secrets';
  if (proof.path.length > 256 || !proof.path.every((hash) => isHex(hash, 32))) return 'replay.proof.path';
  if (proof.previous !== null && misshapen(proof.previous, ROOT_SHAPE, '') !== null) return 'replay.proof.previous';
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
