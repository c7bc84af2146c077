import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function MatchStatsScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Estatísticas da partida`} />;
}
