import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function MatchBoostersScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Boosters de partida`} />;
}
