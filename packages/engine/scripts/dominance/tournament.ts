/** Every formation against every other, with the same versatile players: what each takes from the field. */
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import type { ContestResult } from '../contest/worker.ts';
import { bestOf, type ContestRun, type MatchRange, rounds, type Share, type StylePairing, shareOf } from './shares.ts';

/**
 * Points shares against the 32 others, best first: `matches` per pair, then `replay` matches of the ten best and ten
 * worst against all, which count. Each pair has its own squads, so players do not matter.
 */
export async function tournament(league: ContestRun, matches: number, replay: number): Promise<Share[]> {
  const pairs = FORMATION_NAMES.flatMap((own, at) =>
    FORMATION_NAMES.slice(at + 1).map((rival) => [own, rival] as const),
  );
  const again = 2 * Math.ceil(replay / (FORMATION_NAMES.length - 1) / 2);
  const apart = matches + again;
  const all = await fieldOf(league, pairs, { from: 0, count: matches, apart });
  const shares = FORMATION_NAMES.map((name) => shareOf(name, all.get(name) ?? []));
  const asked = new Set([...bestOf(shares), ...bestOf(shares.map((share) => ({ ...share, value: -share.value })))]);
  const accused = pairs.filter((pair) => pair.some((name) => asked.has(name)));
  const fresh = await fieldOf(league, accused, { from: matches, count: again, apart });
  return shares
    .map((share) => (asked.has(share.name) ? shareOf(share.name, fresh.get(share.name) ?? []) : share))
    .sort((a, b) => b.value - a.value);
}

/** The matches of those pairs, for each formation as it saw them. */
async function fieldOf(
  league: ContestRun,
  pairs: readonly (readonly [own: string, rival: string])[],
  draw: Omit<MatchRange, 'label'>,
): Promise<ReadonlyMap<string, readonly ContestResult[]>> {
  const pairings = pairs.map(
    ([own, rival]): StylePairing => ({
      name: `${own} ${rival}`,
      own: [`shape ${own}`],
      rival: [`shape ${rival}`],
      squads: 'versatile',
    }),
  );
  const played = await rounds(league, pairings, { label: 'tournament', ...draw });
  const field = new Map<string, ContestResult[]>(FORMATION_NAMES.map((name) => [name, []]));
  for (const [at, [own, rival]] of pairs.entries()) {
    const results = played[at] ?? [];
    field.get(own)?.push(...results);
    field.get(rival)?.push(...results.map(seenByRival));
  }
  return field;
}

function seenByRival(played: ContestResult): ContestResult {
  const { points, rivalPoints, measured, rivalMeasured } = played;
  return { ...played, points: rivalPoints, rivalPoints: points, measured: rivalMeasured, rivalMeasured: measured };
}
