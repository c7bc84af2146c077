/** An operator renames a club, and its old name is nowhere afterwards but where it has to stay. R-ADM-5 */
import { DAY, HOUR } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reservedNames } from '../src/names/reserved-names.ts';
import { audit, describeDifference } from '../src/operations/audit/index.ts';
import { actionsOn } from '../src/operations/operator/find-managers.ts';
import { rename } from '../src/operations/operator/rename.ts';
import { type LivedWorld, startLivedWorld } from './harness/lived-world.ts';
import type { TestManager } from './harness/manager.ts';
import { verified } from './harness/verified.ts';

const OLD = 'Ypsilonense Antigo';
const NEW = 'Zepelim Novo';
/** Sealed sheets, also in the work that played them, and what an operator did keep the old name, and nothing else does. */
const KEPT = ['due_work', 'match_plays', 'operator_acts', 'sealed_matches'];

let world: LivedWorld;
let ana: TestManager & { readonly clubId: string };

beforeAll(async () => {
  world = await startLivedWorld();
  ana = await world.newManager({ clubName: OLD });
  const { players } = (await ana.call('initialData')).club;
  await ana.call('joinCompetition', { body: { competitionName: 'MM League' } });
  const reserve = players.at(-1)?.id ?? '';
  await ana.call('releasePlayer', { params: { playerId: reserve }, body: {} });
  await world.live(2 * DAY + 2 * HOUR);
}, 240_000);
afterAll(() => world.close());

const renamed = (name: string, reason = 'O nome ofende') =>
  world.storage.transaction((tx) =>
    rename(
      tx,
      ana.clubId,
      name,
      { operator: 'rita', reason, now: world.clock.now() },
      { ruleset: ALPHA, isReservedName: reservedNames() },
    ),
  );

/** The tables with a row that has the text anywhere, by name. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(world.storage.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as kept where kept::text like ${`%${text}%`} limit 1`.execute(world.storage.db);
    if (hits.length > 0) found.push(name);
  }
  return found;
}

/** What proofs are made of. */
async function sealed() {
  const { db } = world.storage;
  return {
    matches: await db.selectFrom('sealed_matches').selectAll().orderBy('match_id').execute(),
    plays: await db.selectFrom('match_plays').select(['match_id', 'input', 'digest']).orderBy('match_id').execute(),
    roots: await db.selectFrom('proof_roots').selectAll().orderBy('number').execute(),
  };
}

test('a name that a new club could not have is refused, and nothing changes', async () => {
  await world.newManager({ userId: 'bia', clubName: 'Clube da Bia' });
  expect(await renamed('ab')).toMatchObject({ code: 'club-creation/name-length' });
  expect(await renamed('Suporte')).toMatchObject({ code: 'club/name-reserved' });
  expect(await renamed('Clube dá Bia')).toMatchObject({ code: 'club/name-taken' });
  expect(await actionsOn(world.storage.db, ana.clubId)).toEqual([]);
});

test('the old name is in no table and no document but sealed ones, what was sealed is as it was, and the audit finds nothing', async () => {
  const before = await tablesWith(OLD);
  expect(before).toEqual(
    expect.arrayContaining([
      'clubs',
      'competitions',
      'events',
      'inbox_messages',
      'ledger_entries',
      'match_plays',
      'matches',
    ]),
  );
  const proofs = await sealed();
  expect(await renamed(NEW)).toBeNull();
  const after = await tablesWith(OLD);
  expect(after.filter((table) => !KEPT.includes(table))).toEqual([]);
  const { rows } = await sql`select 1 from match_plays where result::text like ${`%${OLD}%`}`.execute(world.storage.db);
  expect(rows).toEqual([]);
  expect(await tablesWith(NEW)).toEqual(expect.arrayContaining(before.filter((table) => table !== 'due_work')));
  const { rows: works } = await sql`
    select distinct kind from due_work where payload::text like ${`%${OLD}%`}`.execute(world.storage.db);
  expect(works).toEqual([{ kind: 'play' }]);
  expect(await sealed()).toEqual(proofs);
  expect((await audit(world.storage.db, ALPHA)).map(describeDifference)).toEqual([]);
});

test('a replay of before calls the club by its new name, and its proof holds', async () => {
  const { rows } = await sql<{ replay_id: string }>`
    select replay_id from match_plays join matches on id = match_id
    where phase = 'finished' and home_id = ${ana.clubId} limit 1`.execute(world.storage.db);
  const { replay } = await ana.call('replay', { params: { replayId: rows[0]?.replay_id ?? '' } });
  expect(replay.home.name).toBe(NEW);
  const { ok, checks } = verified(replay, ALPHA);
  expect({ ok, wrong: checks.filter((check) => !check.ok) }).toEqual({ ok: true, wrong: [] });
});

test('the manager reads his new name and why, the action is a row, and his club plays on', async () => {
  const { club } = await ana.call('initialData');
  expect([club.name, club.facilities.stadium.name]).toEqual([NEW, `Estádio ${NEW}`]);
  const { messages } = await ana.call('inbox');
  expect(messages[0]?.facts).toEqual({ type: 'club-renamed', name: NEW, reason: 'O nome ofende' });
  expect((await actionsOn(world.storage.db, ana.clubId)).map(({ act, facts }) => [act, facts])).toEqual([
    ['rename', { from: OLD, to: NEW }],
  ]);
  await world.live(DAY);
  expect((await tablesWith(OLD)).filter((table) => !KEPT.includes(table))).toEqual([]);
  expect((await audit(world.storage.db, ALPHA)).map(describeDifference)).toEqual([]);
}, 240_000);

test('only the name of a club in an entry of tickets may follow it: the ledger stays closed to all else', async () => {
  const change = (columns: object, type: string) =>
    world.storage.transaction((tx) =>
      tx
        .updateTable('ledger_entries')
        .set(columns)
        .where('type', '=', type)
        .where('club_id', '=', ana.clubId)
        .execute(),
    );
  await expect(change({ amount: 1 }, 'Tickets Sale')).rejects.toThrow('entries are never changed');
  await expect(change({ subject: 'Outro' }, 'Competition Entry')).rejects.toThrow('entries are never changed');
});
