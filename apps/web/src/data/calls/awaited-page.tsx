import { useLingui } from '@lingui/react/macro';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { CallFailed, type CallFailedProps } from './call-failed.tsx';

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
