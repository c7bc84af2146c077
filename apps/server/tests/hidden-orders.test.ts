/** A replay shows the conditional orders that acted, and keeps the others to their manager. R-VER-7 */
import { simulate } from '@mundo-manager/engine';
import { HOUR } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import type { Order } from '@mundo-manager/rules/tactics';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { verified } from './harness/verified.ts';

const soon: Order = {
  when: [{ kind: 'minute', from: 1, to: null }],
  action: { kind: 'instruction', name: 'Tempo', value: 'High' },
};
const never: Order = {
  when: [{ kind: 'score', state: 'leading', goals: 9 }],
  action: { kind: 'tactic', tacticName: 'C' },
};

let league: DrawnLeague;
let manager: ClubManager;

beforeAll(async () => {
  league = await startLeague(1);
  [manager] = league.managers as [ClubManager];
});
afterAll(() => league.close());

test('the replay of a match reveals an order that acted, hides one that did not, and is verified all the same', async () => {
  const { club } = await manager.call('initialData');
  const updatedTactic = { ...club.tactics.A, orders: [never, soon] };
  await manager.call('saveTactic', { body: { tacticName: 'A', updatedTactic } });
  const view = await manager.call('competition', { params: { competitionId: league.id } });
  const match = Object.values(view.league.matches).find(
    ({ round, home, away }) => round === 1 && [home.id, away.id].includes(manager.clubId),
  );
  if (match === undefined) throw new Error('the manager has no match in round 1');
  await league.goTo(match.date + HOUR);

  const { text } = await league.visitor().send('replay', { params: { replayId: `${match.id}-replay` } });
  expect(text).not.toContain('"goals":9');
  const { replay } = await league.visitor().call('replay', { params: { replayId: `${match.id}-replay` } });
  const side = match.home.id === manager.clubId ? 'home' : 'away';
  const other = side === 'home' ? 'away' : 'home';
  expect(replay.input[side].tactic.orders).toEqual([soon]);
  expect(replay.input[side]).not.toHaveProperty('tactics');
  const { input } = await league.storage.db
    .selectFrom('match_plays')
    .select('input')
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow();
  const whole = input as typeof replay.input;
  expect(whole[side].tactic.orders).toEqual([never, soon]);
  expect(replay.sheetDigests[side]).toBeNull();
  expect(replay.proof?.seals[side].orders).toEqual([{ digest: expect.any(String) }, { salt: expect.any(String) }]);
  // The opponent is a bot: each of its orders is shown, or hidden behind its digest.
  expect(replay.proof?.seals[other].orders).toHaveLength(whole[other].tactic.orders?.length ?? 0);
  expect(whole[other].tactic.orders).toEqual(expect.arrayContaining([...(replay.input[other].tactic.orders ?? [])]));
  const { ok, checks } = verified(replay, ALPHA);
  expect(ok).toBe(true);
  expect(checks).toContainEqual({ ok: true, says: 'hiddenOrders' });
  expect(simulate(replay.input, replay.seed).digest).toBe(replay.digest);
});
