/** How a match ended for one of its clubs. */
export type ClubResult = 'win' | 'draw' | 'loss';
