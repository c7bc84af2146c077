import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function CompetitionsScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Competições`} />;
}
