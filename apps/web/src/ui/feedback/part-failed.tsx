import { useLingui } from '@lingui/react/macro';
import { ReloadState } from './reload-state.tsx';

/** Replaces a part of a screen whose code did not load. */
export function PartFailed() {
  const { t } = useLingui();
  return <ReloadState inset title={t`Esta parte não abriu.`} />;
}
