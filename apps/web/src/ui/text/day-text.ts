import { formatDate } from '@mundo-manager/rules/format';
import { locale } from './locale.ts';

/** The day of a start of day in UTC, as the reader's language writes it: `05/03`. */
export const dayText = (day: number): string => formatDate(day, { locale });
