/** Commands of an operator about boards. R-BRD-13 */
import type { Act } from '../operations/operator/acts.ts';
import { decide, reportedPosts } from '../operations/operator/boards.ts';
import type { Storage } from '../storage/storage.ts';
import type { Work } from './acting.ts';
import { OperatorError } from './program.ts';

type By = Omit<Act, 'now'>;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Hides a post or shows it again. */
export function decideOn(postId: number, decision: 'hide' | 'restore', by: By): Work {
  return async (storage, { now }) => {
    const isKnown = await storage.transaction((tx) => decide(tx, postId, decision, { ...by, now }));
    if (!isKnown) throw new OperatorError(`there is no post ${postId}: list reported ones with 'reports'`);
    say(`Post ${postId} is ${decision === 'hide' ? 'hidden' : 'shown'}.`);
    return 0;
  };
}

/** Lists the reported posts that wait for a decision. */
export async function listReports({ db }: Storage): Promise<number> {
  const posts = await reportedPosts(db);
  for (const { id, authorId, clubName, competitionId, text, reasons, status } of posts) {
    const facts = `${status}, ${reasons.length} reports (${reasons.join(', ')})`;
    say(`${id} | ${clubName} (${authorId}) in ${competitionId} | ${facts} | ${JSON.stringify(text)}`);
  }
  if (posts.length === 0) say('No post waits for a decision.');
  return 0;
}
