import { type CallArguments, type CallName, createClient, ENDPOINTS } from '@mundo-manager/contract/client';
import { afterEach, describe, expect, test } from 'vitest';
import { type CommandSender, createCommandSender } from './command-sender.ts';
import { createPendingCommands, type PendingCommand } from './pending-commands.ts';
import type { CommandOutcome } from './settle-command.ts';

const COMMANDS = (Object.keys(ENDPOINTS) as CallName[]).filter((name) => ENDPOINTS[name].command);

/** Carries out commands of any kind and answers by their keys, over a connection that breaks on request. */
function createServer() {
  const answers = new Map<string, unknown>();
  const server = {
    /** How often each command has been carried out. */
    done: [] as string[],
    settled: 0,
    breaks: 'nowhere' as 'nowhere' | 'before-arrival' | 'before-answer' | 'for-good' | 'while-running',
    fetch: async (input: string | URL | Request) => {
      const request = new Request(input);
      const { pathname } = new URL(request.url);
      if (pathname.startsWith('/api/commands/')) {
        if (server.breaks === 'for-good') throw new TypeError('Failed to fetch');
        server.settled += 1;
        const key = decodeURIComponent(pathname.split('/').at(-1) ?? '');
        if (server.breaks === 'while-running') return json({ state: 'running' });
        if (!answers.has(key)) answers.set(key, null);
        const answer = answers.get(key);
        return json(answer === null ? { state: 'cancelled' } : { state: 'answered', answer });
      }
      const key = request.headers.get('idempotency-key') ?? '';
      expect(key).toMatch(/^.{8,100}$/);
      if (server.breaks === 'before-arrival') throw new TypeError('Failed to fetch');
      server.done.push(`${request.method} ${pathname}`);
      const envelope = { data: { times: server.done.length }, status: 200, error: null };
      answers.set(key, envelope);
      if (server.breaks !== 'nowhere') throw new TypeError('Failed to fetch');
      return Response.json(envelope);
    },
  };
  return server;
}

function json(data: unknown): Response {
  return Response.json({ data, status: 200, error: null });
}

type Server = ReturnType<typeof createServer>;

/** A page over the server, which may be left as soon as its answer is lost; another one after a reload finds what the tab keeps. */
function openPage(server: Server, account = 'ana', isLeft = false): CommandSender {
  return createCommandSender({
    client: createClient({ baseUrl: 'http://fake.test', fetch: server.fetch as typeof fetch, token: () => 'token' }),
    pending: createPendingCommands(() => 0),
    account: () => account,
    now: () => 0,
    pause: (milliseconds) =>
      new Promise((resolve) => {
        if (!isLeft || milliseconds < 2_000) setTimeout(resolve);
      }),
  });
}

const leftPage = (server: Server) => openPage(server, 'ana', true);

/** Gives the command with a value for each parameter of its path. */
function give(page: CommandSender, name: CallName, onSettled: (outcome: CommandOutcome) => void = () => {}) {
  const params = Object.fromEntries([...ENDPOINTS[name].path.matchAll(/:(\w+)/g)].map(([, param]) => [param, 'x']));
  return page.send(name, [{ params }] as unknown as CallArguments<CallName>, onSettled);
}

function settledOn(page: CommandSender): Promise<readonly [PendingCommand, CommandOutcome]> {
  return new Promise((resolve) => page.settle((command, outcome) => resolve([command, outcome])));
}

afterEach(() => sessionStorage.clear());

describe.each(COMMANDS)('%s whose answer is cut off', (name) => {
  test('happens once, and its stored answer is given (R-SES-12, R-SES-18)', async () => {
    const server = createServer();
    server.breaks = 'before-answer';
    expect(await give(openPage(server), name)).toEqual({ data: { times: 1 }, isRecovered: true });
    expect(server.done).toHaveLength(1);
    expect(sessionStorage).toHaveLength(0);
  });

  test('is known not to have happened if it never arrived', async () => {
    const server = createServer();
    server.breaks = 'before-arrival';
    const page = openPage(server);
    await expect(give(page, name)).rejects.toMatchObject({ code: 'command/not-done' });
    server.breaks = 'nowhere';
    expect(await give(page, name)).toEqual({ data: { times: 1 }, isRecovered: false });
  });

  test('holds back every other command until its outcome is known and reported', async () => {
    const server = createServer();
    server.breaks = 'for-good';
    const page = openPage(server);
    const outcomes: CommandOutcome[] = [];
    await expect(give(page, name, (outcome) => outcomes.push(outcome))).rejects.toMatchObject({
      code: 'command/unsettled',
    });
    for (const other of COMMANDS.slice(0, 3)) {
      await expect(give(page, other)).rejects.toMatchObject({ code: 'command/unsettled' });
    }
    server.breaks = 'nowhere';
    await expect.poll(() => outcomes).toEqual([{ state: 'done', data: { times: 1 } }]);
    expect(server.done).toHaveLength(1);
    expect(page.hasUnsettled()).toBe(false);
  });

  test('is settled after a reload, with its own name', async () => {
    const server = createServer();
    server.breaks = 'for-good';
    await expect(give(leftPage(server), name)).rejects.toMatchObject({ code: 'command/unsettled' });
    server.breaks = 'nowhere';
    const page = openPage(server);
    expect(page.hasUnsettled()).toBe(true);
    const [command, outcome] = await settledOn(page);
    expect(command.name).toBe(name);
    expect(outcome).toEqual({ state: 'done', data: { times: 1 } });
    expect(server.done).toHaveLength(1);
    expect(page.hasUnsettled()).toBe(false);
  });
});

describe('commands without an answer', () => {
  test('are settled by the next press, which does nothing else', async () => {
    const server = createServer();
    server.breaks = 'for-good';
    await expect(give(leftPage(server), 'searchMarket')).rejects.toMatchObject({ code: 'command/unsettled' });
    server.breaks = 'nowhere';
    const page = openPage(server);
    await expect(give(page, 'searchMarket')).rejects.toMatchObject({ code: 'command/settled-first' });
    expect(server.done).toHaveLength(1);
    expect(await give(page, 'searchMarket')).toMatchObject({ isRecovered: false });
  });

  test('wait for one that still runs', async () => {
    const server = createServer();
    server.breaks = 'while-running';
    const page = openPage(server);
    const outcomes: CommandOutcome[] = [];
    await expect(give(page, 'advanceClock', (outcome) => outcomes.push(outcome))).rejects.toMatchObject({
      code: 'command/unsettled',
    });
    server.breaks = 'nowhere';
    await expect.poll(() => outcomes).toMatchObject([{ state: 'done' }]);
  });

  test('are one account’s alone', async () => {
    const server = createServer();
    server.breaks = 'for-good';
    await expect(give(leftPage(server), 'upgradeSkill')).rejects.toMatchObject({ code: 'command/unsettled' });
    server.breaks = 'nowhere';
    const other = openPage(server, 'bia');
    expect(other.hasUnsettled()).toBe(false);
    expect(await give(other, 'upgradeSkill')).toMatchObject({ isRecovered: false });
    expect(openPage(server, 'ana').hasUnsettled()).toBe(true);
  });

  test.each([
    ['of another version', JSON.stringify({ version: 0, commands: [entry()] })],
    ['that can’t be read', '{'],
    ['of a call that is no command', JSON.stringify({ version: 1, commands: [{ ...entry(), name: 'clock' }] })],
    [
      'older than the server keeps',
      JSON.stringify({ version: 1, commands: [{ ...entry(), sentAt: -24 * 3_600_000 }] }),
    ],
  ])('are dropped: %s', (_, text) => {
    sessionStorage.setItem('mm.pendingCommands.ana', text);
    expect(openPage(createServer()).hasUnsettled()).toBe(false);
  });
});

function entry(): PendingCommand {
  return { key: 'key-1', name: 'upgradeSkill', sentAt: 0, params: {} };
}
