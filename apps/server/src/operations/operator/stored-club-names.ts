/** Stored copies of a club's name. R-ADM-5 */

/** What is called otherwise from now on. */
export interface Renaming {
  readonly clubId: string;
  readonly from: string;
  readonly to: string;
  /** The stadium's old and new name; the same where it keeps its own. */
  readonly stadium: { readonly from: string; readonly to: string };
}

/** Keys of a club's name, each with the keys that hold the club's id in the same record. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  clubName: ['clubId', 'id'],
  opponentName: ['opponentId'],
};
/** Keys of a club's name in records without its id. Names are unique, so the text identifies the club. */
const BARE_NAMES: readonly string[] = ['opponent', 'otherClub'];

/** The value with the club's new name in every place of the old one. The names of players are left alone, whatever they are. */
export function withNewName<T>(value: T, renaming: Renaming): T {
  if (Array.isArray(value)) return value.map((part) => withNewName(part, renaming)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const record = value as Readonly<Record<string, unknown>>;
  const renamed = Object.entries(record).map(([key, part]) => [key, renamedPart(record, key, part, renaming)]);
  return Object.fromEntries(renamed) as T;
}

function renamedPart(record: Readonly<Record<string, unknown>>, key: string, part: unknown, renaming: Renaming) {
  if (typeof part !== 'string') return withNewName(part, renaming);
  const { from, to, stadium } = renaming;
  if (isClubName(record, key, renaming) && part === from) return to;
  return key === 'venue' && part === stadium.from ? stadium.to : part;
}

function isClubName(record: Readonly<Record<string, unknown>>, key: string, { clubId }: Renaming): boolean {
  if (BARE_NAMES.includes(key)) return true;
  if (key === 'subject') return record.type === 'Tickets Sale';
  // Events of earlier renamings belong to this club, and so do the facts of their messages.
  if (key === 'name')
    return record.type === 'club-renamed' || (record.type === 'club-founded' && record.clubId === clubId);
  return (Object.hasOwn(NAMES, key) ? (NAMES[key] ?? []) : []).some((id) => record[id] === clubId);
}
