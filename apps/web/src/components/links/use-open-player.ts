import { useNavigate } from 'react-router-dom';
import { listState } from './carried-player-list.ts';
import { type PlayerOnTheWay, playerPath } from './paths.ts';

/** Opens the page of a player, as a press on his row does; the list that he is in travels along. R-NAV-12, R-CAR-15 */
export function useOpenPlayer(): (
  player: { readonly id: string; readonly name: string },
  list?: readonly PlayerOnTheWay[],
) => void {
  const navigate = useNavigate();
  return (player, list) => {
    const { to, state } = playerPath(player);
    void navigate(to, { state: list === undefined ? state : { ...state, ...listState(list) } });
  };
}
