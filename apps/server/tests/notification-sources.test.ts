/** What writes notifications: looks before a match, full time, and events. R-NOT-12 */
import { MINUTE } from '@mundo-manager/rules/clock';
import type { GameEvent } from '@mundo-manager/rules/inbox';
import { NOTIFICATION_KINDS } from '@mundo-manager/rules/notifications';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeEvents } from '../src/aggregates/ledger-and-events.ts';
import { browserOf } from './harness/push.ts';
import { clubOf, playerForSale } from './harness/scene.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';

let league: DrawnLeague;
let ana: ClubManager;
/** Agrees to nothing. */
let bia: ClubManager;
beforeAll(async () => {
  league = await startLeague(2);
  const [first, second] = league.managers;
  if (first === undefined || second === undefined) throw new Error('no managers');
  [ana, bia] = [first, second];
  for (const kind of NOTIFICATION_KINDS)
    await ana.call('chooseNotification', { body: { kind, channel: 'push', isOn: true } });
  for (const manager of [ana, bia])
    await manager.call('subscribeBrowser', { body: browserOf(`https://fcm.googleapis.com/${manager.clubId}`) });
});
afterAll(() => league.close());

/** Kinds and texts that were written since the last call. */
async function written() {
  const rows = await league.storage.db
    .deleteFrom('notification_outbox')
    .returning(['id', 'kind', 'title', 'path', 'due_at'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Kick-offs of ana's matches, the next first. */
async function kickOffs(): Promise<readonly number[]> {
  const rows = await league.storage.db
    .selectFrom('matches')
    .select('date')
    .where((where) => where.or([where('home_id', '=', ana.clubId), where('away_id', '=', ana.clubId)]))
    .where('date', '>', league.clock.now() + 61 * MINUTE)
    .orderBy('date')
    .execute();
  return rows.map(({ date }) => date);
}

/** Puts a starter of ana up for sale behind the rules' back, or takes him back: the line-up is invalid meanwhile. */
async function sellStarter(isForSale: boolean): Promise<void> {
  const { tactics } = await clubOf(ana);
  const id = tactics.A.places[0]?.playerId ?? '';
  await sql`update players set state = jsonb_set(state, '{forSale}', ${String(isForSale)}::jsonb) where id = ${id}`.execute(
    league.storage.db,
  );
}

test('a match: an hour before, at its kick-off, at full time (R-NOT-12, R-NOT-5)', async () => {
  const [date = 0] = await kickOffs();
  await written();
  await sellStarter(true);
  await league.goTo(date - 60 * MINUTE - 1);
  await written();
  await league.goTo(date - 60 * MINUTE);
  // Matches of before may have left another starter injured or suspended.
  const [first, ...others] = await written();
  expect(first).toMatchObject({
    kind: 'invalid-line-up',
    title: 'Escalação inválida',
    path: '/tactics?slot=A',
    due_at: date - 60 * MINUTE,
  });
  expect(others.filter(({ kind }) => kind !== 'absent-starter')).toEqual([]);
  await league.goTo(date - 5 * MINUTE);
  expect(await written()).toMatchObject([{ kind: 'kick-off', due_at: date - 5 * MINUTE }]);
  await league.goTo(date + 30 * MINUTE);
  const results = await written();
  expect(results.map(({ kind }) => kind)).toEqual(['result']);
  expect(results[0]?.title).toMatch(/ \d+ × \d+ /);
});

test('a line-up that was mended in time causes no notification', async () => {
  const [date = 0] = await kickOffs();
  await sellStarter(false);
  await league.goTo(date - 60 * MINUTE);
  expect((await written()).map(({ kind }) => kind)).not.toContain('invalid-line-up');
});

test('the end of a contract, and a watched player who is listed, cause one each', async () => {
  await written();
  const event: GameEvent = { type: 'sponsorship-expired', clubId: ana.clubId, date: league.clock.now() };
  await league.storage.transaction((tx) => storeEvents(tx, [event], 'test'));
  expect(await written()).toMatchObject([{ kind: 'sponsor-expired', path: '/finances' }]);

  const player = await playerForSale(bia);
  await bia.call('unlistPlayer', { params: { playerId: player.id } });
  const body = { note: null, whenForSale: true, priceUpTo: null };
  await ana.call('watchPlayer', { params: { playerId: player.id }, body });
  await bia.call('listPlayer', { params: { playerId: player.id } });
  expect(await written()).toMatchObject([
    { kind: 'watched-for-sale', path: `/playerDetails?id=${encodeURIComponent(player.id)}` },
  ]);
});
