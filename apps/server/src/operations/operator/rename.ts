/** An operator gives a club another name, everywhere at once. R-ADM-5 */
import { renameClub } from '@mundo-manager/rules/club-creation';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { lockAndLoad, storeChanges } from '../../aggregates/lock-and-store.ts';
import type { Refusal } from '../../commands/refusal.ts';
import { clubNameKey } from '../../names/club-name-key.ts';
import { isClubNameTaken } from '../../names/is-club-name-taken.ts';
import type { IsReserved } from '../../names/reserved-names.ts';
import { json } from '../../storage/json.ts';
import type { Queries } from '../../storage/storage.ts';
import { type ActionContext, recordAction } from './actions.ts';
import { type Renaming, withNewName } from './stored-club-names.ts';

/** What a new name is checked by. */
export interface NameRules {
  readonly ruleset: Ruleset;
  readonly isReservedName: IsReserved;
}

/** Columns with copies of names, in the order of locks, beside those of clubs. Sheets, seals and roots are sealed, so they are none of them. */
const COPIES = [
  ['competitions', 'id', 'state'],
  ['matches', 'id', 'state'],
  ['match_plays', 'match_id', 'result'],
  ['edition_archives', 'competition_id', 'archive'],
  ['club_seasons', 'id', 'season'],
  ['club_seasons', 'id', 'accounts'],
  ['club_records', 'club_id', 'records'],
  ['events', 'id', 'facts'],
  ['inbox_messages', 'id', 'message'],
] as const;

/** Renames a club; the refusal of the rule, that the name is reserved or taken, or that there is no such club. */
export async function rename(
  tx: Queries,
  clubId: string,
  name: string,
  context: ActionContext,
  { ruleset, isReservedName }: NameRules,
): Promise<Refusal | null> {
  const known = await tx.selectFrom('clubs').select('name').where('id', '=', clubId).executeTakeFirst();
  if (known === undefined) return { code: 'not-found/club', facts: {} };
  const loaded = await lockAndLoad(tx, { clubs: await clubsThatTellOf(tx, clubId, known.name) });
  const stored = loaded.clubs.get(clubId);
  if (stored === undefined) return { code: 'not-found/club', facts: {} };
  const renamed = renameClub({ club: stored.club, name, reason: context.reason, now: context.now }, ruleset);
  if (!renamed.ok) return renamed.error;
  const { club, entries, events } = renamed.value;
  if (isReservedName(club.name)) return { code: 'club/name-reserved', facts: { name: club.name } };
  if (await isClubNameTaken(tx, club.name, clubId)) return { code: 'club/name-taken', facts: { name: club.name } };

  const stadium = { from: stored.club.facilities.stadium.name, to: club.facilities.stadium.name };
  const renaming: Renaming = { clubId, from: stored.club.name, to: club.name, stadium };
  const named = { name: club.name, name_key: clubNameKey(club.name) };
  await tx.updateTable('clubs').set(named).where('id', '=', clubId).execute();
  const clubs = [...loaded.clubs.values()].map((other) => {
    const { finances, lastMatches, ...rest } = other.club.id === clubId ? club : other.club;
    const reports = withNewName(finances.reports, renaming);
    return { ...rest, finances: { ...finances, reports }, lastMatches: withNewName(lastMatches, renaming) };
  });
  for (const [table, key, column] of COPIES) await renameIn(tx, { table, key, column }, renaming);
  await tx
    .updateTable('ledger_entries')
    .set({ subject: renaming.to })
    .where('type', '=', 'Tickets Sale')
    .where('subject', '=', renaming.from)
    .execute();
  await storeChanges(tx, loaded, { clubs, entries, events }, `operator:${context.operator}`, ruleset);
  await recordAction(tx, context, 'rename', {
    userId: stored.ownerId,
    clubId,
    facts: { from: renaming.from, to: renaming.to },
  });
  return null;
}

/** The club and all others whose statements or latest matches name it. */
async function clubsThatTellOf(tx: Queries, clubId: string, name: string): Promise<readonly string[]> {
  const pattern = `%"${name}"%`;
  const { rows } = await sql<{ id: string }>`
    select id from clubs
    where id = ${clubId} or last_matches::text like ${pattern} or reports::text like ${pattern}`.execute(tx);
  return rows.map(({ id }) => id);
}

interface Copies {
  readonly table: string;
  readonly key: string;
  readonly column: string;
}

/** Rewrites the rows whose document has the old name of the club or of its stadium, locked in the order of their keys. */
async function renameIn(tx: Queries, { table, key, column }: Copies, renaming: Renaming): Promise<void> {
  const [rows, id, document] = [sql.table(table), sql.ref(key), sql.ref(column)];
  const found = await sql<{ id: string; document: unknown }>`
    select ${id} as id, ${document} as document from ${rows}
    where ${document}::text like ${`%"${renaming.from}"%`} or ${document}::text like ${`%"${renaming.stadium.from}"%`}
    order by ${id} for no key update`.execute(tx);
  for (const row of found.rows) {
    await sql`update ${rows} set ${document} = ${json(withNewName(row.document, renaming))}::jsonb where ${id} = ${row.id}`.execute(
      tx,
    );
  }
}
