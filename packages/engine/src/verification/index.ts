/**
 * Digests of sheets and rule sets, and the older proof of a match: a secret is committed to before the match, and the seed
 * comes from it alone. `../proof` adds signed roots and a beacon.
 */
export {
  commitment,
  inputDigest,
  isSecret,
  matchSeed,
  rulesetHash,
  type SeedSource,
  type SheetDigests,
  sheetDigest,
} from './digests.ts';
export * from './verify-replay.ts';
