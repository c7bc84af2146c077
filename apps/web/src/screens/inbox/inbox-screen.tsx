import { Plural, useLingui } from '@lingui/react/macro';
import { Inbox as InboxIcon, MailCheck } from 'lucide-react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useUnread } from '../../data/calls/use-initial-data.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './inbox.module.css';
import { InboxAndArchiveLinks } from './inbox-and-archive-links.tsx';
import { MessageRow } from './message-row.tsx';
import { useInbox } from './use-inbox.ts';

/** The club’s inbox, newest first. R-IBX-1 to R-IBX-4 */
export function InboxScreen() {
  const { t } = useLingui();
  const unread = useUnread();
  const { messages, error, retry, more, loadingMore, moreFailed, mark, markAll, busy } = useInbox();
  return (
    <>
      <PageHeading
        title={t`Mensagens`}
        note={unread > 0 && <Plural value={unread} one="# mensagem nova" other="# mensagens novas" />}
        end={
          <Button
            kind="ghost"
            icon={MailCheck}
            busy={busy}
            disabledReason={unread === 0 ? t`Não há mensagens novas.` : undefined}
            onClick={markAll}
          >
            {t`Marcar todas como lidas`}
          </Button>
        }
      />
      <InboxAndArchiveLinks />
      {error !== null && messages === null && (
        <CallFailed title={t`Não deu para carregar as mensagens.`} error={error} onRetry={retry} />
      )}
      {error === null && messages === null && (
        <Panel title={t`Caixa de entrada`}>
          <Skeleton rows={6} />
        </Panel>
      )}
      {messages?.length === 0 && (
        <EmptyState icon={InboxIcon} title={t`Nenhuma mensagem.`}>
          {t`Resultados, transferências, prêmios e notícias da liga chegam aqui.`}
        </EmptyState>
      )}
      {messages !== null && messages.length > 0 && (
        <Panel flush title={t`Caixa de entrada`}>
          <ul className={styles.list}>
            {messages.map((message) => (
              <MessageRow key={message.id} message={message} onMark={mark} />
            ))}
          </ul>
          {more && moreFailed && (
            <div className={styles.more}>
              <CallFailed title={t`Não deu para carregar as mensagens mais antigas.`} error={error} onRetry={more} />
            </div>
          )}
          {more && !moreFailed && (
            <p className={styles.more}>
              <Button kind="ghost" busy={loadingMore} onClick={more}>
                {t`Mensagens mais antigas`}
              </Button>
            </p>
          )}
        </Panel>
      )}
    </>
  );
}
