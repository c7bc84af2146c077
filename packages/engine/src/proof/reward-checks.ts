/** The checks of a chain of rewards, each with its sentence, and every way to fail. R-PRF-13 */

export const REWARD_CHECKS = {
  noRewards: 'Nothing has been drawn from this chain yet.',
  links: 'Hashed as often as its position says, each link is the head of its chain; none is left out.',
  unkeptRewards: 'An older server kept no rewards of some draws: only their links are checked.',
  rewards: 'Drawn again by the rules from link and key, each reward is the same.',
  rewardsWitnessed: 'The witness saw the chain before these draws, and chose their keys afterwards.',
  rewardsSeen: 'The witness saw the chain, and no other in its place.',
  rewardsUnwitnessed: 'There is no witness: only the server says that the head was published before the draws.',
} as const;

export const REWARD_ERRORS = {
  'reward/bad-shape': 'Something that is to be revealed is missing, or is of the wrong kind.',
  'reward/no-chain': 'A draw names a chain whose head is not shown.',
  'reward/other-head': 'A link does not lead to the head of its chain.',
  'reward/left-out': 'A draw is left out, or the draws are in another order than their positions.',
  'reward/key-twice': 'One key was used for two draws.',
  'reward/other-ruleset': 'A reward was drawn by a rule set that is not known here.',
  'reward/bad-draw': 'The rules can’t draw from these boosters.',
  'reward/other-reward': 'Drawn again by the rules from link and key, a reward is another.',
  'reward/other-link': 'The witness saw another head or link in the same place.',
  'reward/taken-back': 'The witness saw a draw that the chain does not show.',
  'reward/other-key': 'A draw does not have the key that the witness sent.',
  'reward/other-answer': 'The witness was answered another reward than the chain shows.',
} as const;

/** Why a chain does not hold. */
export type RewardErrorCode = keyof typeof REWARD_ERRORS;

/** What a check of a chain came to. */
export type RewardCheck =
  | { readonly ok: true; readonly says: keyof typeof REWARD_CHECKS }
  | { readonly ok: false; readonly code: RewardErrorCode; readonly claimed: string; readonly found: string };

/** The sentence of a check. */
export function rewardSentence(check: RewardCheck): string {
  if (check.ok) return REWARD_CHECKS[check.says];
  const { code, claimed, found } = check;
  const facts = [claimed && `claimed ${claimed}`, found && `found ${found}`].filter(Boolean).join(', ');
  return facts === '' ? REWARD_ERRORS[code] : `${REWARD_ERRORS[code]} (${facts})`;
}
