import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function TrainingScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Treinamento`} />;
}
