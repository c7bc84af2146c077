import { useLingui } from '@lingui/react/macro';
import { CallFailed, type CallFailedProps } from './CallFailed.tsx';
import { Loading } from './LoadingOverlay.tsx';
import { PageHeading } from './PageHeading.tsx';

interface AwaitedPageProps extends Omit<CallFailedProps, 'inset'> {
  /** The page’s heading until its own is known. */
  readonly heading: string;
}

/** A page whose call is under way, or has failed. */
export function AwaitedPage({ heading, error, ...failure }: AwaitedPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={heading} />
      {error ? <CallFailed error={error} {...failure} /> : <Loading text={t`Carregando ...`} />}
    </>
  );
}
