/** Who played, how long, where and how well, his cards and injuries: read from the sheets and the events of a match. */
import type { PlayerAppearance, PlayerIncident } from '@mundo-manager/rules/matchday';
import type { Position } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots, isStarterPlace } from '@mundo-manager/rules/tactics';
import type { MatchEvent } from '../events/event.ts';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { TICKS_A_MINUTE } from '../model/pitch.ts';
import type { PlayerRating } from '../output/ratings.ts';

interface OnPitch {
  readonly position: Position;
  readonly from: number;
  readonly until: number | null;
}

/** The appearances of both sides; who stayed on the bench has none. */
export function appearancesOf(
  input: MatchInput,
  { events, ratings }: { readonly events: readonly MatchEvent[]; readonly ratings: readonly PlayerRating[] },
  ruleset: Ruleset,
): PlayerAppearance[] {
  const end = events.at(-1)?.tick ?? 0;
  const onPitch = new Map<string, OnPitch>([...starters(input.home, ruleset), ...starters(input.away, ruleset)]);
  for (const event of events) follow(onPitch, event);
  const goals = events.filter((event) => event.type === 'goal');
  const incidents = incidentsOf(events);
  return [...onPitch].map(([playerId, { position, from, until }]) => ({
    playerId,
    position,
    minutes: Math.max(1, Math.round(((until ?? end) - from) / TICKS_A_MINUTE)),
    goals: goals.filter(({ player, ownGoal }) => player === playerId && !ownGoal).length,
    assists: goals.filter(({ assist }) => assist === playerId).length,
    rating: ratings.find(({ id }) => id === playerId)?.value ?? 0,
    ...(incidents.has(playerId) && { incidents: incidents.get(playerId) ?? [] }),
  }));
}

/** Cards and injuries by player, in their order; a player without any has none. R-DIS-2, R-DIS-3 */
function incidentsOf(events: readonly MatchEvent[]): ReadonlyMap<string, readonly PlayerIncident[]> {
  const incidents = new Map<string, readonly PlayerIncident[]>();
  for (const event of events) {
    if (event.type !== 'card' && event.type !== 'injury') continue;
    const { player, minute } = event;
    const kind = event.type === 'card' ? event.colour : event.type;
    incidents.set(player, [...(incidents.get(player) ?? []), { kind, minute }]);
  }
  return incidents;
}

function follow(onPitch: Map<string, OnPitch>, event: MatchEvent): void {
  const leave = (player: string) => {
    const part = onPitch.get(player);
    if (part !== undefined) onPitch.set(player, { ...part, until: part.until ?? event.tick });
    return part;
  };
  if (event.type === 'substitution') {
    const out = leave(event.playerOut);
    if (out !== undefined) onPitch.set(event.playerIn, { position: out.position, from: event.tick, until: null });
  } else if (event.type === 'injury' || (event.type === 'card' && event.colour !== 'yellow')) {
    leave(event.player);
  } else if (event.type === 'keeperChange') {
    const part = onPitch.get(event.player);
    // A substitute keeper has only kept goal; an outfield player in goal has run before.
    if (part?.from === event.tick) onPitch.set(event.player, { ...part, position: 'GK' });
  }
}

function starters({ tactic }: TeamSheet, ruleset: Ruleset): [string, OnPitch][] {
  const slots = formationSlots(tactic.formation);
  return tactic.places.flatMap(({ id, playerId }): [string, OnPitch][] => {
    const slot = isStarterPlace(id, ruleset) ? slots[Number(id)] : undefined;
    return slot === undefined || playerId === null
      ? []
      : [[playerId, { position: slot.position, from: 0, until: null }]];
  });
}
