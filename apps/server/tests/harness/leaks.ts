/** Looks through answers for what must not be in them. R-WLD-9, R-VER-1, R-IDN-2, R-OPP-17 */
import type { Storage } from '../../src/storage/storage.ts';

/** What of a club is its manager's alone. */
const PRIVATE = [
  'finances',
  'tactics',
  'defaultTactic',
  'playerBoosters',
  'matchBoosters',
  'rests',
  'marketSearches',
  'dailyRewards',
  'lastMatches',
  'version',
];
/** What of a player is his manager's alone. R-OPP-17 */
const FORM = ['condition', 'morale'];
const STACK = /\bat \S+ \(|\.ts:\d+|node_modules|file:\/\//;
const SQL_TEXT = /\b(select|insert into|update) .* (from|values|set) |relation "|constraint "|violates/i;
const CAUSE = /\b(command|work):[a-z]/;

/** Secrets and outcomes of matches that are not over. */
export async function leakableSecrets({ db }: Storage): Promise<readonly string[]> {
  const secrets = await db
    .selectFrom('match_secrets')
    .innerJoin('matches', 'matches.id', 'match_secrets.match_id')
    .select('secret')
    .where('phase', '<>', 'finished')
    .execute();
  const plays = await db
    .selectFrom('match_plays')
    .innerJoin('matches', 'matches.id', 'match_plays.match_id')
    .select(['seed', 'digest'])
    .where('phase', '<>', 'finished')
    .execute();
  return [...secrets.map(({ secret }) => secret), ...plays.flatMap(({ seed, digest }) => [seed, digest])];
}

interface Reader {
  readonly userId: string;
  readonly clubId: string | undefined;
  readonly secrets: readonly string[];
}

/** Facts in the answer that its reader must not see. */
export function findLeaks(text: string, { userId, clubId, secrets }: Reader): string[] {
  const leaks = secrets.filter((secret) => text.includes(secret)).map(() => 'a secret of a match that is not over');
  if (STACK.test(text)) leaks.push(`a stack: ${STACK.exec(text)?.[0]}`);
  if (SQL_TEXT.test(text)) leaks.push(`a statement: ${SQL_TEXT.exec(text)?.[0]}`);
  if (CAUSE.test(text)) leaks.push(`a cause: ${CAUSE.exec(text)?.[0]}`);
  const addresses = text.match(/[\w-]+@example\.com/g) ?? [];
  for (const address of addresses) if (address !== `${userId}@example.com`) leaks.push(`the address ${address}`);
  if (text.startsWith('{')) leaks.push(...leaksWithin(JSON.parse(text), clubId));
  return leaks;
}

function leaksWithin(value: unknown, ownClub: string | undefined): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => leaksWithin(item, ownClub));
  if (typeof value !== 'object' || value === null) return [];
  const fields = value as Readonly<Record<string, unknown>>;
  const leaks: string[] = [];
  const isClub = 'emblem' in fields && 'id' in fields;
  if (isClub && fields.id !== ownClub) {
    leaks.push(...PRIVATE.filter((name) => name in fields).map((name) => `${name} of club ${fields.id}`));
  }
  if ('personalData' in fields && typeof fields.club === 'string' && fields.club !== ownClub) {
    const attributes = Object.keys(fields.attributes ?? {});
    leaks.push(...FORM.filter((name) => attributes.includes(name)).map((name) => `${name} of ${fields.id}`));
  }
  if (fields.status === 'not started' && 'home' in fields) {
    for (const side of [fields.home, fields.away] as Readonly<Record<string, unknown>>[]) {
      if (side.id === ownClub) continue;
      if (side.tacticName !== null || side.boosterId !== null) leaks.push(`the choices of ${side.id}`);
      if (side.score !== 0 || (side.goals as unknown[]).length > 0) leaks.push(`the result of ${fields.id}`);
    }
    if (fields.replayId !== null) leaks.push(`the replay of ${fields.id}`);
  }
  return [...leaks, ...Object.values(fields).flatMap((field) => leaksWithin(field, ownClub))];
}
