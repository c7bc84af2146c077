import { useLingui } from '@lingui/react/macro';
import { ReloadState } from './reload-state.tsx';

/** What stands in place of a part of a screen whose code did not arrive. */
export function PartFailed() {
  const { t } = useLingui();
  return <ReloadState inset title={t`Esta parte não abriu.`} />;
}
