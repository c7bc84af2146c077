import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function DailyRewardsScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Recompensas Diárias`} />;
}
