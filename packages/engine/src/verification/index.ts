/** Verifiable matches: a secret that is committed to before the match, a seed that can't be chosen, and the proof afterwards. */
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
