/** Channel with the ids of competitions in which matches have started or ended. */
export const MATCH_CHANNEL = 'mm_match';
