import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function HomeScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Início`} />;
}
