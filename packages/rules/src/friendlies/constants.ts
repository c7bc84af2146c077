/** Limits of friendlies. Not part of the rule set: no match of a competition depends on them. */

/** Limits of invitations and of what a friendly does to players. */
export interface FriendlyLimits {
  /** Days ahead of now in which a friendly may kick off. */
  readonly daysAhead: number;
  /** Minutes before the kick-off up to which an invitation may be sent and answered. */
  readonly answerMinutes: number;
  /** Open invitations that a club may have sent. */
  readonly sent: number;
  /** Open invitations that a club may have received. */
  readonly received: number;
  /** Friendlies of a club on a UTC day. */
  readonly perDay: number;
  /** Share of a match's minutes that a friendly counts, for condition and for training. */
  readonly share: number;
  /** Least mean condition of its best eleven with which a bot accepts. */
  readonly botCondition: number;
  /** Minutes until a bot answers. R-FRD-11 */
  readonly botMinutes: number;
}

/** The limits of every world. R-FRD-2 */
export const FRIENDLY_LIMITS: FriendlyLimits = {
  daysAhead: 14,
  answerMinutes: 60,
  sent: 5,
  received: 20,
  perDay: 1,
  share: 0.5,
  botCondition: 80,
  botMinutes: 10,
};
