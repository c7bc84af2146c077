/** Players who change clubs while their match is being played: full time finds them wherever they are by then. */

import type { Club } from '@mundo-manager/rules/clubs';
import { clubResult } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { moraleAfterMatch, type Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadClubs } from '../src/aggregates/clubs.ts';
import { lockAndLoad, storeChanges } from '../src/aggregates/lock-and-store.ts';
import { loadPlayers } from '../src/aggregates/players.ts';
import { loadPlays, type StoredPlay } from '../src/simulation/stored-play.ts';
import { Overtaken } from '../src/storage/errors.ts';
import type { Queries } from '../src/storage/storage.ts';
import { type DrawnLeague, startLeague } from './harness/season.ts';

let league: DrawnLeague;
let plays: readonly StoredPlay[];
/** The clubs of the round's matches before any change. */
let squads: ReadonlyMap<string, Club>;
/** A club that has no match in this round. */
let outsider: string;
let fullTimeAt: number;

beforeAll(async () => {
  league = await startLeague(1);
  outsider = (await league.newManager()).clubId;
  const { db } = league.storage;
  const [first] = await db.selectFrom('matches').select('date').where('round', '=', 1).orderBy('date').execute();
  await league.goTo(first?.date ?? 0);
  const work = await workOfFullTime();
  fullTimeAt = work.due_at;
  plays = await loadPlays(db, (work.payload as { readonly matchIds: readonly string[] }).matchIds);
  const clubs = plays.flatMap(({ result }) => [result.home.id, result.away.id]);
  squads = new Map([...(await loadClubs(db, clubs))].map(([id, { club }]) => [id, club]));
});
afterAll(() => league.close());

/** The full time of the manager's league, in which the round is being played. */
const workOfFullTime = () =>
  league.storage.db
    .selectFrom('due_work')
    .selectAll()
    .where('kind', '=', 'full-time')
    .where('id', 'like', 'league-varzea-%')
    .executeTakeFirstOrThrow();

/** A player of that side who has played and is in its squad. */
function playerOf({ appearances }: StoredPlay, clubId: string): Player {
  const played = new Set(appearances.map(({ playerId }) => playerId));
  const player = squads.get(clubId)?.players.find(({ id }) => played.has(id));
  if (player === undefined) throw new Error(`nobody of ${clubId} has played`);
  return player;
}

/** Moves the player to another club, or to none. */
async function move(tx: Queries, { id, club: from }: Player, to: string | null): Promise<void> {
  if (from === null) throw new Error(`player ${id} is free`);
  const loaded = await lockAndLoad(tx, { clubs: to === null ? [from] : [from, to] });
  const clubs = [...loaded.clubs.values()].map(({ club }) => club);
  const moved = clubs.flatMap(({ players }) => players).find((player) => player.id === id);
  if (moved === undefined) throw new Error(`player ${id} is not in ${from}`);
  const player = { ...moved, club: to };
  const changed = clubs.map((club) => ({
    ...club,
    players:
      club.id === to ? [...club.players, { ...player, number: 99 }] : club.players.filter((other) => other.id !== id),
  }));
  const players = to === null ? [player] : [];
  await storeChanges(tx, loaded, { clubs: changed, players, entries: [], events: [] }, 'test', ALPHA);
}

/** What full time does where that happens between its look for the players and its locks; nothing of it is stored. */
async function fullTimeWhile(happens: (tx: Queries) => Promise<void>, before?: (tx: Queries) => Promise<void>) {
  const row = await workOfFullTime();
  const work = { kind: row.kind, id: row.id, dueAt: row.due_at, payload: row.payload };
  let outcome: unknown = 'done';
  const rolledBack = new Error('rolled back');
  const attempt = league.storage.kysely.transaction().execute(async (tx) => {
    await before?.(tx);
    let hasHappened = false;
    const overtaken = tx.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const isLook = result.rows.some((found) => Object.keys(found).join() === 'id,club_id');
        if (isLook && !hasHappened) {
          hasHappened = true;
          await happens(tx);
        }
        return result;
      },
    });
    await league.game.kinds
      .get('full-time')
      ?.handle(work, { tx: overtaken, now: row.due_at })
      .catch((error: unknown) => {
        outcome = error;
      });
    throw rolledBack;
  });
  await expect(attempt).rejects.toBe(rolledBack);
  return outcome;
}

const someMatch = (): StoredPlay => {
  const [play] = plays;
  if (play === undefined) throw new Error('no match is being played');
  return play;
};

test('full time without a race ends the round', async () => {
  expect(await fullTimeWhile(async () => {})).toBe('done');
});

test('full time runs again if a player was released before it had its locks (R-WLD-10)', async () => {
  const play = someMatch();
  const player = playerOf(play, play.result.home.id);
  expect(await fullTimeWhile((tx) => move(tx, player, null))).toBeInstanceOf(Overtaken);
});

test('full time runs again if a club outside of its round bought a player before it had its locks (R-WLD-10)', async () => {
  const play = someMatch();
  const player = playerOf(play, play.result.home.id);
  expect(await fullTimeWhile((tx) => move(tx, player, outsider))).toBeInstanceOf(Overtaken);
});

test('full time runs again when a free player was hired before it had its locks (R-WLD-10)', async () => {
  const play = someMatch();
  const player = playerOf(play, play.result.home.id);
  const hire = async (tx: Queries) => {
    const state = JSON.stringify({ ...player, club: outsider });
    await tx.updateTable('players').set({ club_id: outsider, state }).where('id', '=', player.id).execute();
  };
  expect(await fullTimeWhile(hire, (tx) => move(tx, player, null))).toBeInstanceOf(Overtaken);
});

test('a player who moves to the opponent during the match is rated by the side that he played for (R-PLA-23, R-PLA-24)', async () => {
  const decided = plays.find(({ result }) => result.home.score !== result.away.score);
  if (decided === undefined) throw new Error('every match of the round is a draw');
  const { result } = decided;
  const moved = playerOf(decided, result.home.id);
  await league.storage.transaction((tx) => move(tx, moved, result.away.id));
  await league.goTo(fullTimeAt);
  const after = (await loadPlayers(league.storage.db, [moved.id])).get(moved.id);
  const own = clubResult({ ...result, status: 'finished' } as Match, result.home.id);
  expect(after?.statistics.matches).toBe(1);
  expect(after?.attributes.morale).toBe(
    moraleAfterMatch(moved.attributes.morale, { result: own, played: true }, ALPHA),
  );
});
