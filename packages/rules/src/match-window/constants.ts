/** Windows around a kick-off (R-WIN-1), in minutes. */
export interface MatchWindowRules {
  /** Imminent and live when strictly less remains; editable when strictly more remains. */
  readonly minutesBefore: number;
  /** Live up to and including this long after the kick-off. */
  readonly minutesAfter: number;
}

/** Alpha's windows (R-WIN-1). */
export const MATCH_WINDOW_RULES: MatchWindowRules = { minutesBefore: 15, minutesAfter: 30 };

/** Seconds that the paces fill: from kick-off to full time (R-WLD-9). */
export const PACE_WINDOW = 1_800;

/** Pace of a period. */
export interface PeriodPace {
  /** Seconds from kick-off to its beginning. */
  readonly from: number;
  /** Regular minutes, before stoppage time. */
  readonly minutes: number;
  /** Seconds after the regular minutes within which all stoppage time is shown. */
  readonly stoppage: number;
}

/** Pace of a penalty shoot-out, in seconds after kick-off. */
export interface ShootOutPace {
  readonly from: number;
  /** Latest moment of a kick. */
  readonly until: number;
  /** The kicks of the five rounds, and how long each lasts; those after them are faster. */
  readonly first: number;
  readonly kick: number;
  readonly suddenDeath: number;
}

/** Pace of a live match. */
export interface MatchPace {
  /** Seconds that a minute lasts. */
  readonly minute: number;
  readonly periods: readonly PeriodPace[];
  /** Null if a draw stays one. */
  readonly shootOut: ShootOutPace | null;
}

/** How live matches pass, whatever happens in them (R-WLD-9). Extra time has no seconds for stoppage time: it is seen with the last minute. */
export const MATCH_PACES: Readonly<Record<'league' | 'knockout', MatchPace>> = {
  league: {
    minute: 18,
    periods: [
      { from: 0, minutes: 45, stoppage: 60 },
      { from: 900, minutes: 45, stoppage: 60 },
    ],
    shootOut: null,
  },
  knockout: {
    minute: 13,
    periods: [
      { from: 0, minutes: 45, stoppage: 40 },
      { from: 660, minutes: 45, stoppage: 40 },
      { from: 1_320, minutes: 15, stoppage: 0 },
      { from: 1_515, minutes: 15, stoppage: 0 },
    ],
    shootOut: { from: 1_710, until: 1_795, first: 10, kick: 6, suddenDeath: 2.5 },
  },
};
