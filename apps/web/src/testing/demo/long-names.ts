import type { Player } from '@mundo-manager/rules/players';
import type { FakeWorld } from '../world.ts';

/** As long as a club's name may be, in one word. R-CLU */
const CLUB = 'PINDAMONHANGABENSEFUTEBO';
/** No player has a longer word for a name. */
const PLAYER = 'WASHINGTONBRAUENSCHWEIGE';

/** The same fetch, whose answers give clubs, stadiums, managers and players names of 25 letters without a space. */
export function withLongNames(fetch: typeof globalThis.fetch, world: FakeWorld, free: readonly Player[]): typeof fetch {
  const long = longNames(world, free);
  return async (input, init) => {
    const answer = await fetch(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const text = JSON.stringify(await answer.json(), (_, value: unknown) =>
      typeof value === 'string' ? (long.get(value) ?? value) : value,
    );
    return new Response(text, answer);
  };
}

/** Long names by the names that the world gives. */
export function longNames({ club, others }: FakeWorld, free: readonly Player[]): ReadonlyMap<string, string> {
  const clubs = [...(club ? [club] : []), ...others];
  const players = [...clubs.flatMap((each) => each.players), ...free];
  return new Map([
    ...players.map(({ personalData }, index) => [personalData.name, PLAYER + letter(index)] as const),
    ...clubs.flatMap(({ name, manager, facilities }, index) => [
      [name, CLUB + letter(index)] as const,
      [manager.name, PLAYER + letter(index)] as const,
      [facilities.stadium.name, CLUB + letter(index)] as const,
    ]),
  ]);
}

function letter(index: number): string {
  return String.fromCharCode(65 + (index % 26));
}
