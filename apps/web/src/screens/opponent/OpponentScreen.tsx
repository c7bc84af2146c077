import { useLingui } from '@lingui/react/macro';
import { useAddressId } from '../../app/useAddressId.ts';
import { useCall } from '../../session/useCall.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { CallFailed } from '../../ui/CallFailed.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { OpponentReport } from './OpponentReport.tsx';

/** 'Relatório do adversário' of the club of the address; of the own one, as others see it, where none is given. R-OPP-15 */
export function OpponentScreen() {
  const own = useClub();
  const id = useAddressId('id', 'clubId') ?? own.id;
  return <Loaded key={id} id={id} />;
}

function Loaded({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const club = useCall('club', { params: { id } });
  const report = useCall('opponentReport', { params: { id } });
  if (club.data && report.data) return <OpponentReport club={club.data.club} view={report.data} />;
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
