/** Bots in a league: how they line up for its matches. */
import type { TeamSheet } from '@mundo-manager/engine';
import { botStyle } from '@mundo-manager/rules/bots';
import { DAY } from '@mundo-manager/rules/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DrawnLeague, startLeague } from './harness/season.ts';

let league: DrawnLeague;
beforeAll(async () => {
  league = await startLeague(1);
});
afterAll(() => league.close());

/** The sheets of the bots in the matches that were kicked off from that moment on, with the slot that each of them chose. */
async function botSheets(since: number) {
  const rows = await league.storage.db
    .selectFrom('match_plays')
    .innerJoin('matches', 'matches.id', 'match_plays.match_id')
    .where('matches.date', '>=', since)
    .select(['matches.state', sql<{ home: TeamSheet; away: TeamSheet }>`input`.as('input')])
    .execute();
  const own = new Set(league.managers.map(({ clubId }) => clubId));
  return rows
    .flatMap(({ state, input }) => [
      { slot: state.home.tacticName, sheet: input.home },
      { slot: state.away.tacticName, sheet: input.away },
    ])
    .filter(({ sheet }) => !own.has(sheet.club.id));
}

test('bots play their styles with planned substitutions, in the tactic slot (A, B, C) that fits the opponents (R-BOT-15, R-BOT-16, R-BOT-17)', async () => {
  const since = league.clock.now();
  await league.goTo(since + 2 * DAY);
  const sheets = await botSheets(since);
  expect(sheets.length).toBeGreaterThan(20);
  for (const { sheet } of sheets) {
    const { team } = botStyle(sheet.club.id);
    expect(sheet.tactic.teamInstructions).toEqual(
      expect.arrayContaining(team.map(([name, value]) => ({ name, value }))),
    );
  }
  const planned = sheets.filter(({ sheet }) => sheet.tactic.substitutions.length > 0);
  expect(planned.length / sheets.length).toBeGreaterThan(0.9);
  expect([...new Set(sheets.map(({ slot }) => slot))].toSorted()).toEqual(['A', 'B', 'C']);
});
