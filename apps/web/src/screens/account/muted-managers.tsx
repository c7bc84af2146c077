import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { ClubLink } from '../../components/club/club-link.tsx';
import { queryKey } from '../../data/calls/query-client.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { useRefreshBoards } from '../../features/board/use-board.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './account.module.css';

/** The managers whom the user has muted; renders nothing without any. R-BRD-8 */
export function MutedManagers() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const refresh = useRefreshBoards();
  const { data } = useCall('mutedManagers');
  const { run, busy } = useCommand('unmuteManager', {
    onDone: (list) => {
      queryClient.setQueryData(queryKey('mutedManagers'), list);
      refresh();
    },
    done: t`Você volta a ler os recados dele.`,
  });
  if (data === undefined || data.muted.length === 0) return null;
  return (
    <Panel title={t`Treinadores silenciados`}>
      <ul className={styles.rows}>
        {data.muted.map(({ club, managerName }) => (
          <li key={club.id} className={styles.muted}>
            <span>
              <ClubLink club={club} />
              <small>{managerName}</small>
            </span>
            <Button
              kind="ghost"
              small
              busy={busy}
              aria-label={t`Voltar a ouvir ${managerName}`}
              onClick={() => void run({ body: { clubId: club.id } })}
            >
              {t`Voltar a ouvir`}
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
