import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ChartLine, Handshake, type LucideIcon, ScrollText } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './finances.module.css';
import type { FinancesTab } from './tabs.ts';

interface SideTab {
  readonly tab: FinancesTab;
  readonly to: string;
  readonly label: MessageDescriptor;
  readonly icon: LucideIcon;
}

const SIDE_TABS: readonly SideTab[] = [
  { tab: 'general', to: '/finances', label: msg`Geral`, icon: ScrollText },
  { tab: 'sponsorship', to: '/finances?tab=sponsorship', label: msg`Patrocínio`, icon: Handshake },
  { tab: 'balance', to: '/finances?tab=balance', label: msg`Balanço`, icon: ChartLine },
];

/** The side tabs: each has an address, so that a link and the back button reach it. R-FNS-2 */
export function SideTabs({ current }: { readonly current: FinancesTab }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Partes das finanças`}>
      <ul className={styles.tabs}>
        {SIDE_TABS.map(({ tab, to, label, icon: Icon }) => (
          <li key={tab}>
            <Link className={styles.tab} to={to} aria-current={tab === current ? 'page' : undefined}>
              <Icon size={18} aria-hidden />
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
