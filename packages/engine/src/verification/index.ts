/** Verifiable matches: a secret that is committed to before the match, a seed that nobody can choose, and the proof afterwards. */
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
