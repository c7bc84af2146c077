/** Whatever managers may do, in any order and at once: calls made up of two numbers, granted or refused as the rules say. */

import type { EndpointName } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import { FACILITIES } from '@mundo-manager/rules/facilities';
import { SPEECH_SKILLS, TRAINING_SKILLS } from '@mundo-manager/rules/manager';
import { AGE_RANGES, MARKET_POSITIONS, OVERALL_RANGES } from '@mundo-manager/rules/market';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { autoPick, FORMATION_NAMES, TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import fc from 'fast-check';
import { loadClub } from '../../src/aggregates/clubs.ts';
import { audit, describeDifference } from '../../src/operations/audit/index.ts';
import type { CallAnswer, TestManager } from './manager.ts';
import type { TestWorld } from './world.ts';

type ClubManager = TestManager & { readonly clubId: string };

interface Situation {
  readonly send: TestManager['send'];
  readonly club: Club;
  /** Players on the market and some who are not. */
  readonly market: readonly string[];
  readonly n: number;
  readonly m: number;
}

/** What came back, whatever was called. */
type Outcome = Pick<CallAnswer<EndpointName>, 'status' | 'error' | 'text'>;
type Action = (situation: Situation) => Promise<Outcome>;

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(1, list.length)];
const playerAt = ({ players }: Club, n: number) => at(players, n)?.id ?? 'nobody';

const ACTIONS: Readonly<Record<string, Action>> = {
  train: ({ send, club, n, m }) => {
    const players = club.players.slice(n % 20, (n % 20) + (m % 6)).map(({ number }) => number);
    return send('trainPlayers', { body: { players, trainingId: (m % 22) + 1, intensity: n % 2 === 0 ? 1 : 0.8 } });
  },
  rest: ({ send, club, n }) => {
    const players = [at(club.players, n)?.number ?? 1];
    return send('trainPlayers', { body: { players, trainingId: 21, intensity: 1 } });
  },
  saveTactic: ({ send, club, n, m }) => {
    const tacticName = at(TACTIC_NAMES, m) ?? 'A';
    const formation = at(FORMATION_NAMES, n) ?? '442';
    const picked = { formation, places: autoPick(club.players, formation, ALPHA) };
    const updatedTactic = { ...club.tactics[tacticName], ...picked, playersInstructions: [], substitutions: [] };
    return send('saveTactic', { body: { tacticName, updatedTactic } });
  },
  list: ({ send, club, n }) => send('listPlayer', { params: { playerId: playerAt(club, n) } }),
  unlist: ({ send, club, n }) => send('unlistPlayer', { params: { playerId: playerAt(club, n) } }),
  release: ({ send, club, n }) => send('releasePlayer', { params: { playerId: playerAt(club, n) } }),
  buy: ({ send, market, n }) => send('buyPlayer', { params: { id: at(market, n) ?? 'nobody' } }),
  search: ({ send, n, m }) => {
    const [position, overall, age] = [at(MARKET_POSITIONS, n), at(OVERALL_RANGES, m), at(AGE_RANGES, n + m)];
    return send('searchMarket', { params: { search: `${position}_${overall?.key}_${age?.key}` } });
  },
  build: ({ send, n }) => send('upgradeFacility', { body: { facilityName: at(Object.keys(FACILITIES), n) ?? '' } }),
  sign: ({ send, n }) => send('signSponsorship', { body: { sponsorshipOfferId: String((n % 7) + 1) } }),
  reward: ({ send, n }) => send('collectDailyReward', { body: { rewardType: n % 2 === 0 ? 'money' : 'item' } }),
  skill: ({ send, n, m }) => {
    const speech = m % 2 === 0;
    const skillName = at<string>(speech ? SPEECH_SKILLS : TRAINING_SKILLS, n) ?? '';
    return send('upgradeSkill', { body: { skillType: speech ? 'speech' : 'training', skillName } });
  },
  fuse: ({ send, club, n }) => {
    const boosters = [n, n + 1, n + 2].map((place) => at(club.playerBoosters, place) ?? 1);
    return send('mergeBoosters', { body: { boosters } });
  },
  attach: ({ send, club, n, m }) =>
    send('addPlayerBooster', {
      body: { playerId: playerAt(club, n), slotId: (m % 3) + 1, boosterId: at(club.playerBoosters, m) ?? 1 },
    }),
  detach: ({ send, club, n, m }) =>
    send('removePlayerBooster', { body: { playerId: playerAt(club, n), slotId: (m % 3) + 1 } }),
  unlock: ({ send, club, n, m }) =>
    send('unlockBoosterSlot', { body: { playerId: playerAt(club, n), slotId: (m % 3) + 1 } }),
  join: ({ send }) => send('joinCompetition', { body: { competitionName: 'MM League' } }),
};

/** What one manager does. */
export interface ManagerStep {
  readonly who: number;
  readonly action: string;
  readonly n: number;
  readonly m: number;
}

/** Moments in which one to three managers act at once, some hours apart. */
export const sequences: fc.Arbitrary<readonly { readonly hours: number; readonly steps: readonly ManagerStep[] }[]> =
  fc.array(
    fc.record({
      hours: fc.constantFrom(0, 0, 0, 1, 9, 26),
      steps: fc.array(
        fc.record({
          who: fc.nat(2),
          action: fc.constantFrom(...Object.keys(ACTIONS)),
          n: fc.nat(1000),
          m: fc.nat(1000),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  );

/** Runs the steps of one moment together; answers the code of each refusal, null for what is granted. A call that fails in any other way than the rules say throws. */
export async function act(world: TestWorld, managers: readonly ClubManager[], steps: readonly ManagerStep[]) {
  const { storage } = world;
  const rows = await storage.db.selectFrom('players').select('id').where('for_sale', '=', true).orderBy('id').execute();
  const market = rows.map(({ id }) => id);
  return Promise.all(
    steps.map(async ({ who, action, n, m }) => {
      const manager = at(managers, who);
      const run = ACTIONS[action];
      if (manager === undefined || run === undefined) throw new Error(`nobody does ${action}`);
      const stored = await loadClub(storage.db, manager.clubId);
      if (stored === undefined) throw new Error(`no club ${manager.clubId}`);
      const { club, version } = stored;
      const answer = await run({ send: (name, call) => manager.send(name, { ...call, version }), club, market, n, m });
      if (answer.status >= 500 || answer.status === 400) throw new Error(`${action}: ${answer.text}`);
      return { action, code: answer.error?.code ?? null };
    }),
  );
}

/** What the audit finds, as lines. */
export async function differencesOf({ storage }: Pick<TestWorld, 'storage'>): Promise<string[]> {
  return (await audit(storage.db, ALPHA)).map(describeDifference);
}
