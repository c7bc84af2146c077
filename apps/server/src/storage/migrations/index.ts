/** Every migration by name, in the order of their names. A name and its statements never change once released. */
import type { Migration } from 'kysely/migration';
import { baseline } from './0040-baseline.ts';

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0040-baseline': baseline,
};
