import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function ClubScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Clube`} />;
}
