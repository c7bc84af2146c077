import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { BalanceTab } from './balance/balance-tab.tsx';
import { CashCard } from './cash-card.tsx';
import styles from './finances.module.css';
import { GeneralTab } from './general-tab.tsx';
import { LoanTab } from './loan-tab.tsx';
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
