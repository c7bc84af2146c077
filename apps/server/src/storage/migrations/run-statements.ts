import { type Kysely, sql } from 'kysely';

/** Runs statements that semicolons separate, one at a time: the extended protocol takes no more. */
export async function runStatements(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(';')) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}
