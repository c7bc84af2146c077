import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function FacilitiesScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Infraestrutura`} />;
}
