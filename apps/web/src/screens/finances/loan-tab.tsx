import { useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';

/** Loans have no rules yet. R-FIN-14, R-FNS-2 */
export function LoanTab() {
  const { t } = useLingui();
  return (
    <Panel title={t`Empréstimo`}>
      <EmptyState icon={Landmark} title={t`A ser implementado`} />
    </Panel>
  );
}
