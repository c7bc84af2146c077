/** The development of a player. Only his club reads it, since training is hidden from others. R-DEV-7 */
import type { Club } from '@mundo-manager/rules/clubs';
import { type PlayerDevelopment, playerDevelopment } from '@mundo-manager/rules/development';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadSnapshots } from '../aggregates/player-snapshots.ts';
import type { Queries } from '../storage/storage.ts';
import { seasonStartOf } from './season-start.ts';

/** The development of that player of the club; undefined where the club has no such player. */
export async function developmentOf(
  queries: Queries,
  { club, playerId, now }: { readonly club: Club; readonly playerId: string; readonly now: number },
  ruleset: Ruleset,
): Promise<PlayerDevelopment | undefined> {
  const player = club.players.find(({ id }) => id === playerId);
  if (player === undefined) return undefined;
  const snapshots = await loadSnapshots(queries, playerId);
  const seasonStart = await seasonStartOf(queries, club.competitions.current);
  return playerDevelopment({ player, club, snapshots, seasonStart, now }, ruleset);
}
