/**
 * Paths of the screens. Each id is both in the address and in the navigation state, so that a reload and a shared link
 * work (R-NAV-14).
 */
import type { MatchView } from '@mundo-manager/contract/client';

interface Way<State> {
  readonly to: string;
  readonly state: State;
}

/** A club’s page. R-NAV-11 */
export function clubPath(id: string): Way<{ clubId: string }> {
  return { to: `/club?id=${encodeURIComponent(id)}`, state: { clubId: id } };
}

/** The profile of a club’s manager. R-PFL-3 */
export function managerPath(clubId: string): Way<{ clubId: string }> {
  return { to: `/managers?id=${encodeURIComponent(clubId)}`, state: { clubId } };
}

/** What is known of a club before a match against it. R-OPP-15 */
export function opponentPath(id: string): Way<{ clubId: string }> {
  return { to: `/opponent?id=${encodeURIComponent(id)}`, state: { clubId: id } };
}

/** What is known of a player on the way to his page. */
export interface PlayerOnTheWay {
  readonly id: string;
  /** Heads the page until the player has loaded. */
  readonly name?: string;
}

/** A player’s page. R-NAV-12 */
export function playerPath(player: PlayerOnTheWay): Way<{ playerId: string; player: PlayerOnTheWay }> {
  return { to: `/playerDetails?id=${encodeURIComponent(player.id)}`, state: { playerId: player.id, player } };
}

/** The tactic of one slot. R-NAV-22 */
export function tacticPath(slot: string): string {
  return `/tactics?slot=${encodeURIComponent(slot)}`;
}

/** A match on the way to its statistics: all of it, or its id; a replay has no competition id. */
export type MatchOnTheWay = MatchView | { readonly id: string; readonly competitionId: string | null };

/** The development of an own player. R-DEV-8 */
export function developmentPath(playerId: string): Way<{ playerId: string }> {
  return { to: `/development?id=${encodeURIComponent(playerId)}`, state: { playerId } };
}

/** The best players of a competition. R-CAR-16 */
export function highlightsPath(competitionId: string): Way<{ competitionId: string }> {
  return { to: `/highlights?id=${encodeURIComponent(competitionId)}`, state: { competitionId } };
}

/** A match’s statistics; the match travels along, so that its score is there before its statistics have loaded. R-NAV-9 */
export function matchStatsPath(match: MatchOnTheWay): Way<{ matchId: string; match: MatchView | null }> {
  const { id, competitionId } = match;
  const query = new URLSearchParams({ ...(competitionId !== null && { competition: competitionId }), match: id });
  return { to: `/matchStats?${query}`, state: { matchId: id, match: 'home' in match ? match : null } };
}

/** A match’s replay. R-NAV-10 */
export function replayPath(replayId: string): string {
  return `/matchPlayer/${encodeURIComponent(replayId)}`;
}

/** A match while it is being played. R-NAV-10 */
export function livePath(matchId: string): string {
  return `/matchPlayer/live/${encodeURIComponent(matchId)}`;
}

/** The review of the club’s season in a finished edition. R-HSC-4 */
export function seasonPath(competitionId: string): Way<{ competitionId: string }> {
  return { to: `/season?id=${encodeURIComponent(competitionId)}`, state: { competitionId } };
}

/** A finished edition in the archive. R-HSC-2 */
export function editionPath(competitionId: string): Way<{ competitionId: string }> {
  return { to: `/edition?id=${encodeURIComponent(competitionId)}`, state: { competitionId } };
}

/** The screens of the kinds of competition. R-NAV-7, R-NAV-8 */
const COMPETITION_SCREENS: Readonly<Record<string, string>> = {
  'MM League': '/competitions/mmleague',
  'MM Cup': '/competitions/mmcup',
  'MM Tournament': '/competitions/mmtournament',
  'MM Special': '/competitions/mmspecial',
  Friendly: '/competitions/friendlies',
};

/** A competition’s screen by its name; the hub for one that has none. */
export function competitionPath(competition: {
  readonly id: string;
  readonly name: string;
}): Way<{ competitionId: string }> {
  const screen = COMPETITION_SCREENS[competition.name] ?? '/competitions';
  return { to: `${screen}?id=${encodeURIComponent(competition.id)}`, state: { competitionId: competition.id } };
}
