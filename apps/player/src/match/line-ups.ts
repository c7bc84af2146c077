/** Returns the player in each of the 22 slots at a tick, after substitutions and changes of keeper. */
import type { EventOf, MatchEvent, SheetPlayer, SideName } from '@mundo-manager/engine';

/** One who plays, as much of him as is shown. */
export type Shown = Pick<SheetPlayer, 'id' | 'number' | 'name'>;

type Change = EventOf<'substitution'> | EventOf<'keeperChange'>;

export interface LineUps {
  /** The eleven of each side at kick-off, the keeper first: home 0–10, away 11–21. */
  readonly starters: readonly Shown[];
  /** All players by id. */
  readonly players: ReadonlyMap<string, Shown>;
  /** Changes of a slot's player, in order. */
  readonly changes: readonly Change[];
}

/** The part of a side that is shown: of an engine's sheet, or of the public line-up of a live match. */
export interface ShownSheet {
  readonly players: readonly Shown[];
  /** The place '0' is the keeper's. */
  readonly tactic: { readonly places: readonly { readonly id: string; readonly playerId: string | null }[] };
}

export function lineUpsOf(input: Readonly<Record<SideName, ShownSheet>>, events: readonly MatchEvent[]): LineUps {
  const players = new Map([...input.home.players, ...input.away.players].map((player) => [player.id, player]));
  const changes = events.filter(
    (event): event is Change => event.type === 'substitution' || event.type === 'keeperChange',
  );
  return { players, changes, starters: [...eleven(input.home), ...eleven(input.away)] };
}

/** The 22 after the changes up to that tick. Who has left for good keeps his slot, which is off the pitch. */
export function playersAt({ starters, players, changes }: LineUps, tick: number): readonly Shown[] {
  const shown = [...starters];
  for (const change of changes) {
    if (change.tick > tick) break;
    if (change.type === 'substitution') {
      const slot = shown.findIndex(({ id }) => id === change.playerOut);
      const fresh = players.get(change.playerIn);
      if (slot !== -1 && fresh !== undefined) shown[slot] = fresh;
    } else {
      const keeper = change.side === 'home' ? 0 : 11;
      const slot = shown.findIndex(({ id }) => id === change.player);
      const [before, after] = [shown[keeper], shown[slot]];
      if (before !== undefined && after !== undefined) [shown[keeper], shown[slot]] = [after, before];
    }
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
