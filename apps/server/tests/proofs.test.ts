/** Results that can't be chosen: roots before rounds, and matches that wait for theirs. R-PRF-2 to R-PRF-10 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  checkDraw,
  followsRoot,
  isSignedRoot,
  type RevealedDraw,
  roundTime,
  type SignedRoot,
} from '@mundo-manager/engine/proof';
import { MINUTE } from '@mundo-manager/rules/clock';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { hexToBytes } from '@noble/hashes/utils.js';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { planWork } from '../src/due-work/due-work.ts';
import { RootUpdates } from '../src/live/root-updates.ts';
import { LiveStream } from '../src/live/stream.ts';
import { ROOT_CHANNEL } from '../src/proofs/proof-context.ts';
import { mirrorRoots } from '../src/proofs/root-mirror.ts';
import { rootsAfter } from '../src/proofs/roots.ts';
import { createSecrets } from '../src/proofs/secrets.ts';
import { collectRounds } from '../src/sealing/beacon-watch.ts';
import { notify } from '../src/storage/storage.ts';
import { drawsAhead } from '../src/world/league-draw.ts';
import { type RelayAnswer, signatureOf, startRelay, TEST_BEACON, type TestRelay } from './harness/beacon.ts';
import { type ClubManager, type DrawnLeague, startLeague } from './harness/season.ts';
import { verified } from './harness/verified.ts';

const honest: RelayAnswer = (round) => ({ round, signature: signatureOf(round) });
const beacons = [TEST_BEACON];

let league: DrawnLeague;
let manager: ClubManager;
const relays: TestRelay[] = [];

beforeAll(async () => {
  league = await startLeague(1, { beacon: TEST_BEACON });
  [manager] = league.managers as [ClubManager];
});
const drawProofs = (competitionId: string) => league.visitor().call('drawProofs', { params: { competitionId } });
const leagueOf = async () => (await manager.call('competition', { params: { competitionId: league.id } })).league;
afterAll(() => league.close());
afterEach(async () => {
  await Promise.all(relays.splice(0).map((relay) => relay.close()));
});

const ownMatch = async (round: number) => {
  const view = await manager.call('competition', { params: { competitionId: league.id } });
  const match = Object.values(view.league.matches).find(
    (each) => each.round === round && [each.home.id, each.away.id].includes(manager.clubId),
  );
  if (match === undefined) throw new Error(`no match in round ${round}`);
  return match;
};
const phaseOf = async (id: string) => {
  const { phase } = await league.storage.db
    .selectFrom('matches')
    .select('phase')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return phase;
};
const isPlayed = async (id: string) =>
  (await league.storage.db.selectFrom('match_plays').select('match_id').where('match_id', '=', id).execute()).length >
  0;
const newest = async () => {
  const root = (await rootsAfter(league.storage.db, 0, 1_000)).at(-1)?.root;
  if (root === undefined) throw new Error('no root');
  return root;
};

/** Asks relays that answer so, in this order, and does what follows. */
async function collect(...answers: readonly RelayAnswer[]): Promise<{ missing: number; reasons: string[] }> {
  const asked = await Promise.all(answers.map(startRelay));
  relays.push(...asked);
  const reasons: string[] = [];
  const missing = await collectRounds({
    storage: league.storage,
    clock: league.clock,
    kinds: league.game.kinds,
    beacon: TEST_BEACON,
    relays: asked.map(({ address }) => address),
    wall: () => league.clock.wallNow(),
    log: { warn: ({ reason }: { reason?: string }, message: string) => void reasons.push(reason ?? message) } as never,
  });
  await league.game.catchUp();
  return { missing, reasons };
}

describe('the draw of a league with a beacon (R-PRF-12)', () => {
  let root: SignedRoot;

  test('fixes its clubs in a root, with those of the other categories, and waits', async () => {
    root = await newest();
    const { sealed, held } = await drawProofs(league.id);
    expect(sealed).toMatchObject([{ drawId: `draw:${league.id}:1`, rootNumber: 1 }]);
    expect(held).toEqual([]);
    const { status, entrants, matches } = await leagueOf();
    expect([status, entrants.length, Object.keys(matches)]).toEqual(['open', 10, []]);
    const draws = await league.storage.db.selectFrom('sealed_draws').select(['root_number', 'outcome']).execute();
    expect(draws).toEqual(Array.from({ length: 4 }, () => ({ root_number: 1, outcome: null })));
  });

  test('a second try, and a club that comes meanwhile, change nothing of it', async () => {
    const works = await drawsAhead(league.storage.db, { world: 'local' }, ALPHA);
    const again = works.map((work) => ({ ...work, id: `${work.id}:again` }));
    await league.storage.transaction((tx) => planWork(tx, league.game.kinds, again));
    await league.game.catchUp();
    expect((await drawProofs(league.id)).sealed).toHaveLength(1);
    const late = await league.newManager({ userId: 'late', clubName: 'Clube Tardio' });
    await late.call('joinCompetition', { body: { competitionName: 'MM League' } });
    await league.game.catchUp();
    expect((await leagueOf()).entrants.map(({ clubId }) => clubId)).not.toContain(late.clubId);
  });

  test('is held with the round, and its proof holds with a witness', async () => {
    league.passTime(20_000);
    expect((await collect(honest)).missing).toBe(0);
    const { held } = await drawProofs(league.id);
    const [revealed] = held as [RevealedDraw];
    const { ok, checks } = checkDraw(revealed, ALPHA, { beacons, seen: [{ root, seenAt: root.storedAt + 1 }] });
    expect(checks.map((check) => (check.ok ? check.says : check.code))).toEqual([
      'testSecrets',
      'drawPath',
      'signature',
      'chain',
      'beacon',
      'witnessed',
      'lots',
    ]);
    expect(ok).toBe(true);
    const { status, entrants, matches } = await leagueOf();
    expect([status, Object.keys(matches).length]).toEqual(['started', 90]);
    expect(revealed.outcome.order).toEqual(entrants.map(({ clubId }) => clubId));
    expect(revealed.outcome.matches).toEqual(
      expect.arrayContaining(Object.values(matches).map(({ home, away }) => [home.id, away.id])),
    );
  });
});

test('draws of cups wait for the beacon and are held like those of leagues (R-PRF-12)', async () => {
  const { db } = league.storage;
  const waiting = await db.selectFrom('sealed_draws').select('competition_id').where('outcome', 'is', null).execute();
  expect(waiting.length).toBeGreaterThan(0);
  league.passTime(20_000);
  expect((await collect(honest)).missing).toBe(0);
  for (const { competition_id: id } of waiting) {
    const { held } = await drawProofs(id);
    const reports = held.map((revealed) => checkDraw(revealed, ALPHA, { beacons }));
    expect(reports.map(({ checks }) => checks.at(-1))).toEqual([{ ok: true, says: 'lots' }]);
    const row = await db.selectFrom('competitions').select('status').where('id', '=', id).executeTakeFirstOrThrow();
    expect(row.status).toBe('started');
  }
});

describe('a match day with a beacon', () => {
  let match: Awaited<ReturnType<typeof ownMatch>>;
  let root: SignedRoot;
  beforeAll(async () => {
    match = await ownMatch(1);
    await league.goTo(match.date);
    root = await newest();
  });

  test('one signed root holds all matches of the moment and is public before its round (R-PRF-2, R-PRF-10)', async () => {
    const { roots, next } = await league.visitor().call('proofs', { query: {} });
    expect(roots.at(-1)).toEqual({ root, beaconSignature: null });
    expect(next).toBeNull();
    expect((await league.visitor().call('proofs', { query: { after: root.number } })).roots).toEqual([]);
    expect(isSignedRoot(root)).toBe(true);
    expect(followsRoot(root, roots.at(-2)?.root ?? null)).toBe(true);
    expect(root).toMatchObject({ moment: match.date, storedAt: league.clock.wallNow(), beacon: 'ours' });
    const wait = roundTime(TEST_BEACON, root.round ?? 0) - root.storedAt;
    expect(wait).toBeGreaterThanOrEqual(10_000);
    const sealed = await league.storage.db.selectFrom('sealed_matches').select('root_number').execute();
    // Four leagues, and that of the club that came later.
    expect(sealed).toEqual(Array.from({ length: 5 * 5 }, () => ({ root_number: root.number })));
  });

  test('the match waits and can’t be edited (R-PRF-9)', async () => {
    expect([await phaseOf(match.id), await isPlayed(match.id)]).toEqual(['playing', false]);
    const params = { matchId: match.id };
    const live = await manager.call('liveMatch', { params });
    expect(live).toMatchObject({ home: null, events: [], match: { live: null, status: 'not started' } });
    const body = { matchId: match.id, compId: league.id, tacticName: 'B' } as const;
    await manager.call('initialData');
    expect(await manager.refusal('updateTacticName', { body })).toBe('match/not-editable');
  });

  test('no round is asked for before its time', async () => {
    const { missing } = await collect(honest);
    expect(missing).toBe(0);
    expect(relays[0]?.asked).toEqual([]);
  });

  test('an older round, a later one, a forged one and none at all are no round (R-PRF-4)', async () => {
    league.passTime(20_000);
    const forger = hexToBytes('2b'.repeat(32));
    const { missing, reasons } = await collect(
      (round) => ({ round: round - 1, signature: signatureOf(round - 1) }),
      (round) => ({ round: round + 1, signature: signatureOf(round + 1) }),
      (round) => ({ round, signature: signatureOf(round, forger) }),
      (round) => ({ round, signature: signatureOf(round - 1) }),
      () => ({ round: 'x'.repeat(10_000) }),
      () => null,
    );
    const round = root.round ?? 0;
    expect(missing).toBe(1);
    expect(reasons).toEqual([
      `answered round ${round - 1}`,
      `answered round ${round + 1}`,
      'answered a forged round',
      'answered a forged round',
      'answered too much',
      'answered 404',
      'beacon: no relay has the round, asking again',
    ]);
    expect(await isPlayed(match.id)).toBe(false);
  });

  test('goes on with the world while the match waits, past the usual full time (R-PRF-9)', async () => {
    await league.goTo(match.date + 40 * MINUTE);
    expect([await phaseOf(match.id), await isPlayed(match.id)]).toEqual(['playing', false]);
  });

  test('a late round begins the match: its 30 minutes count from then (R-PRF-9)', async () => {
    const arrival = league.clock.now();
    const { missing } = await collect(() => null, honest);
    expect(missing).toBe(0);
    expect([await phaseOf(match.id), await isPlayed(match.id)]).toEqual(['playing', true]);
    expect((await ownMatch(1)).date).toBe(arrival);
    await league.goTo(arrival + 30 * MINUTE - 1);
    expect(await phaseOf(match.id)).toBe('playing');
    await league.goTo(arrival + 30 * MINUTE);
    expect(await phaseOf(match.id)).toBe('finished');
  });

  test('the proof holds, and with a witness says that the root came first (R-PRF-5, R-PRF-6)', async () => {
    const { replay } = await league.visitor().call('replay', { params: { replayId: `${match.id}-replay` } });
    const seen = [{ root, seenAt: root.storedAt + 500 }];
    const { ok, checks, score } = verified(replay, ALPHA, { beacons, seen });
    expect({ ok, score }).toEqual({ ok: true, score: replay.score });
    const says = checks.map((check) => (check.ok ? check.says : check.code));
    // The opponent is a bot, which plans orders that do not all act.
    const [before, after] = [
      ['testSecrets', 'commitment', 'path'],
      ['signature', 'chain', 'beacon', 'witnessed', 'course'],
    ];
    expect(says).toEqual([...before, 'hiddenOrders', ...after]);
    expect(replay.seed).not.toBe(replay.secret);
    const [published] = (await manager.call('proofs', { query: { after: root.number - 1 } })).roots;
    expect(published?.beaconSignature).toBe(signatureOf(root.round ?? 0));
  });
});

describe('a server that was off at kick-off', () => {
  test('freezes late, one match after the other, and chains the roots (R-PRF-3, R-PRF-9)', async () => {
    const [second, third] = [await ownMatch(2), await ownMatch(3)];
    const first = await newest();
    await league.goTo(third.date + MINUTE);
    const later = await newest();
    expect(followsRoot(later, first)).toBe(true);
    expect(later).toMatchObject({ moment: second.date, storedAt: league.clock.wallNow() });
    // Its third match would begin without what the second one brings about.
    expect([await phaseOf(second.id), await phaseOf(third.id)]).toEqual(['playing', 'scheduled']);

    league.passTime(14_000);
    await collect(honest);
    expect(await isPlayed(second.id)).toBe(true);
    await league.goTo(league.clock.now() + 31 * MINUTE);
    await league.goTo(league.clock.now() + 5 * MINUTE);
    expect([await phaseOf(second.id), await phaseOf(third.id)]).toEqual(['finished', 'playing']);
    league.passTime(14_000);
    await collect(honest);
    await league.goTo(league.clock.now() + 30 * MINUTE);
    expect(await phaseOf(third.id)).toBe('finished');
    const { replay } = await league.visitor().call('replay', { params: { replayId: `${third.id}-replay` } });
    const { ok, checks } = verified(replay, ALPHA, { beacons });
    expect(ok).toBe(true);
    expect(checks).toContainEqual({ ok: true, says: 'late' });
  }, 240_000);

  test('a clock that is behind names no published round (R-PRF-4)', async () => {
    const { round } = await newest();
    const known = (round ?? 0) + 100;
    const { db } = league.storage;
    await db
      .insertInto('beacon_rounds')
      .values({ beacon: 'ours', round: known, signature: signatureOf(known) })
      .execute();
    // A match that was given up blocks nothing.
    const givenUp = await ownMatch(18);
    await db.updateTable('matches').set({ phase: 'playing', date: 0 }).where('id', '=', givenUp.id).execute();
    const fourth = await ownMatch(4);
    await league.goTo(fourth.date);
    expect(await phaseOf(fourth.id)).toBe('playing');
    const { storedAt, round: next } = await newest();
    expect(storedAt).toBeGreaterThanOrEqual(roundTime(TEST_BEACON, known));
    expect(next).toBeGreaterThan(known);
  }, 120_000);
});

test('every reader of the live stream gets a new root (R-PRF-10)', async () => {
  const stream = await league.services.live.open({
    userId: 'reader',
    address: '127.0.0.1',
    clubId: null,
    watch: [],
    cursor: null,
  });
  let heard = '';
  stream.body.on('data', (chunk) => {
    heard += String(chunk);
  });
  const { number } = await newest();
  await league.storage.transaction((tx) => notify(tx, ROOT_CHANNEL, String(number)));
  await vi.waitFor(() => expect(heard).toContain('rootPublished'), { timeout: 20_000 });
  const [, data = ''] = /^data: (.*rootPublished.*)$/m.exec(heard) ?? [];
  expect(JSON.parse(data)).toMatchObject({ type: 'rootPublished', root: await newest() });
  stream.end();
});

test('a root that is announced twice is sent once, and the roots after it follow (R-PRF-10)', async () => {
  const { number } = await newest();
  const reader = { userId: 'reader', address: '127.0.0.1', clubId: null, watch: [], cursor: null };
  const stream = new LiveStream(reader, 0);
  const roots = new RootUpdates();
  for (const announced of [number - 1, number, null]) {
    roots.announce(announced);
    await roots.send(league.storage.db, [stream]);
  }
  const sent = [...String(stream.body.read()).matchAll(/"number":(\d+)/g)].map(([, text]) => Number(text));
  expect(sent).toEqual([number - 1, number]);
});

describe('the mirror (R-PRF-10)', () => {
  test('gets every root once, in order', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'mirror-'));
    const target = join(folder, 'roots.jsonl');
    const options = { storage: league.storage, target, wall: () => 7 };
    expect(await mirrorRoots(options)).toBeGreaterThan(2);
    expect(await mirrorRoots(options)).toBe(0);
    const lines = (await readFile(target, 'utf8')).trimEnd().split('\n');
    const roots = await rootsAfter(league.storage.db, 0, 1_000);
    expect(lines.map((line) => JSON.parse(line))).toEqual(roots.map(({ root }) => ({ root, seenAt: 7 })));
    await rm(folder, { recursive: true });
  });

  test('at an address that is down loses nothing, and catches up in order (R-PRF-18)', async () => {
    await league.storage.db.updateTable('proof_roots').set({ is_mirrored: false }).execute();
    const taken: unknown[] = [];
    let isDown = true;
    const mirror = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => {
        body += chunk.toString('utf8');
      });
      request.on('end', () => {
        // The second root is taken, and the answer lost.
        const isLost = taken.length === 1;
        if (!isDown) taken.push(JSON.parse(body));
        response.writeHead(isDown || isLost ? 503 : 200).end();
      });
    });
    await new Promise<void>((resolve) => mirror.listen(0, '127.0.0.1', resolve));
    const { port } = mirror.address() as AddressInfo;
    const options = { storage: league.storage, target: `http://127.0.0.1:${port}/roots`, wall: () => 9 };
    const waiting = async () =>
      (await league.storage.db.selectFrom('proof_roots').select('number').where('is_mirrored', '=', false).execute())
        .length;
    const roots = (await rootsAfter(league.storage.db, 0, 1_000)).map(({ root }) => root);
    expect(roots.length).toBeGreaterThan(2);
    await expect(mirrorRoots(options)).rejects.toThrow('the mirror answered 503');
    expect([await waiting(), taken]).toEqual([roots.length, []]);

    isDown = false;
    await expect(mirrorRoots(options)).rejects.toThrow('the mirror answered 503');
    expect(await waiting()).toBe(roots.length - 1);
    expect(await mirrorRoots(options)).toBe(roots.length - 1);
    expect(await waiting()).toBe(0);
    const [first, second, ...rest] = roots;
    expect(taken).toEqual([first, second, second, ...rest].map((root) => ({ root, seenAt: 9 })));
    mirror.closeAllConnections();
    mirror.close();
    await expect(mirrorRoots(options)).resolves.toBe(0);
  });
});

test('secrets are fresh unless a test world gives a seed (R-PRF-5)', () => {
  const [fresh, test] = [createSecrets(), createSecrets('seed')];
  expect([fresh.source, test.source]).toEqual(['random', 'test']);
  expect(fresh.of('match', 'm1')).not.toBe(fresh.of('match', 'm1'));
  expect(test.of('match', 'm1')).toBe(createSecrets('seed').of('match', 'm1'));
  expect(test.of('match', 'm1')).not.toBe(test.of('match', 'm2'));
  for (const secret of [fresh.of('x'), test.of('x')]) expect(secret).toMatch(/^[0-9a-f]{64}$/);
});
