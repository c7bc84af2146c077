import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function TacticsScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Táticas`} />;
}
