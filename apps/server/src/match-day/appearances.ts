/** Who played, how long, where and how well: read from the sheets and the events of a match. */
import {
  type MatchEvent,
  type MatchInput,
  type PlayerRating,
  type TeamSheet,
  TICKS_A_MINUTE,
} from '@mundo-manager/engine';
import type { Appearance } from '@mundo-manager/rules/players';
import type { Position } from '@mundo-manager/rules/positions';
import { formationSlots, isStarterPlace } from '@mundo-manager/rules/tactics';

/** A player's part in a match. */
export interface PlayerAppearance extends Appearance {
  readonly playerId: string;
}

interface OnPitch {
  readonly position: Position;
  readonly from: number;
  readonly until: number | null;
}

/** The appearances of both sides; who stayed on the bench has none. */
export function appearancesOf(
  input: MatchInput,
  { events, ratings }: { readonly events: readonly MatchEvent[]; readonly ratings: readonly PlayerRating[] },
): PlayerAppearance[] {
  const end = events.at(-1)?.tick ?? 0;
  const onPitch = new Map<string, OnPitch>([...starters(input.home), ...starters(input.away)]);
  for (const event of events) {
    if (event.type !== 'substitution') continue;
    const out = onPitch.get(event.playerOut);
    if (out === undefined) continue;
    onPitch.set(event.playerOut, { ...out, until: event.tick });
    onPitch.set(event.playerIn, { position: out.position, from: event.tick, until: null });
  }
  const goals = events.filter((event) => event.type === 'goal');
  return [...onPitch].map(([playerId, { position, from, until }]) => ({
    playerId,
    position,
    minutes: Math.max(1, Math.round(((until ?? end) - from) / TICKS_A_MINUTE)),
    goals: goals.filter(({ player, ownGoal }) => player === playerId && !ownGoal).length,
    assists: goals.filter(({ assist }) => assist === playerId).length,
    rating: ratings.find(({ id }) => id === playerId)?.value ?? 0,
  }));
}

function starters({ tactic }: TeamSheet): [string, OnPitch][] {
  const slots = formationSlots(tactic.formation);
  return tactic.places.flatMap(({ id, playerId }): [string, OnPitch][] => {
    const slot = isStarterPlace(id) ? slots[Number(id)] : undefined;
    return slot === undefined || playerId === null
      ? []
      : [[playerId, { position: slot.position, from: 0, until: null }]];
  });
}
