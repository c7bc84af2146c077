import { useLingui } from '@lingui/react/macro';
import { ReloadNotice } from './ReloadNotice.tsx';

/** What stands in place of a part of a screen whose code did not arrive. */
export function PartFailed() {
  const { t } = useLingui();
  return <ReloadNotice inset title={t`Esta parte não abriu.`} />;
}
