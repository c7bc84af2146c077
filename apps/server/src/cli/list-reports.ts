/** Lists of an operator about boards. R-BRD-13 */
import type { Storage } from '../storage/storage.ts';
import { moderatedPosts } from '../views/moderated-posts.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Lists the reported posts that wait for a decision. */
export async function listReports({ db }: Storage): Promise<number> {
  const { open } = await moderatedPosts(db);
  for (const { id, authorId, clubName, competitionId, text, reports, status } of open) {
    const reasons = reports.map(({ clubName: reporter, reason }) => `${reason} by ${reporter}`);
    const facts = `${status}, ${reports.length} reports (${reasons.join(', ')})`;
    say(`${id} | ${clubName} (${authorId}) in ${competitionId} | ${facts} | ${JSON.stringify(text)}`);
  }
  if (open.length === 0) say('No post waits for a decision.');
  return 0;
}
