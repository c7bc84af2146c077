import { Trans, useLingui } from '@lingui/react/macro';
import type { SeasonAccounts } from '@mundo-manager/rules/history';
import type { CSSProperties } from 'react';
import { ENTRY_NAMES } from '../../components/messages/entry-names.ts';
import { Money } from '../../components/money/money.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './season-review.module.css';

/** Income and expenses of the season by kind, with a bar for each to either side of nought. R-HSC-4 */
export function SeasonMoney({ accounts }: { readonly accounts: SeasonAccounts }) {
  const { t } = useLingui();
  const { income, expenses, opening, closing, result } = accounts;
  const rows = [...income, ...expenses];
  const most = Math.max(1, ...rows.map(({ amount }) => Math.abs(amount)));
  return (
    <Panel flush title={t`O dinheiro`}>
      <table className={styles.money} aria-label={t`Entradas e saídas da temporada`}>
        <tbody>
          {rows.map(({ type, amount }) => (
            <tr key={`${type} ${Math.sign(amount)}`}>
              <th scope="row">{t(ENTRY_NAMES[type])}</th>
              <td className={styles.bar} aria-hidden>
                <i
                  className={classes(amount > 0 ? styles.gain : styles.cost)}
                  style={{ '--width': `${(Math.abs(amount) / most) * 50}%` } as CSSProperties}
                />
              </td>
              <td className={styles.amount}>
                <Money signed value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t`Resultado`}</th>
            <td aria-hidden />
            <td className={styles.amount}>
              <Money signed value={result} />
            </td>
          </tr>
        </tfoot>
      </table>
      <p className={styles.foot}>
        <Trans>
          O clube começou com <Money value={opening} /> e terminou com{' '}
          <b>
            <Money value={closing} />
          </b>
          .
        </Trans>
      </p>
    </Panel>
  );
}
