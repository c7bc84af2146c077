/** News of cards and injuries for the player's club. */
import { contestName } from '../competitions/competition-name.ts';
import type { Match } from '../competitions/match.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Incident } from '../discipline/after-match.ts';
import { isSuspended } from '../discipline/availability.ts';
import { absencesOf } from '../discipline/injuries-and-suspensions.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** News of a suspension and an injury from the player's record; none without a club. R-DIS-7 */
export function recordNews(
  player: Player,
  incidents: readonly Incident[],
  match: Match,
  now: EpochMs,
  ruleset: Ruleset,
): GameEvent[] {
  const { id: playerId, club: clubId, personalData } = player;
  if (clubId === null) return [];
  const { competitionId } = match;
  const subject = { clubId, date: now, playerId, name: personalData.name };
  const isBooked = incidents.some((incident) => incident !== 'injury');
  const events: GameEvent[] = [];
  if (isBooked && isSuspended(player, competitionId)) {
    const competitionName = contestName({ name: match.competitionName });
    events.push({ type: 'player-suspended', ...subject, competitionId, competitionName });
  }
  const [injury] = absencesOf(player, now, ruleset);
  if (incidents.includes('injury') && injury?.kind === 'injury') {
    events.push({ type: 'player-injured', ...subject, days: injury.days });
  }
  return events;
}
