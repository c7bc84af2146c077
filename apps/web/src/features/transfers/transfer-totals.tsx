import { useLingui } from '@lingui/react/macro';
import type { TransferBalance } from '@mundo-manager/rules/scouting';
import { Money } from '../../components/money/money.tsx';
import styles from './transfers.module.css';

/** What a club has bought and sold, and its 'Saldo'. R-SCT-16 */
export function TransferTotals({ total }: { readonly total: TransferBalance }) {
  const { t } = useLingui();
  const { bought, sold, spent, earned, balance } = total;
  return (
    <dl className={styles.totals} aria-label={t`Em todas as transferências`}>
      <div>
        <dt>{t`Chegaram (${bought})`}</dt>
        <dd>
          <Money value={spent} />
        </dd>
      </div>
      <div>
        <dt>{t`Saíram (${sold})`}</dt>
        <dd>
          <Money value={earned} />
        </dd>
      </div>
      <div>
        <dt>{t`Saldo`}</dt>
        <dd>
          <Money signed value={balance} />
        </dd>
      </div>
    </dl>
  );
}
