/** A league for tests: managers who have signed up in a world that lives. */
import type { TestManager } from './manager.ts';
import { startWorld, type TestWorld, type WorldOptions } from './world.ts';

export type ClubManager = TestManager & { readonly clubId: string };

export interface DrawnLeague extends TestWorld {
  readonly id: string;
  readonly managers: readonly ClubManager[];
  /** Moves the clock to that game time and does what is due until then. */
  goTo(time: number): Promise<void>;
}

/** A world with so many managers in one league, which bots fill up; the league is drawn. */
export async function startLeague(managers: number, options: WorldOptions = {}): Promise<DrawnLeague> {
  const world = await startWorld(options);
  await world.game.found(options.seed ?? 'test');
  const joined: ClubManager[] = [];
  for (let number = 1; number <= managers; number++) {
    const manager = await world.newManager({
      userId: `manager-${number}`,
      clubName: `Clube ${'abcdefghij'[number - 1]}`,
    });
    await manager.call('joinCompetition', { body: { competitionName: 'MM League' } });
    joined.push(manager);
  }
  await world.game.catchUp();
  const goTo = async (time: number) => {
    world.passTime(time - world.clock.now());
    await world.game.catchUp();
  };
  return { ...world, id: 'league-varzea-1', managers: joined, goTo };
}
