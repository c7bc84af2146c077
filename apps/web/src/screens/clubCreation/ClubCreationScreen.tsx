import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function ClubCreationScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Criação do clube`} />;
}
