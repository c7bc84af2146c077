/** Every formation against every other, with equal players: what each takes from the field. */
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import type { Played } from '../contest/worker.ts';
import { type League, type Pairing, rounds, type Share, shareOf } from './shares.ts';

/** Shares against the 32 others, the best first. `matches` are of each pair of formations. */
export async function tournament(league: League, matches: number): Promise<Share[]> {
  const pairs = FORMATION_NAMES.flatMap((own, at) => FORMATION_NAMES.slice(at + 1).map((rival) => ({ own, rival })));
  const pairings = pairs.map(
    ({ own, rival }): Pairing => ({
      name: `${own} ${rival}`,
      own: [`formation ${own}`],
      rival: [`formation ${rival}`],
    }),
  );
  const played = await rounds(league, pairings, { label: 'tournament', from: 0, count: matches });
  const field = new Map<string, Played[]>(FORMATION_NAMES.map((name) => [name, []]));
  for (const [at, { own, rival }] of pairs.entries()) {
    const results = played[at] ?? [];
    field.get(own)?.push(...results);
    field.get(rival)?.push(...results.map(seenByRival));
  }
  return [...field].map(([name, results]) => shareOf(name, results)).sort((a, b) => b.value - a.value);
}

/** Points change hands; nothing else is read of it. */
function seenByRival(played: Played): Played {
  return { ...played, points: played.rivalPoints, rivalPoints: played.points };
}
