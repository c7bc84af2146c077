/** One match of an operator with its secret, who seals the candidate that wins it. */
import { createRandom } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { rulesetHash } from '../../src/digests/digests.ts';
import { sha256Hex } from '../../src/digests/hashing.ts';
import { ENGINE_VERSION, type MatchInput, type SideName } from '../../src/index.ts';
import {
  checkProof,
  firstRoundFrom,
  type isBeaconRound,
  matchLeaf,
  merklePath,
  nextRoot,
  QUICKNET,
  reducedSheetDigest,
  roundTime,
  type SealedReplay,
  sealedSeed,
  secretCommitment,
  sheetSeal,
} from '../../src/proof/index.ts';
import { matchInput, teamSheet } from '../../src/testing/index.ts';
import type { OwnBeacon } from './beacon.ts';
import { type AttackCandidate, candidatesOf, OTHER_MATCHES, withTwins } from './candidates.ts';

/** The world that is attacked. */
export interface AttackedWorld {
  readonly seed: string;
  /** Null where the beacon is switched off. */
  readonly beacon: OwnBeacon | null;
  /** How a match ends. */
  readonly play: (input: MatchInput, seed: string) => Readonly<Record<SideName, number>>;
  readonly isRound: typeof isBeaconRound;
}

/** Points of the operator's club, 0–3 each. */
export interface SealingAttempt {
  /** Of the candidate that he preferred. */
  readonly best: number;
  /** Of one candidate by lot. */
  readonly random: number;
  /** Matches that he simulated before he stored the root. */
  readonly tries: number;
}

const RULESET = rulesetHash(ALPHA);
const MATCHES_A_MOMENT = 50;
const MOMENT_MS = 60_000;
const WIN = 3;

/** The attempt of that number: sealed, published, answered by the beacon and checked as a reader checks it. */
export function attempt(world: AttackedWorld, n: number): SealingAttempt {
  const label = `${world.seed} attempt ${n}`;
  const side: SideName = n % 2 === 0 ? 'home' : 'away';
  const squad = 10 + 2 * (n >> 1);
  const rival = teamSheet({ seed: squad + 1 });
  const kickOff = QUICKNET.genesis + (1 + Math.floor(n / MATCHES_A_MOMENT)) * MOMENT_MS;
  const sealed = candidatesOf(withTwins(teamSheet({ seed: squad })), label).map((candidate) => {
    const { sheet } = candidate;
    const input = side === 'home' ? matchInput(sheet, rival) : matchInput(rival, sheet);
    return () => seal(world, { label, kickOff, candidate, input });
  });
  const pointsOf = (input: MatchInput, seed: string) => points(world.play(input, seed), side);

  let preferred = { at: 0, points: -1, tries: 0 };
  for (const [at, make] of sealed.entries()) {
    const { input, guess } = make();
    const expected = pointsOf(input, guess);
    preferred = expected > preferred.points ? { at, points: expected, tries: at + 1 } : { ...preferred, tries: at + 1 };
    // No candidate is better than one that wins.
    if (expected === WIN) break;
  }
  const played = (at: number) => {
    const { input, reveal } = sealed[at]?.() ?? failed(`no candidate ${at}`);
    const { seed, checks } = reveal();
    return pointsOf(input, seed ?? failed(`proof of candidate ${at} fails: ${JSON.stringify(checks.at(-1))}`));
  };
  const lot = Math.floor(createRandom(`${label} lot`).next() * sealed.length);
  return { best: played(preferred.at), random: played(lot), tries: preferred.tries };
}

interface Sealing {
  readonly label: string;
  readonly kickOff: number;
  readonly candidate: AttackCandidate;
  readonly input: MatchInput;
}

/** A candidate as a server seals it; `guess` is the operator's best guess of the seed when he stores the root. */
export function seal({ beacon, isRound }: AttackedWorld, { label, kickOff, candidate, input }: Sealing) {
  const secret = sha256Hex(`${label} secret`);
  const matchId = label;
  const seals = { home: sheetSeal(input.home, sha256Hex(label)), away: sheetSeal(input.away, sha256Hex(label)) };
  const digests = {
    home: reducedSheetDigest(input.home, seals.home),
    away: reducedSheetDigest(input.away, seals.away),
  };
  const facts = { matchId, date: kickOff, secrets: 'random', knockout: false } as const;
  const leaf = matchLeaf(secret, { ...facts, ...digests, engineVersion: ENGINE_VERSION, rulesetHash: RULESET });
  const others = Array.from({ length: OTHER_MATCHES }, (_, at): [string, string] => [
    `other ${at}`,
    sha256Hex(String(at)),
  ]);
  const leaves = new Map(others.toSpliced(candidate.place, 0, [matchId, leaf]));
  const now = kickOff + candidate.delay;
  const key = sha256Hex('world key');
  const root = nextRoot(null, { leaves, moment: kickOff, now, beacon: beacon?.beacon ?? null }, key);
  const newest = beacon?.signatureAt(now, firstRoundFrom(beacon.beacon, now + 1) - 1) ?? null;
  return {
    input,
    digests,
    root,
    guess: sealedSeed(secret, { matchId, ...digests }, newest),
    reveal() {
      const { round } = root;
      const beaconSignature =
        beacon === null || round === null ? null : beacon.signatureAt(roundTime(beacon.beacon, round), round);
      const path = merklePath(leaves, matchId);
      const proof = { version: 2, date: kickOff, secrets: 'random', seals, path, root, previous: null } as const;
      const replay: SealedReplay = {
        matchId,
        secret,
        commitment: secretCommitment(secret),
        input,
        engineVersion: ENGINE_VERSION,
        rulesetHash: RULESET,
        digest: '',
        proof: { ...proof, beaconSignature },
      };
      const beacons = beacon === null ? [] : [beacon.beacon];
      return checkProof(replay, { beacons, seen: [{ root, seenAt: now }], isRound });
    },
  };
}

function points(score: Readonly<Record<SideName, number>>, side: SideName): number {
  const difference = score[side] - score[side === 'home' ? 'away' : 'home'];
  return difference > 0 ? WIN : difference === 0 ? 1 : 0;
}

function failed(reason: string): never {
  throw new Error(reason);
}
