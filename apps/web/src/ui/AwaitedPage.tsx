import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from './Button.tsx';
import { CallFailed, type CallFailedProps } from './CallFailed.tsx';
import { Loading } from './LoadingOverlay.tsx';
import { PageHeading } from './PageHeading.tsx';

interface AwaitedPageProps extends Omit<CallFailedProps, 'inset' | 'elsewhere'> {
  /** The page’s heading until its own is known. */
  readonly heading: string;
}

/** A page of a match or a competition whose call is under way, or has failed. */
export function AwaitedPage({ heading, error, ...failure }: AwaitedPageProps) {
  const { t } = useLingui();
  return (
    <>
      <PageHeading title={heading} />
      {error ? (
        <CallFailed
          error={error}
          elsewhere={<ButtonLink kind="ghost" small to="/competitions">{t`Ver competições`}</ButtonLink>}
          {...failure}
        />
      ) : (
        <Loading text={t`Carregando ...`} />
      )}
    </>
  );
}
