import { useLingui } from '@lingui/react/macro';
import { ENTRY_NAMES } from '../../components/messages/entry-names.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { Button } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './operator.module.css';

interface LedgerEntryListProps {
  readonly clubId: string;
  readonly onRefund: (entry: { readonly id: number; readonly label: string }) => void;
}

/** The last entries of a club; what was spent can be given back, once. R-ADM-6 */
export function LedgerEntryList({ clubId, onRefund }: LedgerEntryListProps) {
  const { t } = useLingui();
  const { data } = useCall('operatorEntries', { params: { id: clubId } });
  return (
    <Panel title={t`Últimos lançamentos`}>
      {data?.entries.length === 0 && <p>{t`Nenhum lançamento.`}</p>}
      <ul className={styles.entries}>
        {data?.entries.map(({ id, date, currency, type, amount, subject, isRefunded }) => {
          const sum = currency === 'money' ? moneyText(amount) : t`${amount} créditos`;
          const name = Object.hasOwn(ENTRY_NAMES, type) ? t(ENTRY_NAMES[type as keyof typeof ENTRY_NAMES]) : type;
          const label = [name, subject].filter(Boolean).join(': ');
          return (
            <li key={id}>
              <span>
                <b>{sum}</b> {label}
                <small>
                  <DateText ms={date} year time />
                </small>
              </span>
              {isRefunded && <Badge tone="good">{t`Devolvido`}</Badge>}
              {amount < 0 && !isRefunded && (
                <Button
                  small
                  kind="ghost"
                  onClick={() => onRefund({ id, label: `${sum} · ${label}` })}
                >{t`Devolver`}</Button>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
