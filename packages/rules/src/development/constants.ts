/** Measures of the record of a player's development, the same in every rule set: none of them decides a match. */

/** Days for which every day is kept. */
export const DAILY_SNAPSHOTS = 120;
/** Days for which one day in seven is kept after that. */
export const WEEKLY_SNAPSHOTS = 480;
/** Exercises that the forecast names. */
export const SHOWN_EXERCISES = 5;
/** Days over which changes are counted. */
export const CHANGE_DAYS = { week: 7, month: 30 } as const;
/** Days that the forecast of a player looks ahead. */
export const FORECAST_DAYS = 60;
