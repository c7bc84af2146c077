import { useLingui } from '@lingui/react/macro';
import { useServerStatus } from '../../data/calls/use-server-status.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { ActionName, ActionSubject } from './action-forms.ts';
import styles from './operator.module.css';

interface CurrentAnnouncementsProps {
  readonly onAct: (name: ActionName, subject: ActionSubject) => void;
}

/** Announcements that hold now; new ones, and the end of each. R-INC-1 */
export function CurrentAnnouncements({ onAct }: CurrentAnnouncementsProps) {
  const { t } = useLingui();
  const { data } = useServerStatus();
  const current = (data?.announcements ?? []).filter(({ isCurrent }) => isCurrent);
  return (
    <Panel
      title={t`Avisos`}
      end={
        <Button small kind="ghost" onClick={() => onAct('announce', { label: t`Todos os treinadores leem` })}>
          {t`Publicar aviso`}
        </Button>
      }
    >
      {current.length === 0 && <p>{t`Nenhum aviso no ar.`}</p>}
      <ul className={styles.entries}>
        {current.map(({ id, kind, title }) => {
          const label = kind === 'incident' ? t`Problema: ${title}` : t`Aviso: ${title}`;
          return (
            <li key={id}>
              <span>{label}</span>
              <Button small kind="ghost" onClick={() => onAct('resolve', { announcementId: id, label })}>
                {t`Encerrar`}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
