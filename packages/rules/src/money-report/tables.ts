/** Weeks that a money report tells, the running one included (R-MON-1). */
export const REPORTED_WEEKS = 12;
/** Paydays that a forecast tells (R-MON-4). */
export const FORECAST_PAYDAYS = 3;
