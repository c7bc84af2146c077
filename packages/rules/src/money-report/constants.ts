/** Weeks of a money report, the running one included (R-MON-1). */
export const REPORTED_WEEKS = 12;
/** Paydays of a forecast (R-MON-4). */
export const FORECAST_PAYDAYS = 3;
