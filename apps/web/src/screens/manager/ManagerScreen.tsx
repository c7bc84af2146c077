import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function ManagerScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Treinador`} />;
}
