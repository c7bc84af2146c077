/** What the cards and injuries of a match are worth telling the club of the player. */
import type { Match } from '../competitions/match.ts';
import type { EpochMs } from '../core/ids.ts';
import { absencesOf } from '../discipline/absences.ts';
import type { Incident } from '../discipline/after-match.ts';
import { isSuspended } from '../discipline/availability.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** That he misses the next match of the edition, and that he is injured, by his record after the match; none for a player without a club. R-DIS-7 */
export function recordNews(
  player: Player,
  incidents: readonly Incident[],
  { competitionId, competitionName }: Match,
  now: EpochMs,
  ruleset: Ruleset,
): GameEvent[] {
  const { id: playerId, club: clubId, personalData } = player;
  if (clubId === null) return [];
  const subject = { clubId, date: now, playerId, name: personalData.name };
  const isBooked = incidents.some((incident) => incident !== 'injury');
  const events: GameEvent[] = [];
  if (isBooked && isSuspended(player, competitionId)) {
    events.push({ type: 'player-suspended', ...subject, competitionId, competitionName });
  }
  const [injury] = absencesOf(player, now, ruleset);
  if (incidents.includes('injury') && injury?.kind === 'injury') {
    events.push({ type: 'player-injured', ...subject, days: injury.days });
  }
  return events;
}
