import { useLingui } from '@lingui/react/macro';
import { useSearchParams } from 'react-router-dom';
import { Stack } from '../../ui/Columns.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { BalanceTab } from './balance/BalanceTab.tsx';
import { CashCard } from './CashCard.tsx';
import styles from './Finances.module.css';
import { GeneralTab } from './GeneralTab.tsx';
import { LoanTab } from './LoanTab.tsx';
import { SideTabs } from './SideTabs.tsx';
import { SponsorshipTab } from './SponsorshipTab.tsx';
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
