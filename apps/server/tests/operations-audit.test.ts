import { DAY, HOUR } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, describeDifference } from '../src/operations/audit/index.ts';
import { type LivedWorld, startLivedWorld } from './harness/lived-world.ts';

let world: LivedWorld;

beforeAll(async () => {
  world = await startLivedWorld();
  const ana = await world.newManager();
  await ana.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await ana.call('collectDailyReward', { body: { rewardType: 'money' } });
  await ana.call('upgradeFacility', { body: { facilityName: 'gym' } });
  await world.live(DAY + 2 * HOUR);
}, 240_000);
afterAll(() => world.close());

test('a world that has lived for a day shows no difference', async () => {
  const { rows } = await sql<{ finished: number }>`
    select count(*)::int as finished from matches where phase = 'finished'`.execute(world.storage.db);
  expect(rows[0]?.finished).toBeGreaterThanOrEqual(10);
  expect((await audit(world.storage.db, ALPHA)).map(describeDifference)).toEqual([]);
});

const CLUB = sql`(select owner.id from clubs owner where owner_id is not null)`;
const MATCH = sql`(select min(id) from matches where phase = 'finished')`;
const PLAYER = sql`(select min(part->>'playerId') from match_plays, jsonb_array_elements(timeline->'appearances') part)`;

test.each([
  [
    'shape',
    'an attribute that is no number',
    sql`update players set state = jsonb_set(state, '{attributes,speed}', '"fast"') where club_id = ${CLUB} and number = 1`,
  ],
  [
    'shape',
    'a free player without a dob',
    sql`update players set state = state #- '{personalData,dob}' where id = (select min(id) from players where club_id is null)`,
  ],
  [
    'shape',
    'a competition whose entrants are lost',
    sql`update competitions set state = state - 'entrants' where id = (select min(id) from competitions)`,
  ],
  ['balance', 'money that no entry moved', sql`update clubs set money = money + 1 where id = ${CLUB}`],
  ['balance', 'an entry that has vanished', sql`delete from ledger_entries where seq = 1 and club_id = ${CLUB}`],
  ['ledger', 'a running balance', sql`update ledger_entries set balance = 7 where seq = 1 and club_id = ${CLUB}`],
  ['statement', 'the statement', sql`update clubs set reports = '[]' where id = ${CLUB}`],
  ['squad', 'a player in two places', sql`update players set club_id = null where club_id = ${CLUB} and number = 1`],
  [
    'statistics',
    'a goal that nobody scored',
    sql`update players set state = jsonb_set(state, '{statistics,goals}', '99') where id = ${PLAYER}`,
  ],
  [
    'table',
    'a point too many',
    sql`update competitions set state = jsonb_set(state, '{table,0,points}', '99') where status <> 'open'`,
  ],
  ['competition', 'a league that is over', sql`update competitions set status = 'finished' where status = 'running'`],
  ['match', 'a score', sql`update matches set state = jsonb_set(state, '{home,score}', '99') where id = ${MATCH}`],
  ['match', 'a match that was never played', sql`delete from match_plays where match_id = ${MATCH}`],
  [
    'match',
    'a match that ended twice',
    sql`insert into events (club_id, date, type, facts, cause)
      select club_id, date, type, facts, cause from events where type = 'match-finished' and facts->>'matchId' = ${MATCH}`,
  ],
  ['match', 'no secret at all', sql`update match_secrets set secret = 'chosen' where match_id = ${MATCH}`],
  [
    'match',
    'another secret',
    sql`update match_secrets set secret = '00000000000000000000000000000000' where match_id = ${MATCH}`,
  ],
  [
    'tickets',
    'a spectator too many',
    sql`update matches set state = jsonb_set(state, '{ticketSales}', '1') where id = ${MATCH}`,
  ],
  ['last-matches', 'a forgotten match', sql`update clubs set last_matches = '[]' where id = ${CLUB}`],
  [
    'facilities',
    'a gym that nobody built',
    sql`update clubs set state = jsonb_set(state, '{facilities,gym}', '9') where id = ${CLUB}`,
  ],
  ['manager', 'experience', sql`update clubs set state = jsonb_set(state, '{manager,exp}', '1') where id = ${CLUB}`],
  [
    'awards',
    'a title',
    sql`update clubs set state = jsonb_set(state, '{awards}',
      '[{"competition":"MM League","number":1,"category":"Várzea","place":1,"date":1}]') where id = ${CLUB}`,
  ],
  ['rests', 'rests', sql`update clubs set state = jsonb_set(state, '{rests,value}', '3') where id = ${CLUB}`],
  [
    'searches',
    'searches below none',
    sql`update clubs set state = jsonb_set(state, '{marketSearches,value}', '-1') where id = ${CLUB}`,
  ],
  [
    'rewards',
    'a reward twice a day',
    sql`update clubs set state = jsonb_set(state, '{dailyRewards,moneyCollectionDate}', '0') where id = ${CLUB}`,
  ],
  ['inbox', 'a lost message', sql`delete from inbox_messages where club_id = ${CLUB}`],
  ['work', 'a match that nobody will play', sql`delete from due_work where kind = 'kick-off' and done_at is null`],
  ['work', 'work that was given up', sql`update due_work set failed_at = now() where kind = 'day' and done_at is null`],
])('the audit names %s: %s', async (check, _what, tampering) => {
  const found: string[] = [];
  const undo = new Error('undo');
  await world.storage
    .transaction(async (tx) => {
      // Without the database's own refusals; what it would refuse anyhow has to be named, too.
      await sql`set local session_replication_role = replica`.execute(tx);
      const { numAffectedRows } = await tampering.execute(tx);
      expect(numAffectedRows).toBeGreaterThan(0n);
      found.push(...(await audit(tx, ALPHA)).map((difference) => difference.check));
      throw undo;
    })
    .catch((error: unknown) => expect(error).toBe(undo));
  expect(found).toContain(check);
});
