/** `npm run --silent leads`: who has signed up for the beta, as a table for a spreadsheet, the earliest first. R-CAL-10 */
import { spreadsheet } from '@mundo-manager/contract';
import { formatDate, formatTime } from '@mundo-manager/rules/format';
import { runProgram, withStorage } from './program.ts';

await runProgram((settings) =>
  withStorage(settings, async ({ db }) => {
    const rows = await db.selectFrom('leads').selectAll().orderBy('created_at').orderBy('email').execute();
    const lines = rows.map(({ name, email, created_at }) => [name, email, momentText(created_at.getTime())]);
    process.stdout.write(spreadsheet(['Nome', 'E-mail', 'Inscrição'], lines));
    return 0;
  }),
);

function momentText(ms: number): string {
  const timeZone = 'America/Sao_Paulo';
  return `${formatDate(ms, { year: true, timeZone })} ${formatTime(ms, { timeZone })}`;
}
