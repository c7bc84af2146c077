/** Limits of league boards: constants of the product, the same under every rule set. */

/** Most characters of a post. R-BRD-2 */
export const POST_LENGTH = 500;
/** Most posts of a manager within `POST_PERIOD`, deleted ones included. R-BRD-4 */
export const POSTS_PER_PERIOD = 10;
/** Milliseconds of game time over which posts count. R-BRD-4 */
export const POST_PERIOD = 3_600_000;
/** Managers whose reports hide a post until the operator decides. R-BRD-6 */
export const REPORTS_TO_HIDE = 3;
/** Most managers that a manager mutes. R-BRD-8 */
export const MUTED_MANAGERS = 200;

/** Reasons of a report. R-BRD-5 */
export const REPORT_REASONS = ['offence', 'advertising', 'private-data', 'other'] as const;
/** The word for it. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** Goals of both sides from which on the press reports a match. R-BRD-12 */
export const PRESS_GOALS = 6;
/** Goal difference from which on the press reports a match. R-BRD-12 */
export const PRESS_MARGIN = 4;
/** Milliseconds from kick-off to a note of the press. R-BRD-12 */
export const PRESS_DELAY = 1_800_000;
