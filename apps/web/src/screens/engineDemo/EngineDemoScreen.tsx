import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function EngineDemoScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Simulador de partida`} />;
}
