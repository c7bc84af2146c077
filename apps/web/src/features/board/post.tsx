import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardPost } from '@mundo-manager/contract/client';
import { Flag, Trash2, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ClubLink } from '../../components/club/club-link.tsx';
import { managerPath } from '../../components/links/paths.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { classes } from '../../ui/browser/classes.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconButton } from '../../ui/form/icon-button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './board.module.css';
import { ReportDialog } from './report-dialog.tsx';
import { useRefreshBoards } from './use-board.ts';

/** A post: its author, its text as plain text, and what its reader may do about it. R-BRD-2, R-BRD-6, R-BRD-8 */
export function Post({ post, isNew }: { readonly post: BoardPost; readonly isNew: boolean }) {
  const { t } = useLingui();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const { club, managerName, date, isMuted, isOwn } = post;
  if (isMuted && !isUnfolded) {
    return (
      <li className={classes(styles.item, styles.folded)}>
        <span className={styles.quiet}>{t`Recado de ${managerName}, que você silenciou.`}</span>
        <Button kind="ghost" small onClick={() => setIsUnfolded(true)}>
          {t`Mostrar`}
        </Button>
      </li>
    );
  }
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <div className={styles.author}>
          <span className={styles.club}>
            <ClubLink club={club} size={28} />
          </span>
          <span className={styles.by}>
            <Link {...managerPath(club.id)}>{managerName}</Link>
            {' · '}
            <DateText ms={date} time />
          </span>
          {isNew && <Badge tone="you">{t`Novo`}</Badge>}
        </div>
        <span className={styles.actions}>{isOwn ? <OwnActions post={post} /> : <OthersActions post={post} />}</span>
      </div>
      <PostText post={post} />
    </li>
  );
}

function PostText({ post: { text, status, isOwn } }: { readonly post: BoardPost }) {
  const { t } = useLingui();
  const why =
    status === 'awaiting'
      ? t`Escondido por denúncias até a administração decidir.`
      : status === 'hidden'
        ? t`Escondido pela administração.`
        : null;
  return (
    <>
      {text !== null && <p className={styles.text}>{text}</p>}
      {why !== null && (
        <p className={styles.quiet}>
          {why} {isOwn && t`Só você ainda lê o texto.`}
        </p>
      )}
    </>
  );
}

function OwnActions({ post: { id } }: { readonly post: BoardPost }) {
  const { t } = useLingui();
  const refresh = useRefreshBoards();
  const [asks, setAsks] = useState(false);
  const { run, busy } = useCommand('deletePost', { onDone: refresh, done: t`Recado apagado.` });
  return (
    <>
      <IconButton icon={Trash2} label={t`Apagar recado`} onClick={() => setAsks(true)} />
      <ConfirmDialog
        open={asks}
        danger
        title={t`Apagar este recado?`}
        description={t`O texto se perde para todos.`}
        confirmLabel={t`Apagar`}
        busy={busy}
        onCancel={() => setAsks(false)}
        onConfirm={async () => {
          await run({ params: { postId: String(id) } });
          setAsks(false);
        }}
      />
    </>
  );
}

function OthersActions({ post: { id, club, managerName, isMuted, isReported } }: { readonly post: BoardPost }) {
  const { t } = useLingui();
  const refresh = useRefreshBoards();
  const [reports, setReports] = useState(false);
  const mute = useCommand('muteManager', { onDone: refresh, done: t`Os recados dele ficam dobrados para você.` });
  const unmute = useCommand('unmuteManager', { onDone: refresh, done: t`Você volta a ler os recados dele.` });
  return (
    <>
      {isReported ? (
        <span className={styles.quiet}>
          <Trans>Denunciado</Trans>
        </span>
      ) : (
        <IconButton icon={Flag} label={t`Denunciar recado`} onClick={() => setReports(true)} />
      )}
      {isMuted ? (
        <IconButton
          icon={Volume2}
          label={t`Voltar a ouvir ${managerName}`}
          onClick={() => void unmute.run({ body: { clubId: club.id } })}
        />
      ) : (
        <IconButton
          icon={VolumeX}
          label={t`Silenciar ${managerName}`}
          onClick={() => void mute.run({ params: { clubId: club.id }, body: {} })}
        />
      )}
      {reports && <ReportDialog postId={id} onClose={() => setReports(false)} />}
    </>
  );
}
