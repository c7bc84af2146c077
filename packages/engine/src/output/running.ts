/** What players have run, from the events. */
import type { MatchEvent, SideName } from '../events/event.ts';

/** What one player has run while he was on the pitch. */
export interface PlayerRunning {
  readonly id: string;
  readonly side: SideName;
  readonly metres: number;
  /** Seconds above 19.8 km/h, and above 25.2 km/h. */
  readonly fastSeconds: number;
  readonly sprintSeconds: number;
  /** km/h. */
  readonly topSpeed: number;
}

/** What one side has run. */
export interface SideRunning {
  readonly metres: number;
  readonly fastSeconds: number;
  readonly sprintSeconds: number;
  /** The fastest of its players, km/h. */
  readonly topSpeed: number;
}

/** Lists what everyone has run who has left the pitch, or played to the end. Empty for engine versions before 3. R-ENG-25 */
export function runningOf(events: readonly MatchEvent[]): PlayerRunning[] {
  return events.flatMap((event) => {
    if (event.type !== 'running') return [];
    const { player: id, side, metres, fastSeconds, sprintSeconds, topSpeed } = event;
    return [{ id, side, metres, fastSeconds, sprintSeconds, topSpeed }];
  });
}

/** Adds up what the players of a side have run. */
export function sideRunning(players: readonly PlayerRunning[], side: SideName): SideRunning {
  const total = { metres: 0, fastSeconds: 0, sprintSeconds: 0, topSpeed: 0 };
  for (const player of players) {
    if (player.side !== side) continue;
    total.metres += player.metres;
    total.fastSeconds += player.fastSeconds;
    total.sprintSeconds += player.sprintSeconds;
    total.topSpeed = Math.max(total.topSpeed, player.topSpeed);
  }
  return total;
}
