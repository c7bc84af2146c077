import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { spreadsheet } from '@mundo-manager/contract/client';
import { FACILITY_NAMES } from '@mundo-manager/rules/facilities';
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { formatDate, formatTime } from '@mundo-manager/rules/format';
import { ENTRY_NAMES } from '../../components/messages/entry-names.ts';
import { FACILITY_TITLES } from '../../components/messages/facility-names.ts';
import { timeZone } from '../../ui/text/time-zone.ts';

const ZONE = { timeZone };

/** The whole statement as a file, in the order given, with times of the zone that the manager chose. R-FNS-11, R-LNG-10 */
export function statementSheet(entries: readonly LedgerEntry[]): string {
  const head = [
    msg`Data`,
    msg`Hora`,
    msg`Moeda`,
    msg`Descrição`,
    msg`Detalhe`,
    msg({ message: 'Valor', context: 'amount' }),
  ].map((name) => i18n._(name));
  const rows = entries.map(({ date, currency, type, amount, subject = '' }) => [
    formatDate(date, { ...ZONE, year: true }),
    formatTime(date, ZONE),
    i18n._(currency === 'money' ? msg`Dinheiro` : msg`Créditos`),
    i18n._(ENTRY_NAMES[type]),
    detailOf(subject),
    amount,
  ]);
  return spreadsheet(head, rows);
}

function detailOf(subject: string): string {
  const facility = FACILITY_NAMES.find((name) => name === subject);
  return facility === undefined ? subject : i18n._(FACILITY_TITLES[facility]);
}
