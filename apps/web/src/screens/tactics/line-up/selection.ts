import type { TacticEdit } from '@mundo-manager/rules/tactic-draft';

/** What was taken in hand: a place with its player, or a player without a place. */
export type Held = { readonly kind: 'place' | 'player'; readonly id: string };

/** What a press on a place or a player leads to. */
export interface Tap {
  /** What is in hand afterwards. */
  readonly held: Held | null;
  readonly edit?: TacticEdit;
  /** The empty place that the picker opens for. */
  readonly pick?: string;
}

/** The edit that moves a selected place or player to the target; null if nothing changes. */
export function movement(held: Held, target: Held): TacticEdit | null {
  if (held.kind === target.kind && held.id === target.id) return null;
  if (held.kind === 'place' && target.kind === 'place') return { type: 'swap-places', places: [held.id, target.id] };
  if (held.kind === 'player' && target.kind === 'player') return null;
  const [place, player] = held.kind === 'place' ? [held, target] : [target, held];
  return { type: 'place-player', place: place.id, playerId: player.id };
}

/** Selection after a press: the first selects, the second swaps or places, the same one deselects; an empty place offers players. */
export function tapOn(target: Held, held: Held | null, isEmpty: boolean): Tap {
  if (held === null) return isEmpty ? { held: null, pick: target.id } : { held: target };
  const edit = movement(held, target);
  if (edit !== null) return { held: null, edit };
  return { held: held.id === target.id ? null : target };
}

/** What can be dragged, as its element says: 'place 3', 'player p7'. */
export function dragKey({ kind, id }: Held): string {
  return `${kind} ${id}`;
}

/** What an element says of itself; null for anything else. */
export function draggedFrom(key: string | undefined): Held | null {
  const [kind, id] = key?.split(' ') ?? [];
  return (kind === 'place' || kind === 'player') && id !== undefined ? { kind, id } : null;
}
