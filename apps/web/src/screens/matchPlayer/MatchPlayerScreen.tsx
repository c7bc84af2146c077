import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function MatchPlayerScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`Replay`} />;
}
