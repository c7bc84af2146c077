/** The world goes on: nothing was given up, and every match that is ahead has its work. R-STO-7, R-WLD-7 */
import { sql } from 'kysely';
import type { Queries } from '../../storage/storage.ts';
import { readWorldSeed } from '../../world-work/world-seed.ts';
import type { AuditDifference } from './stored-difference.ts';

export async function auditWork(db: Queries): Promise<AuditDifference[]> {
  const givenUp = await db
    .selectFrom('due_work')
    .select(['kind', 'id', 'last_error'])
    .where('failed_at', 'is not', null)
    .orderBy('due_at')
    .execute();
  const failed = givenUp.map(
    ({ kind, id, last_error }): AuditDifference => ({
      check: 'work',
      subject: `${kind} ${id}`,
      stored: `given up: ${last_error}`,
      recomputed: 'done',
    }),
  );
  // A database without a world has no work either: matches in it belong to a test.
  const hasWorld = (await readWorldSeed(db)) !== undefined;
  return hasWorld ? [...failed, ...(await forgotten(db))] : failed;
}

/** Matches without work that plays or ends them. */
async function forgotten(db: Queries): Promise<AuditDifference[]> {
  const { rows } = await sql<{ id: string; phase: string; kind: string }>`
    with planned as (
      select kind, jsonb_array_elements_text(payload->'matchIds') as match from due_work
      where kind in ('kick-off', 'full-time') and done_at is null and failed_at is null
    ), needed as (
      select id, phase, case phase when 'scheduled' then 'kick-off' else 'full-time' end as kind
      from matches where phase <> 'finished'
    )
    select id, phase, needed.kind from needed left join planned on match = id and planned.kind = needed.kind
    where match is null order by id`.execute(db);
  return rows.map(({ id, phase, kind }) => ({
    check: 'work',
    subject: id,
    stored: `${phase} without work '${kind}'`,
    recomputed: `work '${kind}'`,
  }));
}
