/** A world in which every call has something to be about: two rivals in one league, a match that is over, one that is being played. */

import type { Club } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import type { Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { TACTIC_NAMES, type Tactic, type Tactics } from '@mundo-manager/rules/tactics';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { lockAndLoad, storeChanges } from '../../src/aggregates/lock-and-store.ts';
import { storePlans } from '../../src/aggregates/training-plans.ts';
import { appoint } from '../../src/operations/operator/operators.ts';
import { drawTestLeague, fillWithBots, openTestLeague, playTestMatch, stockMarket } from './league.ts';
import type { TestManager } from './manager.ts';
import { awardMoney } from './money.ts';
import { startWorld, type TestWorld } from './world.ts';

type ClubManager = TestManager & { readonly clubId: string };

export interface RivalScene {
  readonly world: TestWorld;
  /** The default caller. */
  readonly ana: ClubManager;
  /** Her rival, in the same league. */
  readonly bia: ClubManager;
  /** Has a club in no competition. */
  readonly carla: ClubManager;
  /** Has a club and is about to leave. */
  readonly duda: ClubManager;
  /** Is appointed for a day, and has no club. */
  readonly operator: TestManager;
  /** Has a record and no club. */
  readonly clubless: TestManager;
  /** Has a record and is about to found a club. */
  readonly founder: TestManager;
  /** Has a token and no record. */
  readonly newcomer: TestManager;
  readonly visitor: TestManager;
  readonly leagueId: string;
  /** Of ana's club: over, with a replay. */
  readonly finished: Match;
  /** Ana's next match. */
  readonly upcoming: Match;
  /** Bia's next match, not against ana. */
  readonly rivals: Match;
  /** Of bots, in another league: under way for ten minutes. */
  readonly playing: Match;
}

const HOUR = 3_600_000;
const ago = (minutes: number) => minutes * 60_000;

export async function startScene(): Promise<RivalScene> {
  const world = await startWorld();
  const [ana, bia, carla, duda] = [
    await world.newManager({ userId: 'ana', clubName: 'Analândia' }),
    await world.newManager({ userId: 'bia', clubName: 'Biritiba' }),
    await world.newManager({ userId: 'carla', clubName: 'Caçapava' }),
    await world.newManager({ userId: 'duda', clubName: 'Duartina' }),
  ];
  await equip(world, ana);
  for (const manager of [ana, bia]) await awardMoney(world, manager, { money: 5_000_000, credits: 200 });
  await stockMarket(world);

  const leagueId = await openTestLeague(world);
  for (const manager of [ana, bia]) await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
  await fillWithBots(world, leagueId);
  const matches = await drawTestLeague(world, leagueId, world.clock.now() + HOUR);
  world.passTime(4 * HOUR);
  const otherLeague = await openTestLeague(world);
  await fillWithBots(world, otherLeague);
  const [playing] = await drawTestLeague(world, otherLeague, world.clock.now() - ago(10));
  await openTestLeague(world);

  const plays = ({ home, away }: Match, { clubId }: ClubManager) => home.id === clubId || away.id === clubId;
  const finished = matches.find((match) => match.round === 1 && plays(match, ana));
  const upcoming = matches.find((match) => match.round > 2 && plays(match, ana));
  const rivals = matches.find((match) => match.round > 2 && plays(match, bia) && !plays(match, ana));
  if (finished === undefined || upcoming === undefined || rivals === undefined || playing === undefined) {
    throw new Error('the league has too few matches');
  }
  await playTestMatch(world, finished.id, 'full-time');
  await playTestMatch(world, playing.id);
  const [boosterId = 0] = (await clubOf(bia)).matchBoosters;
  await bia.call('addMatchBooster', { body: { compId: leagueId, matchId: rivals.id, boosterId } });
  await bia.call('updateTacticName', { body: { compId: leagueId, matchId: rivals.id, tacticName: 'C' } });

  const operator = await world.newUser('operator');
  const [now, realNow] = [world.clock.now(), world.clock.wallNow()];
  await world.storage.transaction((tx) =>
    appoint(tx, operator.userId, realNow + 24 * HOUR, { operator: 'scene', reason: 'Testes', now }),
  );
  const clubless = await world.newUser('clubless');
  const founder = await world.newUser('founder');
  const newcomer = await world.signIn('newcomer');
  const visitor = world.visitor();
  const people = { ana, bia, carla, duda, operator, clubless, founder, newcomer, visitor };
  return { world, ...people, leagueId, finished, upcoming, rivals, playing };
}

/** Skill points, and a player with a slot of each kind. */
async function equip({ storage }: TestWorld, { clubId }: ClubManager): Promise<void> {
  await storage.transaction(async (tx) => {
    const loaded = await lockAndLoad(tx, { clubs: [clubId] });
    const club = loaded.clubs.get(clubId)?.club;
    if (club === undefined) throw new Error('no club');
    const [first, ...others] = club.players;
    if (first === undefined) throw new Error('no players');
    const slots = [
      { slotId: 1, status: 'unlocked' },
      { slotId: 2, status: 'unlockable' },
      { slotId: 3, status: 'occupied', boosterId: 4 },
    ] as const;
    const players = [{ ...first, attributeBoosters: slots }, ...others];
    const equipped = { ...club, manager: { ...club.manager, skillPoints: 100 }, players };
    await storeChanges(tx, loaded, { clubs: [equipped], entries: [], events: [] }, 'test', ALPHA);
  });
}

/** The value of every part of an unplayed plan. R-OPP-14 */
export const HIDDEN_PLAN = 'plano-secreto';

/** Writes the hidden plan into all three tactics: formation, instructions, substitutions, orders. */
export async function hidePlan({ storage }: TestWorld, { clubId }: ClubManager): Promise<void> {
  const instructions = [{ name: 'Tempo', value: HIDDEN_PLAN }];
  const planned = (tactic: Tactic): Tactic => ({
    ...tactic,
    formation: HIDDEN_PLAN,
    teamInstructions: instructions,
    playersInstructions: [{ position: 'CM', instructions }],
    substitutions: [{ minutes: 60, playerIn: HIDDEN_PLAN, playerOut: HIDDEN_PLAN }],
    orders: [{ when: [{ kind: 'level' }], action: { kind: 'instruction', name: 'Tempo', value: HIDDEN_PLAN } }],
  });
  await storage.transaction(async (tx) => {
    const loaded = await lockAndLoad(tx, { clubs: [clubId] });
    const club = loaded.clubs.get(clubId)?.club;
    if (club === undefined) throw new Error('no club');
    const tactics = Object.fromEntries(TACTIC_NAMES.map((name) => [name, planned(club.tactics[name])])) as Tactics;
    await storeChanges(tx, loaded, { clubs: [{ ...club, tactics }], entries: [], events: [] }, 'test', ALPHA);
    await storePlans(tx, clubId, { plan: null, saved: [{ name: HIDDEN_PLAN, plan: suggestedPlan(ALPHA) }] });
  });
}

/** The manager's club as it is now. */
export async function clubOf(manager: TestManager): Promise<Club> {
  return (await manager.call('initialData')).club;
}

/** Players in no line-up of the club, no keepers. */
export function sparePlayers({ tactics, players }: Pick<Club, 'tactics' | 'players'>): readonly Player[] {
  const named = new Set(Object.values(tactics).flatMap(({ places }) => places.map(({ playerId }) => playerId)));
  return players.filter(({ id, personalData }) => !named.has(id) && personalData.position !== 'GK');
}

/** A spare player of the manager's club, up for sale. */
export async function playerForSale(manager: TestManager): Promise<Player> {
  const [spare] = sparePlayers(await clubOf(manager));
  if (spare === undefined) throw new Error('everybody is in a line-up');
  if (!spare.forSale) await manager.call('listPlayer', { params: { playerId: spare.id } });
  return spare;
}
