/** How long before a kick-off 'Avançar' stops, in game milliseconds: tactics and boosters can still be changed then. R-WLD-4 */
export const STOP_BEFORE_KICK_OFF = 30 * 60_000;
