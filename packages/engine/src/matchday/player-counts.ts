/** What the events of a match count of each player: saves, tackles, passes, shots and metres. */
import type { PlayerCounts } from '@mundo-manager/rules/careers';
import type { MatchEvent } from '../events/event.ts';

type Counted = { -readonly [Count in keyof PlayerCounts]: PlayerCounts[Count] };

/** The counts of every player whom an event names with one of them. Metres are 0 in matches of engine versions before 3. R-CAR-1 */
export function playerCounts(events: readonly MatchEvent[]): PlayerCounts[] {
  const counts = new Map<string, Counted>();
  const of = (playerId: string): Counted => {
    const known = counts.get(playerId) ?? { playerId, saves: 0, tackles: 0, passes: 0, shots: 0, metres: 0 };
    counts.set(playerId, known);
    return known;
  };
  for (const event of events) {
    if (event.type === 'shot') {
      of(event.player).shots += 1;
      if (event.outcome === 'saved') of(event.keeper).saves += 1;
    } else if (event.type === 'pass' && event.complete) of(event.player).passes += 1;
    else if (event.type === 'tackle') of(event.player).tackles += 1;
    else if (event.type === 'running') of(event.player).metres += Math.round(event.metres);
  }
  return [...counts.values()];
}
