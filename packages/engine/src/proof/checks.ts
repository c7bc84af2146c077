/** Every check of a proof, and every way to fail, each with its sentence. R-PRF-6 */

/** The checks in their order. */
export const PROOF_CHECKS = {
  beaconless:
    'This world uses no beacon, so whoever knew the secrets could have tried line-ups before the root was stored.',
  secrets: 'The secret was drawn from fresh randomness.',
  testSecrets: 'This is a test world: its secrets can be repeated, so its operator knows every result in advance.',
  worldSecret: 'An older server drew the secret from the seed of the world.',
  commitment: 'The secret is the one whose hash was published when the match was drawn.',
  path: 'The root holds this match, with these sheets, rules and engine.',
  hiddenOrders:
    'Orders that never acted stay hidden behind their digests: only their manager can tell that none was left out.',
  late: 'The root is of a later moment than the match was drawn for: it kicked off late.',
  signature: 'The key of the world has signed the root.',
  chain: 'The root follows the root before it, and names the round that its time asks for.',
  beacon: 'The beacon has signed the round that the root names.',
  witnessed: 'The witness saw the root before its round.',
  seen: 'The witness saw the root, and no other in its place.',
  seenLate: 'The witness saw the root only after its round, so it can’t say when it was stored.',
  unwitnessed: 'There is no witness: only the server says that the root was stored before its round.',
  course: 'Simulated again, the match takes the same course.',
} as const;

export type ProofCheckName = keyof typeof PROOF_CHECKS;

/** Why a proof does not hold. */
export const PROOF_ERRORS = {
  'proof/bad-shape': 'Something that is to be revealed is missing, or is of the wrong kind.',
  'proof/bad-secret': 'The secret is no 256 bits in hexadecimal digits.',
  'proof/other-commitment': 'The secret is not the one that was committed to when the match was drawn.',
  'proof/not-in-root': 'The root does not hold this match with these sheets, rules and engine.',
  'proof/bad-signature': 'The key of the world has not signed the root.',
  'proof/broken-chain': 'The root does not follow the root before it.',
  'proof/other-round': 'The root names another round than its time asks for.',
  'proof/unknown-beacon': 'The root names a beacon that is not known here.',
  'proof/forged-beacon': 'The beacon has not signed the round that the root names.',
  'proof/other-root': 'The witness saw another root in the place of this one.',
  'proof/other-engine': 'The match is of another version of the engine.',
  'proof/other-ruleset': 'The match was played by another rule set.',
  'proof/bad-input': 'The sheets could not have been played.',
  'proof/other-course': 'Simulated again, the match takes another course.',
} as const;

export type ProofErrorCode = keyof typeof PROOF_ERRORS;

/** What a check came to: what it says, or why it fails. */
export type ProofCheck =
  | { readonly ok: true; readonly says: ProofCheckName }
  | { readonly ok: false; readonly code: ProofErrorCode; readonly claimed: string; readonly found: string };

/** The sentence of a check. */
export function proofSentence(check: ProofCheck): string {
  if (check.ok) return PROOF_CHECKS[check.says];
  const { code, claimed, found } = check;
  const facts = [claimed && `claimed ${claimed}`, found && `found ${found}`].filter(Boolean).join(', ');
  return facts === '' ? PROOF_ERRORS[code] : `${PROOF_ERRORS[code]} (${facts})`;
}
