/**
 * The package's path `/verification`: digests of sheets and rule sets, and the legacy proof, whose names (`commitment`,
 * `matchSeed`, `verifyReplay`) stay for replays of older servers. `/proof` is the present one.
 */
export { inputDigest, rulesetHash, type SheetDigests, sheetDigest } from '../digests/digests.ts';
export { commitment, isSecret, matchSeed, type SeedSource } from '../legacy-proof/legacy-seed.ts';
export * from '../legacy-proof/verify-replay.ts';
