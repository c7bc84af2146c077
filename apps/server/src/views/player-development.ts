/** The development of a player. Only his club reads it, since training is hidden from others. R-DEV-7 */

import type { SquadDevelopment } from '@mundo-manager/contract';
import type { Club } from '@mundo-manager/rules/clubs';
import {
  changesSince,
  earlierOveralls,
  type PlayerDevelopment,
  playerDevelopment,
} from '@mundo-manager/rules/development';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadSnapshots, snapshotsAt } from '../aggregates/player-snapshots.ts';
import type { Queries } from '../storage/storage.ts';
import { seasonStartOf } from './season-start.ts';

/** The development of that player of the club; undefined if the club has no such player. */
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

/** The overall of each player of the club a week ago, a month ago and at the season's start. R-DEV-9 */
export async function squadDevelopment(
  queries: Queries,
  { club, now }: { readonly club: Club; readonly now: number },
): Promise<SquadDevelopment[]> {
  const seasonStart = await seasonStartOf(queries, club.competitions.current);
  const moments = Object.values(changesSince(seasonStart, now)).filter((moment) => moment !== null);
  const playerIds = club.players.map(({ id }) => id);
  const snapshots = await snapshotsAt(queries, playerIds, moments);
  return playerIds.map((playerId) => ({
    playerId,
    earlier: earlierOveralls({ snapshots: snapshots.get(playerId) ?? [], seasonStart, now }),
  }));
}
