import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function LandingScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Mundo Manager`} />;
}
