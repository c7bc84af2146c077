import { useLingui } from '@lingui/react/macro';
import { ShieldX } from 'lucide-react';
import { useState } from 'react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall, useCallWhen } from '../../data/calls/use-call.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import { ActionDialog } from './action-dialog.tsx';
import type { ActionName, ActionSubject, Found } from './action-forms.ts';
import { ActionLog } from './action-log.tsx';
import { CurrentAnnouncements } from './current-announcements.tsx';
import { LedgerEntryList } from './ledger-entry-list.tsx';
import { ManagerPanel } from './manager-panel.tsx';
import { foundKey, ManagerSearch } from './manager-search.tsx';
import { Reports } from './reports.tsx';

/** Looking after managers, for operators alone. R-OPR-8 */
export function OperatorScreen() {
  const { t } = useLingui();
  const { data: scope, error, refetch } = useCall('operatorScope');
  const until = scope?.until ?? null;
  return (
    <>
      <PageHeading title={t`Operação`} {...(until !== null && { note: t`Seu acesso vai até ${momentText(until)}.` })} />
      {scope === undefined && error === null && <Loading text={t`Conferindo o acesso ...`} />}
      {scope === undefined && error !== null && (
        <CallFailed title={t`Não deu para conferir o acesso.`} error={error} onRetry={() => void refetch()} />
      )}
      {scope !== undefined && until === null && (
        <EmptyState icon={ShieldX} title={t`Esta página é só para quem opera o mundo.`} />
      )}
      {until !== null && <Desk />}
    </>
  );
}

function Desk() {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<Found | null>(null);
  const [open, setOpen] = useState<{ readonly name: ActionName; readonly subject: ActionSubject } | null>(null);
  const key = chosen === null ? null : foundKey(chosen);
  // After an action the card shows what the server says now.
  const { data } = useCallWhen('findManagers', key === null ? null : { query: { text: key } });
  const found = data?.found.find((one) => foundKey(one) === key) ?? chosen;
  const label = [found?.userName, found?.clubName].filter(Boolean).join(' · ');
  const act = (name: ActionName, subject: ActionSubject) => setOpen({ name, subject });
  return (
    <>
      <Columns kind="halves">
        <Stack>
          <ManagerSearch chosen={key} onChoose={setChosen} />
          <CurrentAnnouncements onAct={act} />
        </Stack>
        <Stack>
          {found !== null && <ManagerPanel found={found} onAct={(name) => act(name, { found, label })} />}
          {found !== null && (
            <ActionLog title={t`Atos sobre ${found.userName ?? found.clubName}`} of={foundKey(found)} />
          )}
          {found?.clubId != null && (
            <LedgerEntryList
              clubId={found.clubId}
              onRefund={(entry) => act('refund', { entryId: entry.id, label: entry.label })}
            />
          )}
          <Reports onAct={act} />
          {found === null && <ActionLog title={t`Últimos atos`} />}
        </Stack>
      </Columns>
      {open !== null && <ActionDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
}
