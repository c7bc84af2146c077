import { useLingui } from '@lingui/react/macro';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useFriendlies } from '../../features/friendlies/use-friendlies.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AgreedFriendlies } from './agreed-friendlies.tsx';
import { FriendlyResults } from './friendly-results.tsx';
import { Invitations } from './invitations.tsx';
import { RivalInvitations } from './rival-invitations.tsx';

/** 'Amistosos': invitations with their answers, agreed friendlies, results, and clubs to invite. R-FRD-15 */
export function FriendliesScreen() {
  const { t } = useLingui();
  const friendlies = useFriendlies();
  const { data, error, retry, busy, accept, decline, withdraw, cancel } = friendlies;
  return (
    <>
      <PageHeading
        title={t`Amistosos`}
        note={t`Sem bilheteria, experiência, moral, cartões ou lesões. Custam metade da condição e valem um treino.`}
      />
      {data === null ? (
        error ? (
          <CallFailed title={t`Não deu para carregar os amistosos.`} error={error} onRetry={retry} />
        ) : (
          <Panel title={t`Convites`}>
            <Skeleton rows={6} />
          </Panel>
        )
      ) : (
        <Columns>
          <Stack>
            <Invitations
              received={data.received}
              sent={data.sent}
              busy={busy}
              onAccept={accept}
              onDecline={decline}
              onWithdraw={withdraw}
            />
            <AgreedFriendlies agreed={data.agreed} busy={busy} onCancel={cancel} />
            <FriendlyResults results={data.results} />
          </Stack>
          <RivalInvitations slots={data.slots} />
        </Columns>
      )}
    </>
  );
}
