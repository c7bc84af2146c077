/** The guide for other servers runs as written (R-PKG-9): its examples, from packed packages, and its client against a real server. */

import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { basename, join } from 'node:path';
import { verifyReplay } from '@mundo-manager/engine/verification';
import type { Club } from '@mundo-manager/rules/clubs';
import { ALPHA, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Consumer, openConsumer } from '../../../../.config/testing/consumer.ts';
import { REPOSITORY } from '../../../../.config/testing/repository.ts';
import manifest from '../../package.json' with { type: 'json' };
import { startWorld } from '../harness/world.ts';

let consumer: Consumer;
let guide: string;
const servers: ChildProcess[] = [];

beforeAll(async () => {
  guide = await readFile(join(REPOSITORY, 'docs/embedding.md'), 'utf8');
  consumer = await openConsumer({
    packages: ['packages/rules', 'packages/engine', 'packages/contract'],
    sources: join(REPOSITORY, 'docs/examples'),
    others: [`express@${manifest.devDependencies.express}`],
  });
  const tarballs = consumer.packed.map(({ tarball }) => `./${basename(tarball)}`);
  expect(guide).toContain(`npm install ${tarballs.join(' ')} express@5`);
}, 120_000);

afterEach(() => {
  for (const server of servers.splice(0)) server.kill();
});
afterAll(() => consumer?.close());

describe('the league on Express, in CommonJS', () => {
  test('plays three seasons with wages, training, transfers and sponsors', async () => {
    const { get, post } = await serve('express-league.cjs');
    const founded = await get<Club[]>('/clubs');
    for (let season = await get<Season>('/season'); season.champions.length < 3; season = await get('/season')) {
      await post('/days');
    }
    const { transfers, wagesPaidAt, status } = await get<Season>('/season');
    expect(status).toBe('finished');
    expect(transfers).toBeGreaterThan(0);
    expect(Object.keys(wagesPaidAt)).toHaveLength(8);
    expect((await get<Row[]>('/table')).map(({ plays }) => plays)).toEqual(Array(8).fill(14));
    const clubs = await get<Club[]>('/clubs');
    expect(clubs.filter(({ finances }) => finances.sponsorship !== null)).toHaveLength(8);
    expect(clubs.reduce((sum, { awards }) => sum + awards.length, 0)).toBe(9);
    const worth = (all: readonly Club[]) =>
      mean(all.flatMap(({ players }) => players.map(({ attributes }) => attributes.exp)));
    expect(worth(clubs)).toBeGreaterThan(worth(founded));
    expect(mean(clubs.map(({ players }) => mean(players.map(({ attributes }) => attributes.condition))))).toBeLessThan(
      100,
    );
  });

  test('plays the same from the same seed, and prints a match when it is over', async () => {
    const first = await serve('express-league.cjs');
    const played = await first.post<Played[]>('/days');
    expect(played).toHaveLength(4);
    const table = await first.get<Row[]>('/table');
    expect(table.map(({ plays }) => plays)).toEqual(Array(8).fill(1));
    const goals = played.reduce((sum, { home, away }) => sum + home.score + away.score, 0);
    expect(table.reduce((sum, row) => sum + row.goals, 0)).toBe(goals);
    const scorers = await first.get<{ readonly count: number }[]>('/scorers');
    expect(scorers.length > 0).toBe(goals > 0);
    const { report } = await first.get<{ readonly report: string[] }>('/matches/l1-1');
    expect(report.at(-1)).toMatch(/^90' .*\d a \d/);
    const unplayed = await fetch(`${first.address}/matches/l1-56`);
    expect([unplayed.status, await unplayed.json()]).toEqual([404, { code: 'match/not-played' }]);

    const again = await serve('express-league.cjs');
    expect(await again.post('/days')).toEqual(played);
  });
});

describe('the league on node:http, in ESM', () => {
  test('plays three seasons, prints table and report, and goes on after a restart with what it has stored', async () => {
    const league = await serve('http-league.mjs');
    expect(league.said).toMatch(
      /^1\. .+ \d+ {2}\d+:\d+\n(?:.+\n){7}\n.+ \d+ – \d+ .+\n(?:\d+' .+\n){3}champions: .+, .+, .+\nmoney adds up: true\nverified: true\n/,
    );
    // Its seed is drawn anew every time: the other league shows whether players are bought.
    const { wagesPaidAt } = await league.get<Season>('/state');
    expect(Object.keys(wagesPaidAt)).toHaveLength(8);
    // Both answers first: while this process simulates, the server may close the connection that it would use again.
    const replay = await league.get<Parameters<typeof verifyReplay>[0]>('/replays/league-3-56');
    const ruleset = rulesetVariant({ competitions: { leagueClubs: 8, promotedClubs: 0, relegatedClubs: 0 } }, ALPHA);
    if (!ruleset.ok) throw new Error(ruleset.error.code);
    expect(verifyReplay(replay, ruleset.value)).toMatchObject({ ok: true });

    const restarted = await serve('http-league.mjs');
    expect(restarted.said.replace(/http.*\n/, '')).toBe(league.said.replace(/http.*\n/, ''));
  });
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

test('the client asks a running server for the manager’s club', async () => {
  const world = await startWorld();
  try {
    const { token } = await world.newManager({ clubName: 'Cruzeiro do Vale' });
    await world.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = world.app.server.address() as AddressInfo;
    expect(commandOf('client.mjs')).toEqual(['client.mjs', 'http://localhost:3000', '$TOKEN']);
    const { stdout } = await consumer.run('node', ['client.mjs', `http://127.0.0.1:${port}`, token ?? '']);
    expect(stdout).toMatch(/^Cruzeiro do Vale: 25 players, \$ \d+\n/);
  } finally {
    await world.close();
  }
});

interface Played {
  readonly home: { readonly score: number };
  readonly away: { readonly score: number };
}

interface Season {
  readonly champions: readonly string[];
  readonly transfers: number;
  readonly status: string;
  readonly wagesPaidAt: Readonly<Record<string, number>>;
}

interface Row {
  readonly plays: number;
  readonly goals: number;
}

/** What the guide says to run for the file. */
function commandOf(file: string): string[] {
  const [, line = ''] = new RegExp(`^node (${file.replace('.', '\\.')}.*)$`, 'm').exec(guide) ?? [];
  return line.split(/ (?=(?:[^']*'[^']*')*[^']*$)/).map((word) => word.replaceAll(/['"]/g, ''));
}

/** Starts an example as the guide says, and waits until it prints its address. */
async function serve(file: string) {
  const server = spawn('node', commandOf(file), { cwd: consumer.folder });
  servers.push(server);
  let said = '';
  let complaint = '';
  server.stderr.on('data', (chunk) => {
    complaint += chunk;
  });
  const address = await new Promise<string>((settle, fail) => {
    server.stdout.on('data', (chunk) => {
      said += chunk;
      const [found] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
      if (found !== undefined) settle(found);
    });
    server.on('exit', () => fail(new Error(complaint)));
  });
  const ask = async <T>(path: string, method: string) => (await fetch(address + path, { method })).json() as Promise<T>;
  return {
    address,
    said,
    get: <T>(path: string) => ask<T>(path, 'GET'),
    post: <T>(path: string) => ask<T>(path, 'POST'),
  };
}
