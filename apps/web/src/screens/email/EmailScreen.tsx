import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function EmailScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Mensagens`} />;
}
