import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { BoardPage, CompetitionView } from '@mundo-manager/contract/client';
import { cleanPost, POST_LENGTH } from '@mundo-manager/rules/board';
import { Send } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import type { AnyRefusal } from '../../components/messages/errors.ts';
import { errorMessage } from '../../components/messages/errors.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/form/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { momentText } from '../../ui/text/date-text.tsx';
import styles from './board.module.css';
import { useRefreshBoards } from './use-board.ts';

interface ComposerProps {
  readonly competition: Pick<CompetitionView, 'id' | 'status' | 'entrants'>;
  readonly silence: BoardPage['silence'];
}

/** Where a manager of the competition writes; others read why they can’t. R-BRD-1, R-BRD-9, R-BRD-14 */
export function Composer({ competition, silence }: ComposerProps) {
  const { t } = useLingui();
  const now = useGameNow();
  const { id: clubId } = useClub();
  const { status, entrants } = competition;
  if (!entrants.some((entrant) => entrant.clubId === clubId)) {
    return <p className={styles.note}>{t`Só os treinadores desta competição escrevem aqui.`}</p>;
  }
  if (status === 'finished') return <p className={styles.note}>{t`A competição acabou: o mural fica para ler.`}</p>;
  if (silence !== null && silence.until > now) {
    const { reason } = silence;
    const until = momentText(silence.until);
    return (
      <div className={styles.composer}>
        <Alert>
          <Trans>
            A administração suspendeu os seus recados até {until}. Motivo: {reason}
          </Trans>
        </Alert>
      </div>
    );
  }
  return <Form competitionId={competition.id} />;
}

function Form({ competitionId }: { readonly competitionId: string }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const refresh = useRefreshBoards();
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const left = POST_LENGTH - [...cleanPost(text)].length;
  const { run, busy } = useCommand('writePost', {
    keepsDraft: true,
    onDone: () => {
      setText('');
      refresh();
    },
    onRefused: (refused) => {
      setRefusal(refused);
      return refused.code.startsWith('board/');
    },
  });
  const isRule = refusal?.code.startsWith('board/') === true;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setRefusal(null);
    if (!busy && left >= 0 && left < POST_LENGTH) void run({ params: { competitionId }, body: { text } });
  };
  return (
    <form className={styles.composer} onSubmit={send}>
      <TextArea
        label={t`Seu recado`}
        value={text}
        onChange={(written) => {
          setText(written);
          setRefusal(null);
        }}
        {...(refusal !== null && isRule && { error: t(errorMessage(refusal, ruleset)) })}
        note={
          left < 0 ? (
            <Plural value={-left} one="# caractere a mais" other="# caracteres a mais" />
          ) : (
            <Plural value={left} one="Resta # caractere" other="Restam # caracteres" />
          )
        }
      />
      <Button
        small
        type="submit"
        icon={Send}
        busy={busy}
        disabledReason={
          left < 0
            ? t`O recado é longo demais.`
            : left === POST_LENGTH
              ? t`Escreva alguma coisa antes de publicar.`
              : undefined
        }
      >
        {t`Publicar`}
      </Button>
    </form>
  );
}
