/** `npm run --silent leads`: who has signed up for the beta, as CSV, the earliest first. R-CAL-10 */
import { csv } from '../views/csv.ts';
import { runProgram, withStorage } from './program.ts';

await runProgram((settings) =>
  withStorage(settings, async ({ db }) => {
    const rows = await db.selectFrom('leads').selectAll().orderBy('created_at').orderBy('email').execute();
    const lines = rows.map(({ name, email, created_at }) => [name, email, created_at.toISOString()]);
    process.stdout.write(csv(['name', 'email', 'signed up'], lines));
    return 0;
  }),
);
