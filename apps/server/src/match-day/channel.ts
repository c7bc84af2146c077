/** The channel that tells in which competition matches have started or ended. */
export const MATCH_CHANNEL = 'mm_match';
