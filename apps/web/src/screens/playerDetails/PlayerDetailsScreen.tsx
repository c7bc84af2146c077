import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function PlayerDetailsScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Jogador`} />;
}
