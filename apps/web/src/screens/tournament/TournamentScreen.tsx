import { KnockOutScreen } from '../knockOut/KnockOutScreen.tsx';

/** The club’s tournament. R-NAV-8 */
export function TournamentScreen() {
  return <KnockOutScreen name="MM Tournament" />;
}
