import { useLingui } from '@lingui/react/macro';
import { Landmark } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { BalanceTab } from './balance/balance-tab.tsx';
import { CashCard } from './cash-card.tsx';
import styles from './finances.module.css';
import { GeneralTab } from './general-tab.tsx';
import { SideTabs } from './side-tabs.tsx';
import { SponsorshipTab } from './sponsorship-tab.tsx';
import { financesTab } from './tabs.ts';

const CONTENT = { general: GeneralTab, sponsorship: SponsorshipTab, balance: BalanceTab, loan: LoanTab } as const;

/** What the club has, where it came from, and who pays for the shirt. R-FNS-1, R-FNS-2 */
export function FinancesScreen() {
  const { t } = useLingui();
  const [query] = useSearchParams();
  const tab = financesTab(query.get('tab'));
  const Content = CONTENT[tab];
  return (
    <>
      <PageHeading title={t`Finanças`} />
      <div className={styles.columns}>
        <Stack>
          <CashCard />
          <SideTabs current={tab} />
        </Stack>
        <Stack>
          <Content />
        </Stack>
      </div>
    </>
  );
}

/** Loans have no rules yet. R-FIN-14, R-FNS-2 */
function LoanTab() {
  const { t } = useLingui();
  return (
    <Panel title={t`Empréstimo`}>
      <EmptyState icon={Landmark} title={t`A ser implementado`} />
    </Panel>
  );
}
