/** Durations in milliseconds, and when data and tokens are refreshed (R-CLK-1). */
export const MINUTE = 60_000;
/** Milliseconds of an hour. */
export const HOUR = 60 * MINUTE;
/** Milliseconds of 24 hours. */
export const DAY = 24 * HOUR;

/** Constants of refreshing (R-CLK-1). */
export interface ClockRules {
  /** Real milliseconds after which initial data is loaded again when the tab becomes visible. */
  readonly initialDataMaxAge: number;
  /** Real milliseconds between refreshes of the token. */
  readonly tokenRefreshInterval: number;
}

/** Alpha's constants of refreshing (R-CLK-1). */
export const CLOCK_RULES: ClockRules = { initialDataMaxAge: 295_000, tokenRefreshInterval: 30 * MINUTE };
