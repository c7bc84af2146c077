/** Who stands in each of the 22 slots at a tick: the eleven of kick-off, changed by substitutions. */
import type { EventOf, MatchEvent, SheetPlayer, SideName } from '@mundo-manager/engine';

/** One who plays, as much of him as is shown. */
export type Shown = Pick<SheetPlayer, 'id' | 'number' | 'name'>;

export interface LineUps {
  /** The eleven of each side at kick-off, the keeper first: home 0–10, away 11–21. */
  readonly starters: readonly Shown[];
  /** Everybody by id. */
  readonly players: ReadonlyMap<string, Shown>;
  readonly substitutions: readonly EventOf<'substitution'>[];
}

/** As much of a side as it takes: a sheet of the engine, or what the crowd in the stadium knows. */
export interface ShownSheet {
  readonly players: readonly Shown[];
  /** The place '0' is the keeper's. */
  readonly tactic: { readonly places: readonly { readonly id: string; readonly playerId: string | null }[] };
}

export function lineUpsOf(input: Readonly<Record<SideName, ShownSheet>>, events: readonly MatchEvent[]): LineUps {
  const players = new Map([...input.home.players, ...input.away.players].map((player) => [player.id, player]));
  const substitutions = events.filter((event) => event.type === 'substitution');
  return { players, substitutions, starters: [...eleven(input.home), ...eleven(input.away)] };
}

/** The 22 after the substitutions up to that tick. */
export function playersAt({ starters, players, substitutions }: LineUps, tick: number): readonly Shown[] {
  const shown = [...starters];
  for (const { tick: when, playerIn, playerOut } of substitutions) {
    const slot = shown.findIndex(({ id }) => id === playerOut);
    const fresh = players.get(playerIn);
    if (when <= tick && slot !== -1 && fresh !== undefined) shown[slot] = fresh;
  }
  return shown;
}

function eleven({ tactic, players }: ShownSheet): readonly Shown[] {
  const byId = new Map(players.map((player) => [player.id, player]));
  return tactic.places
    .toSorted((a, b) => Number(a.id) - Number(b.id))
    .slice(0, 11)
    .flatMap(({ playerId }) => byId.get(playerId ?? '') ?? []);
}
