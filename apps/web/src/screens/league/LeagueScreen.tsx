import { useLingui } from '@lingui/react/macro';
import { Placeholder } from '../Placeholder.tsx';

export function LeagueScreen() {
  const { t } = useLingui();
  return <Placeholder title={t`MM League`} />;
}
