import { useLingui } from '@lingui/react/macro';
import { useServerStatus } from '../../data/calls/use-server-status.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AnnouncementList } from './announcement-list.tsx';

/** Whether the game works, what holds and what is over; also without an account. R-INC-3 */
export function StatusScreen() {
  const { t } = useLingui();
  const { data, isError } = useServerStatus();
  const announcements = data?.announcements ?? [];
  const current = announcements.filter(({ isCurrent }) => isCurrent);
  const past = announcements.filter(({ isCurrent }) => !isCurrent);
  const hasIncident = current.some(({ kind }) => kind === 'incident');
  return (
    <>
      <PageHeading title={t`Situação`} />
      <Stack>
        {isError && (
          <Alert tone="bad">{t`O servidor não respondeu. Esta página pergunta de novo a cada minuto.`}</Alert>
        )}
        {data && !data.isWell && (
          <Alert>{t`O jogo está se atualizando e volta em instantes. O que você já fez está guardado.`}</Alert>
        )}
        {data?.isWell &&
          (hasIncident ? (
            <Alert>{t`O jogo está no ar, com um problema conhecido.`}</Alert>
          ) : (
            <Alert tone="info">{t`Tudo funcionando.`}</Alert>
          ))}
        <Panel title={t`Agora`}>
          <AnnouncementList announcements={current} none={t`Nenhum aviso e nenhum problema neste momento.`} />
        </Panel>
        <Panel title={t`Antes`}>
          <AnnouncementList announcements={past} none={t`Nenhum problema anterior.`} />
        </Panel>
      </Stack>
    </>
  );
}
