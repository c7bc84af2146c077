/** Where screens stand. Each id travels both in the address and as navigation state, so that a reload and a shared link work (R-NAV-14). */
interface Way<State> {
  readonly to: string;
  readonly state: State;
}

/** A club’s page. R-NAV-11 */
export function clubPath(id: string): Way<{ clubId: string }> {
  return { to: `/club?id=${encodeURIComponent(id)}`, state: { clubId: id } };
}

/** A player’s page. R-NAV-12 */
export function playerPath(id: string): Way<{ playerId: string }> {
  return { to: `/playerDetails?id=${encodeURIComponent(id)}`, state: { playerId: id } };
}

/** The tactic of one slot. R-NAV-22 */
export function tacticPath(slot: string): string {
  return `/tactics?slot=${encodeURIComponent(slot)}`;
}

/** A match’s statistics; a replay does not know its competition, and the match alone is found, too. R-NAV-9 */
export function matchStatsPath(
  competitionId: string | null,
  matchId: string,
): Way<{ competitionId: string | null; matchId: string }> {
  const query = new URLSearchParams({ ...(competitionId !== null && { competition: competitionId }), match: matchId });
  return { to: `/matchStats?${query}`, state: { competitionId, matchId } };
}

/** A match’s replay. R-NAV-10 */
export function replayPath(replayId: string): string {
  return `/matchPlayer/${encodeURIComponent(replayId)}`;
}

/** A match while it is being played. R-NAV-10 */
export function livePath(matchId: string): string {
  return `/matchPlayer/live/${encodeURIComponent(matchId)}`;
}

/** The screens of the three kinds of competition. R-NAV-7, R-NAV-8 */
const COMPETITION_SCREENS: Readonly<Record<string, string>> = {
  'MM League': '/competitions/mmleague',
  'MM Cup': '/competitions/mmcup',
  'MM Tournament': '/competitions/mmtournament',
};

/** A competition’s screen by its name; the hub for one that has none. */
export function competitionPath(competition: {
  readonly id: string;
  readonly name: string;
}): Way<{ competitionId: string }> {
  const screen = COMPETITION_SCREENS[competition.name] ?? '/competitions';
  return { to: `${screen}?id=${encodeURIComponent(competition.id)}`, state: { competitionId: competition.id } };
}
