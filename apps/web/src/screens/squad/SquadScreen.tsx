import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function SquadScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Plantel`} />;
}
