/** The list that a player was opened from: its order leads to the previous and the next player. R-CAR-15 */
import { useLocation } from 'react-router-dom';
import type { PlayerOnTheWay } from './paths.ts';

/** Longer lists do not travel along: a browser's history holds little. */
const LONGEST = 200;

/** The players of a list as the navigation state carries them; null for a list that is too long. */
export function listState(players: readonly PlayerOnTheWay[]): { readonly list: readonly PlayerOnTheWay[] } | object {
  return players.length > LONGEST ? {} : { list: players };
}

/** The list that came along with the way to this page; null if none did. */
export function useCarriedList(): readonly PlayerOnTheWay[] | null {
  const { state }: { state: unknown } = useLocation();
  if (typeof state !== 'object' || state === null) return null;
  const list: unknown = Reflect.get(state, 'list');
  return Array.isArray(list) && list.every(isPlayer) ? list : null;
}

function isPlayer(value: unknown): value is PlayerOnTheWay {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'string';
}
