import { Plural, useLingui } from '@lingui/react/macro';
import { Flag } from 'lucide-react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import type { ActionName, ActionSubject } from './action-forms.ts';
import styles from './operator.module.css';
import { ReportedPost } from './reported-post.tsx';

interface ReportsProps {
  readonly onAct: (name: ActionName, subject: ActionSubject) => void;
}

/** Reported posts that wait for a decision, and hidden ones. R-BRD-13 */
export function Reports({ onAct }: ReportsProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('operatorReports');
  const open = data?.open ?? [];
  const hidden = data?.hidden ?? [];
  return (
    <Panel
      title={t`Denúncias nos murais`}
      end={
        open.length > 0 && (
          <Badge tone="warning">
            <Plural value={open.length} one="# recado espera" other="# recados esperam" />
          </Badge>
        )
      }
    >
      {data === undefined && error === null && <Skeleton rows={3} />}
      {data === undefined && error !== null && (
        <CallFailed inset title={t`Não deu para carregar as denúncias.`} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && open.length === 0 && <EmptyState icon={Flag} title={t`Nenhum recado espera decisão.`} />}
      {open.length > 0 && (
        <ul className={styles.posts}>
          {open.map((post) => (
            <ReportedPost key={post.id} post={post} onAct={onAct} />
          ))}
        </ul>
      )}
      {hidden.length > 0 && (
        <>
          <h3 className={styles.subheading}>{t`Ocultados`}</h3>
          <ul className={styles.posts}>
            {hidden.map((post) => (
              <ReportedPost key={post.id} post={post} onAct={onAct} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
