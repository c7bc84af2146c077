import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function FinancesScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Finanças`} />;
}
