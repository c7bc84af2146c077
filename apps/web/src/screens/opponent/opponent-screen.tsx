import { useLingui } from '@lingui/react/macro';
import { useAddressId } from '../../components/links/use-address-id.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { OpponentReportPage } from './opponent-report-page.tsx';

/** 'Relatório do adversário' of the club of the address; of the own one, as others see it, if none is given. R-OPP-15 */
export function OpponentScreen() {
  const own = useClub();
  const id = useAddressId('id', 'clubId') ?? own.id;
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const club = useCall('club', { params: { id } });
  const report = useCall('opponentReport', { params: { id } });
  if (club.data && report.data) return <OpponentReportPage club={club.data.club} view={report.data} />;
  const error = club.error ?? report.error;
  return (
    <>
      <PageHeading title={t`Relatório do adversário`} />
      {error ? (
        <CallFailed
          title={t`Não deu para carregar o relatório.`}
          error={error}
          onRetry={() => void (club.error ? club.refetch() : report.refetch())}
          elsewhere={<ButtonLink kind="ghost" small to="/competitions">{t`Ver competições`}</ButtonLink>}
        />
      ) : (
        <Panel title={t`Time provável`}>
          <Skeleton rows={11} />
        </Panel>
      )}
    </>
  );
}
