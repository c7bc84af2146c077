import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function TournamentScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`MM Tournament`} />;
}
