import { useLingui } from '@lingui/react/macro';
import { ArrowLeftRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './transfers.module.css';

interface TransferPanelProps {
  /** How many transfers there are; null while they are unknown. */
  readonly count: number | null;
  readonly error: Error | null;
  readonly onRetry: () => void;
  /** What to say if there is none. */
  readonly none: string;
  readonly children: ReactNode;
}

/** The panel 'Transferências': waiting, failed, empty, or its content. R-SCT-16 */
export function TransferPanel({ count, error, onRetry, none, children }: TransferPanelProps) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Transferências`}>
      {count === 0 ? (
        <EmptyState inset icon={ArrowLeftRight} title={t`Nenhuma transferência ainda.`}>
          {none}
        </EmptyState>
      ) : count !== null ? (
        children
      ) : error ? (
        <CallFailed inset title={t`Não deu para carregar as transferências.`} error={error} onRetry={onRetry} />
      ) : (
        <div className={styles.waiting}>
          <Skeleton rows={3} />
        </div>
      )}
    </Panel>
  );
}
