import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function PlayerBoostersScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Boosters`} />;
}
