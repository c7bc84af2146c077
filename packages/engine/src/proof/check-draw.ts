/** Checks the proof of a draw offline: the root first, then the draw held again by the rules. R-PRF-12 */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { canonicalJson } from '../digests/canonical-json.ts';
import { rulesetHash } from '../digests/digests.ts';
import { isHex } from '../digests/hashing.ts';
import { misshapen } from '../input/input-shape.ts';
import type { DrawCheck } from './draw-checks.ts';
import { type DrawOutcome, drawLeaf, drawOutcome, drawSeed, type RevealedDraw } from './draw-seed.ts';
import { SECRET_SOURCES } from './match-seed.ts';
import { rootFromPath } from './merkle-tree.ts';
import { chainChecks, failed, type ProofOptions, ROOT_SHAPE, said, witnessCheck } from './root-checks.ts';
import { isSignedRoot } from './signed-root.ts';

/** What the proof of a draw comes to: its checks up to the first that fails. */
export interface DrawReport {
  readonly ok: boolean;
  readonly checks: readonly DrawCheck[];
}

const REVEALED = {
  secret: '',
  draw: { drawId: '', competitionId: '', name: '', round: 0, date: 0, secrets: '', clubIds: [''], rulesetHash: '' },
  outcome: { order: [''], matches: [['']] },
  place: { path: [''], root: ROOT_SHAPE },
};

/** Checks a draw that was held: its clubs and secret were in a root before the round, and the lots follow from both. R-PRF-12 */
export function checkDraw(revealed: RevealedDraw, ruleset: Ruleset, options: ProofOptions = {}): DrawReport {
  const checks: DrawCheck[] = [];
  for (const check of checksOf(revealed, ruleset, options)) {
    checks.push(check);
    if (!check.ok) return { ok: false, checks };
  }
  return { ok: true, checks };
}

function* checksOf(revealed: RevealedDraw, ruleset: Ruleset, options: ProofOptions): Generator<DrawCheck> {
  const field = shapeFault(revealed);
  if (field !== null) return yield failed('proof/bad-shape', '', field);
  const { draw, secret, outcome, place } = revealed;
  const { root, path } = place;
  if (root.beacon === 'none') yield said('beaconless');
  yield said(({ random: 'secrets', test: 'testSecrets', world: 'worldSecret' } as const)[draw.secrets]);
  if (!isHex(secret, 32)) return yield failed('proof/bad-secret');
  const found = rootFromPath(draw.drawId, drawLeaf(secret, draw), path);
  yield found === root.root
    ? { ok: true, says: 'drawPath' }
    : { ok: false, code: 'proof/draw-not-in-root', claimed: root.root, found };
  yield isSignedRoot(root) ? said('signature') : failed('proof/bad-signature');
  yield* chainChecks(place, options);
  yield witnessCheck(root, options);
  yield lotsCheck(revealed, outcome, ruleset);
}

function lotsCheck({ draw, secret, place }: RevealedDraw, outcome: DrawOutcome, ruleset: Ruleset): DrawCheck {
  const hash = rulesetHash(ruleset);
  if (hash !== draw.rulesetHash) return failed('proof/other-ruleset', draw.rulesetHash, hash);
  let again: DrawOutcome;
  try {
    again = drawOutcome(draw, drawSeed(secret, draw, place.beaconSignature), ruleset);
  } catch {
    return { ok: false, code: 'proof/bad-draw', claimed: '', found: '' };
  }
  const [claimed, found] = [canonicalJson({ ...outcome }), canonicalJson({ ...again })];
  return claimed === found ? { ok: true, says: 'lots' } : { ok: false, code: 'proof/other-lots', claimed, found };
}

/** The field that is missing or of the wrong kind; null if all is there. */
function shapeFault(revealed: RevealedDraw): string | null {
  const field = misshapen(revealed, REVEALED, 'draw');
  if (field !== null) return field;
  const { draw, place } = revealed;
  if (place.root.version !== 2) return 'draw.place.root.version';
  if (!SECRET_SOURCES.includes(draw.secrets)) return 'draw.draw.secrets';
  if (place.path.length > 256 || !place.path.every((hash) => isHex(hash, 32))) return 'draw.place.path';
  if (place.previous !== null && misshapen(place.previous, ROOT_SHAPE, '') !== null) return 'draw.place.previous';
  const { number, moment, storedAt } = place.root;
  return [draw.date, draw.round, number, moment, storedAt].every(Number.isSafeInteger) ? null : 'draw.place.root';
}
