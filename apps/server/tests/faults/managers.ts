/** Managers who send commands without pause, and remember every answer that they got. */
import type { EndpointName } from '@mundo-manager/contract';
import type { Random } from '@mundo-manager/rules/core';
import { AGE_RANGES, MARKET_POSITIONS, OVERALL_RANGES } from '@mundo-manager/rules/market';
import { buildEmblem } from '@mundo-manager/rules/testing';
import type { FastifyInstance } from 'fastify';
import { signInAs } from '../../src/identity/testing/sign-in.ts';
import { type CallAnswer, createManager, type Send, type TestManager } from '../harness/manager.ts';

/** A command that was sent; `text` is its answer, undefined if none came. */
interface Sent {
  readonly manager: TestManager;
  readonly name: EndpointName;
  readonly send: Send<EndpointName>;
  text: string | undefined;
}

export interface Crowd {
  readonly managers: readonly TestManager[];
  /** Answers that came so far. */
  acknowledged(): number;
  /** Commands that failed: the server could not do them, or was gone. */
  failed(): number;
  /** Sends commands until `stop` is called; calls that fail on the way are remembered as unanswered. */
  begin(random: Random): { readonly stop: () => Promise<void> };
  /**
   * Sends every command again: an answered one must get its answer again, byte for byte; one without an answer gets one now, and the same
   * again. Answers what is wrong, and forgets the commands.
   */
  verify(): Promise<string[]>;
}

const ACCOUNTS = ['ana', 'bruno'];

/** Signs test accounts in to the server and gives each a club if it has none. */
export async function gather(url: string): Promise<Crowd> {
  const managers: TestManager[] = [];
  for (const account of ACCOUNTS) {
    const { token } = await signInAs(url, account);
    const manager = createManager(appAt(url), account, token);
    await manager.call('createUser');
    if ((await manager.send('initialData')).status !== 200) {
      const body = { name: `Clube ${account}`, emblem: buildEmblem(), uniform: { id: 0 } };
      await manager.call('createClub', { body });
    }
    managers.push(manager);
  }
  const sent: Sent[] = [];
  let failures = 0;

  const sendNext = async (manager: TestManager, random: Random): Promise<boolean> => {
    const { name, send } = nextCommand(random);
    const options = { ...send, key: crypto.randomUUID(), version: manager.version() };
    const entry: Sent = { manager, name, send: options, text: undefined };
    sent.push(entry);
    try {
      const answer = await manager.send(name, options);
      if (isKept(answer)) entry.text = answer.text;
      else failures++;
      return true;
    } catch {
      failures++;
      return false;
    }
  };
  return {
    managers,
    acknowledged: () => sent.filter(({ text }) => text !== undefined).length,
    failed: () => failures,
    begin(random) {
      let isStopping = false;
      const loops = [...managers, ...managers].map(async (manager) => {
        while (!isStopping) {
          if (!(await sendNext(manager, random))) await new Promise((resolve) => setTimeout(resolve, 20));
        }
      });
      return {
        async stop() {
          isStopping = true;
          await Promise.all(loops);
        },
      };
    },
    async verify() {
      const wrong: string[] = [];
      for (const { manager, name, send, text } of sent.splice(0)) {
        const first = await manager.send(name, send);
        const expected = text ?? (await manager.send(name, send)).text;
        if (!isKept(first)) wrong.push(`${name} was answered with ${first.status}: ${first.text}`);
        else if (first.text !== expected) wrong.push(`${name} was answered ${expected}, and then ${first.text}`);
      }
      return wrong;
    },
  };
}

/** Whether the answer was stored with its key: a failure of the server and a limit are not. */
function isKept({ status }: CallAnswer<EndpointName>): boolean {
  return status < 500 && status !== 429;
}

function nextCommand(random: Random): { readonly name: EndpointName; readonly send: Send<EndpointName> } {
  const below = (count: number) => Math.floor(random.next() * count);
  const command = <Name extends EndpointName>(name: Name, send: Send<Name>) => ({
    name,
    send: send as Send<EndpointName>,
  });
  const number = 1 + below(25);
  const search = [
    MARKET_POSITIONS[below(MARKET_POSITIONS.length)],
    OVERALL_RANGES[below(3)]?.key,
    AGE_RANGES[below(3)]?.key,
  ];
  const choices = [
    () => command('trainPlayers', { body: { players: [number], trainingId: 1 + below(21), intensity: 0.8 } }),
    () => command('upgradeFacility', { body: { facilityName: below(2) === 0 ? 'gym' : 'stadium' } }),
    () => command('collectDailyReward', { body: { rewardType: below(2) === 0 ? 'money' : 'item' } }),
    () => command('searchMarket', { params: { search: search.join('_') } }),
    () => command('signSponsorship', { body: { sponsorshipOfferId: String(1 + below(6)) } }),
    () => command('joinCompetition', { body: { competitionName: 'MM League' } }),
  ];
  return (choices[below(choices.length)] ?? choices[0] ?? (() => command('clock', {})))();
}

/** The one thing that the test client asks of an app, over the network. */
function appAt(base: string): FastifyInstance {
  const inject = async ({ method, url, query, headers, payload }: Injected) => {
    const address = new URL(url, base);
    for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
    const body = payload === undefined ? null : JSON.stringify(payload);
    const json = body === null ? {} : { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(60_000);
    const answer = await fetch(address, { method, headers: { ...headers, ...json }, body, signal });
    const text = await answer.text();
    return { statusCode: answer.status, headers: Object.fromEntries(answer.headers), body: text };
  };
  return { inject } as unknown as FastifyInstance;
}

interface Injected {
  readonly method: string;
  readonly url: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Readonly<Record<string, string>>;
  readonly payload?: object;
}
