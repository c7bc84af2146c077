/** Names of the headers that the interface reads and writes. */

/** A text that names one attempt of a command; its repetition gets the first answer again. R-CAL-32 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
/** The version of the club that a command builds on. R-CAL-33 */
export const CLUB_VERSION_HEADER = 'Club-Version';
/** How many characters an Idempotency-Key may have. */
export const IDEMPOTENCY_KEY_LENGTH = { minimum: 8, maximum: 100 } as const;
