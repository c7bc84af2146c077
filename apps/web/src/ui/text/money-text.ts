import { formatMoney } from '@mundo-manager/rules/format';
import { locale } from './locale.ts';

/** Money in whole US dollars, as the reader's language writes it. */
export const moneyText = (value: number): string => formatMoney(value, locale);
