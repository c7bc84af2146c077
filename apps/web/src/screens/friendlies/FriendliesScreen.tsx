import { useLingui } from '@lingui/react/macro';
import { useFriendlies } from '../../friendlies/useFriendlies.ts';
import { CallFailed } from '../../ui/CallFailed.tsx';
import { Columns, Stack } from '../../ui/Columns.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AgreedFriendlies } from './AgreedFriendlies.tsx';
import { FriendlyResults } from './FriendlyResults.tsx';
import { Invitations } from './Invitations.tsx';
import { Rivals } from './Rivals.tsx';

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
          <Rivals slots={data.slots} />
        </Columns>
      )}
    </>
  );
}
