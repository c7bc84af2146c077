import { useNavigate } from 'react-router-dom';
import { playerPath } from './paths.ts';

/** Opens the page of a player, as a press on his row does. R-NAV-12 */
export function useOpenPlayer(): (player: { readonly id: string; readonly name: string }) => void {
  const navigate = useNavigate();
  return (player) => {
    const { to, state } = playerPath(player);
    void navigate(to, { state });
  };
}
