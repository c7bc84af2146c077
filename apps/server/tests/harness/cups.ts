/** Competitions whose entrants and results a test decides. */
import {
  type Competition,
  type CupName,
  enterCup,
  finishMatch,
  type Match,
  openCompetition,
  recordResult,
} from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadCompetitions, storeCompetition } from '../../src/aggregates/competitions.ts';
import { lockAndLoad, storeChanges } from '../../src/aggregates/lock-and-store.ts';
import { planWork } from '../../src/due-work/due-work.ts';
import type { Work } from '../../src/due-work/work-kinds.ts';
import type { TestWorld } from './world.ts';

/** Plans the works and does what is due. */
export async function doPlanned(world: TestWorld, ...works: readonly Work[]): Promise<void> {
  await world.storage.transaction((tx) => planWork(tx, world.game.kinds, works));
  await world.game.catchUp();
}

export async function competitionOf({ storage }: TestWorld, id: string): Promise<Competition> {
  const found = (await loadCompetitions(storage.db, [id])).get(id);
  if (found === undefined) throw new Error(`no competition ${id}`);
  return found;
}

/** An open cup with those clubs of the world. */
export async function openCup(
  world: TestWorld,
  { id, name, clubIds }: { readonly id: string; readonly name: CupName; readonly clubIds: readonly string[] },
  ruleset: Ruleset,
): Promise<void> {
  const now = world.clock.now();
  await world.storage.transaction(async (tx) => {
    const cup = openCompetition({ id, name, number: 1, category: 'Várzea' });
    await storeCompetition(tx, undefined, cup);
    const loaded = await lockAndLoad(tx, { clubs: [...clubIds], competitions: [id] });
    const currentIds = [...loaded.clubs.values()].flatMap(({ club }) => club.competitions.current);
    const current = [...(await loadCompetitions(tx, [...new Set(currentIds)])).values()];
    let entered: Competition = cup;
    const outcomes = clubIds.map((clubId) => {
      const club = loaded.clubs.get(clubId)?.club;
      if (club === undefined) throw new Error(`no club ${clubId}`);
      const entry = enterCup({ club, competition: entered, current, now }, ruleset);
      if (!entry.ok) throw new Error(entry.error.code);
      entered = entry.value.competition;
      return entry.value;
    });
    const changes = {
      clubs: outcomes.map(({ club }) => club),
      competitions: [entered],
      entries: [],
      events: outcomes.flatMap(({ events }) => events),
    };
    await storeChanges(tx, loaded, changes, 'test', ruleset);
  });
}

/** Plays all drawn matches: 1–0 for the home club, or for the away club where `isAwayWin` says so. */
export async function decideAll(
  { storage, clock }: TestWorld,
  id: string,
  ruleset: Ruleset,
  isAwayWin: (match: Match) => boolean = () => false,
): Promise<Competition> {
  const now = clock.now();
  return storage.transaction(async (tx) => {
    const before = (await loadCompetitions(tx, [id], { lock: true })).get(id);
    if (before === undefined) throw new Error(`no competition ${id}`);
    const played = Object.values(before.matches)
      .filter(({ status }) => status !== 'finished')
      .reduce((current, match) => {
        const [home, away] = isAwayWin(match) ? [0, 1] : [1, 0];
        const finished = finishMatch(match, { home: { score: home }, away: { score: away } });
        return recordResult({ competition: current, match: finished, now }, ruleset).competition;
      }, before);
    await storeCompetition(tx, before, played);
    return played;
  });
}

/** Work 'cup-draw' of that round. */
export const cupDraw = (id: string, dueAt: number, round = 1): Work => ({
  kind: 'cup-draw',
  id: `${id}:${round}`,
  dueAt,
  payload: { id, round },
});
