/** Commands of an operator about boards. R-BRD-13 */
import { DAY } from '@mundo-manager/rules/clock';
import type { Act } from '../operations/operator/acts.ts';
import { decide, reportedPosts, silence, unsilence } from '../operations/operator/boards.ts';
import type { Storage } from '../storage/storage.ts';
import { OperatorError } from './program.ts';

type By = Omit<Act, 'now'>;
type Work = (storage: Storage, now: number) => Promise<number>;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Keeps a user from writing for days of the game. */
export function silenceFor(userId: string, days: number, by: By): Work {
  if (days < 1) throw new OperatorError('--days must be at least 1');
  return async (storage, now) => {
    const until = now + days * DAY;
    const isKnown = await storage.transaction((tx) => silence(tx, userId, until, { ...by, now }));
    if (!isKnown) throw new OperatorError(`there is no user ${userId}: look him up with 'find'`);
    say(`${userId} writes on no board until ${new Date(until).toISOString()} of the game.`);
    return 0;
  };
}

/** Lets a user write again. */
export function letWrite(userId: string, by: By): Work {
  return async (storage, now) => {
    const wasSilenced = await storage.transaction((tx) => unsilence(tx, userId, { ...by, now }));
    if (!wasSilenced) throw new OperatorError(`${userId} is not silenced`);
    say(`${userId} may write again.`);
    return 0;
  };
}

/** Hides a post or shows it again. */
export function decideOn(postId: number, decision: 'hide' | 'restore', by: By): Work {
  return async (storage, now) => {
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
