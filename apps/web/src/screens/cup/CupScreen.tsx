import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function CupScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`MM Cup`} />;
}
