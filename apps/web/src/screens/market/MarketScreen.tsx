import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function MarketScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Mercado`} />;
}
