/** Sign-ups for the beta, by e-mail address. R-CAL-10 */
import type { BetaSignUp } from '@mundo-manager/contract';
import type { Queries } from '../storage/storage.ts';

/** The sign-up by that address; undefined if there was none. */
export async function findSignUp(queries: Queries, email: string): Promise<BetaSignUp | undefined> {
  const row = await queries.selectFrom('leads').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst();
  return row && { name: row.name, email: row.email, createdAt: row.created_at.getTime() };
}

/** Forgets a sign-up by that address. */
export async function forgetSignUp(tx: Queries, email: string): Promise<void> {
  await tx.deleteFrom('leads').where('email', '=', email.toLowerCase()).execute();
}
