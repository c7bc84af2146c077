import { Plural, useLingui } from '@lingui/react/macro';
import type { InboxMessage, MessageKind } from '@mundo-manager/rules/inbox';
import { Inbox as InboxIcon } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Select } from '../../ui/form/select.tsx';
import { TextField } from '../../ui/form/text-field.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import styles from './inbox.module.css';
import { InboxAndArchiveLinks } from './inbox-and-archive-links.tsx';
import { MessageRow } from './message-row.tsx';
import { KIND_NAMES, messageText } from './message-text.ts';
import { useInboxArchive } from './use-inbox-archive.ts';
import { useMatchOfResult } from './use-match-of-result.ts';

const CURRENT = 'current';
const EVERY = 'every';

/** The messages of a season, by kind and by the words that they say. R-IBX-7 */
export function ArchiveScreen() {
  const { t } = useLingui();
  const [params, setParams] = useSearchParams();
  const season = params.get('season') ?? CURRENT;
  const [kind, setKind] = useState<MessageKind | typeof EVERY>(EVERY);
  const [words, setWords] = useState('');
  const { seasons, messages, loading, error, retry } = useInboxArchive(season === CURRENT ? null : season);
  const saysWords = useSaysWords(words);
  const found = messages.filter((message) => (kind === EVERY || message.kind === kind) && saysWords(message));
  return (
    <>
      <PageHeading title={t`Arquivo de mensagens`} />
      <InboxAndArchiveLinks />
      {error !== null && seasons === null && (
        <CallFailed title={t`Não deu para carregar as mensagens.`} error={error} onRetry={retry} />
      )}
      {(seasons !== null || error === null) && (
        <Panel
          flush
          title={t`Mensagens da temporada`}
          end={
            <span role="status">
              {loading ? t`Carregando ...` : <Plural value={found.length} one="# mensagem" other="# mensagens" />}
            </span>
          }
        >
          <div className={styles.filters}>
            <Select
              label={t`Temporada`}
              options={(seasons ?? []).map(({ competitionId, place, until }) => ({
                value: competitionId ?? CURRENT,
                label: until === null ? t`Temporada atual` : t`Até ${momentText(until)} · ${place}º na MM League`,
              }))}
              value={season}
              onChange={(value) => setParams(value === CURRENT ? {} : { season: value }, { replace: true })}
            />
            <Select
              label={t`Assunto`}
              options={[
                { value: EVERY, label: t`Todos` },
                ...(Object.keys(KIND_NAMES) as MessageKind[]).map((value) => ({ value, label: t(KIND_NAMES[value]) })),
              ]}
              value={kind}
              onChange={setKind}
            />
            <TextField type="search" label={t`Buscar nas mensagens`} value={words} onChange={setWords} />
          </div>
          {seasons === null && <Skeleton rows={6} />}
          {error !== null && (
            <CallFailed title={t`Não deu para carregar as mensagens mais antigas.`} error={error} onRetry={retry} />
          )}
          {found.length === 0 && !loading && (
            <EmptyState inset icon={InboxIcon} title={t`Nenhuma mensagem.`}>
              {t`Nesta temporada não há mensagens assim.`}
            </EmptyState>
          )}
          <ul className={styles.list}>
            {found.map((message) => (
              <MessageRow key={message.id} message={message} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Whether a message says all of the words, in any order, whatever their case and accents. */
function useSaysWords(words: string): (message: InboxMessage) => boolean {
  const { t } = useLingui();
  const resultOf = useMatchOfResult();
  const wanted = folded(words).split(/\s+/);
  return ({ facts }) => {
    const { title, text } = messageText(facts, resultOf(facts));
    const said = folded(`${t(title)} ${t(text)}`);
    return wanted.every((word) => said.includes(word));
  };
}

/** Without case and accents. */
function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
