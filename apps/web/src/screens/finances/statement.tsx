import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FACILITY_NAMES } from '@mundo-manager/rules/facilities';
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { ScrollText } from 'lucide-react';
import { useMemo } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { ENTRY_NAMES } from '../../components/messages/entry-names.ts';
import { FACILITY_TITLES } from '../../components/messages/facility-names.ts';
import { Money } from '../../components/money/money.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { DateText } from '../../ui/text/date-text.tsx';
import { locale } from '../../ui/text/locale.ts';
import styles from './finances.module.css';
import { type Currency, useStatement } from './use-statement.ts';
import { useVisitors, type VisitingClub } from './use-visitors.ts';

const SIGNED = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });

interface Row {
  readonly id: string;
  readonly entry: LedgerEntry;
  /** Whose visit sold the tickets, if it is known. */
  readonly visitor: VisitingClub | undefined;
}

const COLUMNS = (): readonly TableColumn<Row>[] => [
  {
    id: 'date',
    header: i18n._(msg`Data`),
    title: i18n._(msg`Data`),
    cell: ({ entry }) => <DateText ms={entry.date} year time />,
  },
  {
    id: 'description',
    header: i18n._(msg`Descrição`),
    title: i18n._(msg`Descrição`),
    cell: (row) => <Description {...row} />,
  },
  {
    id: 'amount',
    header: i18n._(msg({ message: 'Valor', context: 'amount' })),
    title: i18n._(msg({ message: 'Valor', context: 'amount' })),
    number: true,
    strong: true,
    cell: ({ entry: { currency, amount } }) =>
      currency === 'money' ? <Money signed value={amount} /> : <CreditAmount value={amount} />,
  },
];

/** Every movement, newest first, income green and expense red, each with its sign. R-FNS-3 to R-FNS-5, R-FNS-10 */
export function Statement({ currency }: { readonly currency: Currency }) {
  const { t } = useLingui();
  const { entries, failed, loadingMore, loadMore, retry } = useStatement(currency);
  const columns = useMemo(() => COLUMNS(), []);
  const visitors = useVisitors();
  const rows = (entries ?? []).map((entry, index, all): Row => {
    const { type, subject = '' } = entry;
    const visitor = type === 'Tickets Sale' ? visitors.get(subject) : undefined;
    return { id: String(all.length - index), entry, visitor };
  });
  if (entries === null) {
    return failed ? (
      <ErrorState inset title={t`Não deu para carregar o extrato.`} onRetry={retry} />
    ) : (
      <Skeleton rows={8} />
    );
  }
  return (
    <>
      <DataTable
        label={t`Extrato`}
        columns={columns}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <EmptyState inset icon={ScrollText} title={t`Nenhuma movimentação.`}>
            {t`Tudo o que entrar ou sair do clube aparece aqui.`}
          </EmptyState>
        }
      />
      {failed && (
        <div className={styles.more}>
          <ErrorState title={t`Não deu para carregar o resto do extrato.`} onRetry={retry} />
        </div>
      )}
      {!failed && loadMore && (
        <div className={styles.more}>
          <Button kind="ghost" small busy={loadingMore} onClick={loadMore}>
            {t`Mostrar mais antigas`}
          </Button>
        </div>
      )}
    </>
  );
}

function Description({ entry: { type, subject }, visitor }: Row) {
  const { t } = useLingui();
  const facility = FACILITY_NAMES.find((name) => name === subject);
  const about = facility ? t(FACILITY_TITLES[facility]) : subject;
  const redundant = type === 'Stadium Upgrade';
  return (
    <span className={styles.description}>
      <b>{t(ENTRY_NAMES[type])}</b>
      {visitor && <ClubLink club={visitor} size={18} />}
      {about && !visitor && !redundant && <span>{about}</span>}
    </span>
  );
}

/** Credits that came or went, with their sign. */
function CreditAmount({ value }: { readonly value: number }) {
  return (
    <span className={classes(value > 0 && styles.gain, value < 0 && styles.debt)}>
      {SIGNED.format(value).replace('-', '\u2212')}
    </span>
  );
}
