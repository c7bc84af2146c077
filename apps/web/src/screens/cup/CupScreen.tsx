import { KnockOutScreen } from '../knockOut/KnockOutScreen.tsx';

/** The club’s cup. R-NAV-8 */
export function CupScreen() {
  return <KnockOutScreen name="MM Cup" />;
}
