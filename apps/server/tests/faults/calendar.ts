/** Midnight, the end of a month and of a year, and the leap day: every day turns once, wages are paid once a week. R-WLD-11 */

import { DAY, HOUR } from '@mundo-manager/rules/clock';
import { createRandom } from '@mundo-manager/rules/core';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { sql } from 'kysely';
import { buildApp } from '../../src/app.ts';
import { startClock } from '../../src/clock/game-clock.ts';
import { LiveHub } from '../../src/live/hub.ts';
import { forbiddenWords } from '../../src/names/forbidden-words.ts';
import { reservedNames } from '../../src/names/reserved-names.ts';
import { PUSH_HOSTS } from '../../src/notifications/push-hosts.ts';
import { readPushKeys } from '../../src/notifications/push-keys.ts';
import { WorldRulesets } from '../../src/rulesets/world-rulesets.ts';
import { createInlineSimulator } from '../../src/simulation/simulator.ts';
import { MatchTimelines } from '../../src/simulation/timelines.ts';
import { createTestGame } from '../harness/game.ts';
import { createTestIdentity } from '../harness/identity.ts';
import { createManager } from '../harness/manager.ts';
import { assertClean, assertNothingWrong, checkDatabase } from './check.ts';
import { type Scenario, wholeBetween } from './scenario.ts';

const MIDNIGHTS = ['2026-04-01', '2028-02-29', '2028-03-01', '2027-03-01', '2027-01-01'];

export const calendar: Scenario = {
  name: 'calendar',
  databases: ['pglite', 'postgres'],
  runsPerWorld: 1,
  async run(place, random) {
    const day = MIDNIGHTS[wholeBetween(random, 0, MIDNIGHTS.length - 1)] ?? '';
    const start = Date.parse(`${day}T00:00:00Z`) - wholeBetween(random, 1, 3 * HOUR);
    await checkDatabase(place, async (storage) => {
      let wall = start;
      const clock = await startClock(storage, { scale: 1, wall: () => wall });
      const simulator = createInlineSimulator();
      const rulesets = await WorldRulesets.open(storage, clock.now(), null);
      const game = createTestGame({
        storage,
        clock,
        rulesets,
        simulator,
      });
      const live = new LiveHub({ storage, clock, world: 'local', rulesets, simulator });
      const identity = await createTestIdentity();
      const app = await buildApp(
        {
          storage,
          clock,
          identity,
          world: 'local',
          rulesets,
          push: { keys: await readPushKeys(storage), hosts: PUSH_HOSTS, subject: 'mailto:operator@exemplo.com.br' },
          isReservedName: reservedNames(),
          isForbiddenText: forbiddenWords(),
          game,
          live,
          timelines: new MatchTimelines(simulator, rulesets),
          newRandom: () => createRandom(random.next()),
        },
        { description: false, folders: { web: '/nonexistent', player: '/nonexistent' } },
      );
      await game.found('calendar');
      const ana = createManager(app, 'ana', await identity.tokenOf('ana'));
      await ana.call('createUser');
      await ana.call('createClub', { body: { name: 'Clube Ana', emblem: buildEmblem(), uniform: { id: 0 } } });
      await ana.call('joinCompetition', { body: { competitionName: 'MM League' } });
      // In steps of any length: what is due is done in order all the same.
      for (const end = start + 8 * DAY; wall < end; ) {
        wall = Math.min(end, wall + wholeBetween(random, 1, 30 * HOUR));
        await game.catchUp();
      }
      await assertTurns(storage.db, start, wall);
      await assertClean(storage);
      await game.close();
      await app.close();
      await clock.close();
    });
    return `eight days from ${new Date(start).toISOString()}`;
  },
};

async function assertTurns(db: Parameters<typeof assertClean>[0]['db'], start: number, end: number): Promise<void> {
  const { rows: wages } = await sql<{ club: string; paid: number }>`
    select clubs.id as club, count(ledger_entries.id)::int as paid from clubs
    left join ledger_entries on club_id = clubs.id and type = 'Salary Payment'
    where clubs.created_at = ${start} group by 1 having count(ledger_entries.id) <> 1`.execute(db);
  assertNothingWrong(wages.map(({ club, paid }) => `club ${club} paid wages ${paid} times in eight days`));
  const midnights = Math.floor(end / DAY) - Math.floor(start / DAY);
  const { rows } = await sql<{ turned: number }>`
    select count(distinct cause)::int as turned from (
      select cause from events where cause like 'work:club-day:%' union select cause from ledger_entries where cause like 'work:club-day:%'
    ) causes`.execute(db);
  const next = await db
    .selectFrom('due_work')
    .select('due_at')
    .where('kind', '=', 'day')
    .where('done_at', 'is', null)
    .execute();
  const expected = (Math.floor(end / DAY) + 1) * DAY;
  assertNothingWrong(
    next.length === 1 && next[0]?.due_at === expected
      ? []
      : [`the next of ${midnights} turns is not planned once (${rows[0]?.turned})`],
  );
}
