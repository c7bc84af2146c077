/** A season of strict referees: a red card suspends for the next match of the edition alone. R-DIS-2 to R-DIS-7 */
import type { MatchInput } from '@mundo-manager/engine';
import { type Match, matchesByDate } from '@mundo-manager/rules/competitions';
import { isInjured, isSuspended } from '@mundo-manager/rules/discipline';
import type { Player } from '@mundo-manager/rules/players';
import { ALPHA, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit, describeDifference } from '../src/operations/audit/index.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { verified } from './harness/verified.ts';

const strict = rulesetVariant({ discipline: { strictness: 4, injuryRisk: 4 } }, ALPHA);
const ruleset = strict.ok ? strict.value : ALPHA;
const MINUTES = 60_000;

let league: DrawnLeague;
let manager: ClubManager;

beforeAll(async () => {
  league = await startLeague(1, { ruleset });
  [manager] = league.managers as [ClubManager];
});
afterAll(() => league.close());

const squad = async (): Promise<readonly Player[]> => (await manager.call('initialData')).club?.players ?? [];

const ownMatches = async (): Promise<readonly Match[]> => {
  const { league: view } = await manager.call('competition', { params: { competitionId: league.id } });
  const all = matchesByDate(view.matches as Readonly<Record<string, Match>>);
  return all.filter(({ home, away }) => [home.id, away.id].includes(manager.clubId));
};

/** The players whom the club has named in a match that has kicked off. */
async function namedIn(match: Match): Promise<{ readonly ids: readonly string[]; readonly starters: number }> {
  const row = await league.storage.db
    .selectFrom('match_plays')
    .select('input')
    .where('match_id', '=', match.id)
    .executeTakeFirstOrThrow();
  const input = row.input as unknown as MatchInput;
  const sheet = match.home.id === manager.clubId ? input.home : input.away;
  const starters = sheet.tactic.places.filter(({ id, playerId }) => Number(id) < 11 && playerId !== null).length;
  return { ids: sheet.players.map(({ id }) => id), starters };
}

const playOut = (match: Match) => league.goTo(match.date + ruleset.matchWindow.minutesAfter * MINUTES);

test('a suspended player misses the next match, is free after it, and the manager gets a message (R-DIS-2, R-DIS-7)', async () => {
  const matches = await ownMatches();
  let played = 0;
  let suspended: readonly Player[] = [];
  while (suspended.length === 0 && played < 8) {
    const match = matches[played];
    if (match === undefined) break;
    await playOut(match);
    played += 1;
    suspended = (await squad()).filter((player) => isSuspended(player, league.id));
  }
  const [out] = suspended;
  const next = matches[played];
  if (out === undefined || next === undefined) throw new Error(`nobody was suspended in ${played} matches`);
  const told = (await manager.call('inbox')).messages.map(({ facts }) => facts);
  expect(told).toContainEqual({
    type: 'player-suspended',
    playerId: out.id,
    name: out.personalData.name,
    competitionId: league.id,
    competitionName: 'MM League',
  });

  await league.goTo(next.date);
  const { ids, starters } = await namedIn(next);
  expect(ids).not.toContain(out.id);
  expect(starters).toBe(11);
  await playOut(next);
  const after = (await squad()).find(({ id }) => id === out.id);
  expect(after && isSuspended(after, league.id)).toBe(false);
  expect(after?.statistics.matches).toBe(out.statistics.matches);
});

test('an injured player is named again when he is fit, and not before (R-DIS-3, R-DIS-4)', async () => {
  for (const match of (await ownMatches()).filter(({ status }) => status !== 'finished').slice(0, 4)) {
    await league.goTo(match.date);
    const hurt = (await squad()).filter((player) => isInjured(player, match.date)).map(({ id }) => id);
    const { ids, starters } = await namedIn(match);
    expect(ids.filter((id) => hurt.includes(id))).toEqual([]);
    expect(starters).toBe(11);
    await playOut(match);
  }
  const told = (await manager.call('inbox')).messages.flatMap(({ facts }) =>
    facts.type === 'player-injured' ? facts.days : [],
  );
  expect(told.length).toBeGreaterThan(0);
  expect(told.every((days) => days >= 1 && days <= 6)).toBe(true);
});

test('youth players fill up for one match if too few may play, and are in no squad after it (R-DIS-4)', async () => {
  const next = (await ownMatches()).find(({ status }) => status !== 'finished');
  if (next === undefined) throw new Error('no match is left');
  const before = await squad();
  const record = JSON.stringify({ [league.id]: { yellows: 0, isSuspended: true } });
  await sql`
    update players set state = jsonb_set(state, '{bookings}', ${record}::jsonb)
    where club_id = ${manager.clubId} and number > 8`.execute(league.storage.db);
  await league.goTo(next.date);
  const { ids, starters } = await namedIn(next);
  const youths = ids.filter((id) => id.startsWith(`${next.id}-`));
  expect(starters).toBe(11);
  expect(youths.length).toBeGreaterThanOrEqual(3);
  expect(youths.every((id) => id.length <= 64)).toBe(true);
  await playOut(next);
  const after = await squad();
  expect(after.map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  expect(after.filter(({ number }) => number > 8).some((player) => isSuspended(player, league.id))).toBe(false);
  const { match } = await manager.call('match', { params: { matchId: next.id } });
  const own = match.home.id === manager.clubId ? match.home : match.away;
  expect(own.playerScore.map(({ id }) => id)).toEqual(expect.arrayContaining(youths.slice(0, 3)));
});

test('every replay is verified, and the audit finds nothing (R-VER-3, R-STO-9)', async () => {
  const finished = (await ownMatches()).filter(({ status }) => status === 'finished');
  for (const { replayId } of finished) {
    const { replay } = await manager.call('replay', { params: { replayId: replayId ?? '' } });
    expect(verified(replay, ruleset).ok).toBe(true);
  }
  expect((await audit(league.storage.db, ruleset)).map(describeDifference)).toEqual([]);
});
