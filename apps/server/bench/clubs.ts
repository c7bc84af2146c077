/** Clubs of test accounts that take turns in calling a server. */

import { CLUB_VERSION_HEADER, IDEMPOTENCY_KEY_HEADER, type OwnClub } from '@mundo-manager/contract';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { autoPick, type Tactic } from '@mundo-manager/rules/tactics';
import { buildEmblem } from '@mundo-manager/rules/testing';
import { signInAs } from '../src/identity/testing/sign-in.ts';
import type { Shot } from './load.ts';

interface Caller {
  readonly token: string;
  readonly club: OwnClub;
  /** Two that are valid, to save in turn. */
  readonly tactics: readonly Tactic[];
  /** Of the club, in the newest answer. */
  version: number;
  turns: number;
  /** Commands whose answer is still out. */
  waiting: number;
}

type Body = (caller: Caller) => unknown;

export interface Clubs {
  /** Reads as the next club. */
  readonly read: (path: string) => () => Shot;
  /** A command of the next club, with a new key and the version that it saw last. */
  readonly command: (method: Shot['method'], path: string | (() => string), body: Body) => () => Shot;
  /** Another formation than last time. */
  readonly otherTactic: Body;
  /** One player after the other. */
  readonly training: Body;
  /** `LEAGUES` clubs join leagues, which bots fill up and which are drawn. */
  readonly joinLeagues: () => Promise<void>;
  /** Moves the clock to the next stop of a match day: half an hour before the kick-off, the kick-off, full time. After a season the same clubs join the next. */
  readonly goOn: () => Promise<void>;
  /** Lets match days go by, one stop after the other, until the promise is there. */
  readonly playUntil: (isOver: Promise<unknown>) => Promise<void>;
}

/** Clubs that play during a match day, each in a league with nine bots. */
const LEAGUES = 10;
const JOIN = ['PUT', '/api/clubs/competitions/joinCompetition'] as const;
const ADVANCE = ['POST', '/api/clock/advance'] as const;
/** Without 'l': names with 'l' and 'i' have the same key. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyz';

export async function gatherClubs(url: string, count: number): Promise<Clubs> {
  const callers: Caller[] = [];
  for (let n = 0; n < count; n++) {
    const { token } = await signInAs(url, `tecnico-${n + 1}`);
    const post = (path: string, body?: object) => sendAs(url, { token, version: 0 }, ['POST', path], body);
    await post('/api/clubs/createUser');
    const name = `Medida ${LETTERS[n % LETTERS.length]}${LETTERS[Math.floor(n / LETTERS.length)]}`;
    const { data } = await post('/api/clubs/create', { name, emblem: buildEmblem(), uniform: { id: 0 } });
    const { club } = data;
    const tactics = (['442', '433Wide'] as const).map((formation): Tactic => {
      const places = autoPick(club.players, formation, ALPHA);
      return { ...club.tactics.A, formation, places, playersInstructions: [], substitutions: [] };
    });
    callers.push({ token, club, tactics, version: club.version, turns: 0, waiting: 0 });
    process.stderr.write(`club ${n + 1} of ${count}\n`);
  }

  const [first] = callers;
  let turn = 0;
  /** The next caller without a pending request; where all have one, the caller whose turn it is. */
  const next = (): Caller => {
    const inTurn = callers.map((_, n) => callers[(turn + n) % callers.length]);
    turn++;
    const caller = inTurn.find((one) => one?.waiting === 0) ?? inTurn[0];
    if (caller === undefined) throw new Error('nobody to call');
    caller.turns++;
    return caller;
  };
  const join = async (caller: Caller): Promise<void> => {
    try {
      const { data } = await sendAs(url, caller, JOIN, { competitionName: 'MM League' });
      caller.version = data.club.version;
    } catch (error) {
      if (!isRefusal(error, 'command/stale-version')) throw error;
      caller.version = Number(error.facts.version);
      await join(caller);
    }
  };
  const joinLeagues = async (): Promise<void> => {
    for (const caller of callers.slice(0, LEAGUES)) await join(caller);
  };
  const goOn = async (): Promise<void> => {
    if (first === undefined) return;
    try {
      await sendAs(url, first, ADVANCE);
    } catch (error) {
      if (!isRefusal(error, 'clock/nothing-ahead')) throw error;
      // The season is over.
      await joinLeagues();
    }
  };
  return {
    goOn,
    read: (path) => () => ({
      method: 'GET',
      path,
      headers: { authorization: `Bearer ${next().token}` },
      answered: () => {},
    }),
    command: (method, path, bodyOf) => () => {
      const caller = next();
      const body = bodyOf(caller);
      caller.waiting++;
      return {
        method,
        path: typeof path === 'string' ? path : path(),
        headers: {
          authorization: `Bearer ${caller.token}`,
          [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
          [CLUB_VERSION_HEADER]: String(caller.version),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        answered(_status, text) {
          caller.waiting--;
          // Of a club, or of a refusal because of its version; a whole answer costs more to read than to ask for.
          const version = /"version":(\d+)/.exec(text)?.[1];
          if (version !== undefined) caller.version = Number(version);
        },
      };
    },
    otherTactic: ({ tactics, turns }) => ({ tacticName: 'A', updatedTactic: tactics[turns % tactics.length] }),
    joinLeagues,
    async playUntil(isOver) {
      let goesOn = true;
      const end = () => {
        goesOn = false;
      };
      void isOver.then(end, end);
      while (goesOn) await goOn();
    },
    training({ club, turns }) {
      const player = club.players[turns % club.players.length];
      return { players: [player?.number ?? 1], trainingId: 1 + (turns % 20), intensity: 0.8 };
    },
  };
}

async function sendAs(
  url: string,
  { token, version }: Pick<Caller, 'token' | 'version'>,
  [method, path]: readonly [method: Shot['method'], path: string],
  body: object = {},
): Promise<{ readonly data: { readonly club: OwnClub } }> {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    [IDEMPOTENCY_KEY_HEADER]: crypto.randomUUID(),
    [CLUB_VERSION_HEADER]: String(version),
  };
  const answer = await fetch(`${url}${path}`, { method, headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new CallRefused(path, await answer.text());
  return (await answer.json()) as { readonly data: { readonly club: OwnClub } };
}

class CallRefused extends Error {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;

  constructor(path: string, body: string) {
    super(`${path}: ${body}`);
    const { error } = JSON.parse(body) as { readonly error: Pick<CallRefused, 'code' | 'facts'> };
    this.code = error.code;
    this.facts = error.facts;
  }
}

function isRefusal(error: unknown, code: string): error is CallRefused {
  return error instanceof CallRefused && error.code === code;
}
