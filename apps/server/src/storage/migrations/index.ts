/** Every migration by name, in the order of their names. A name and its statements never change once released. */
import type { Migration } from 'kysely/migration';
import { baseline } from './0040-baseline.ts';
import { email } from './0044-email.ts';
import { pushLanguages } from './0045-push-languages.ts';
import { emailDelivery } from './0046-email-delivery.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0040-baseline': baseline,
  '0044-email': email,
  '0045-push-languages': pushLanguages,
  '0046-email-delivery': emailDelivery,
};
