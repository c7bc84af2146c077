/** What a game day does to players without a club: birthdays, and careers that end. R-WLD-13, R-PLA-27 */

import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import { retires } from '../players/age.ts';
import { agePlayer } from '../players/ageing.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** Input of the turn of a day for free players. */
export interface FreePlayersInput {
  readonly players: readonly Player[];
  /** The last turn of each player; `now` where it is missing. R-PLA-27 */
  readonly livedUntil: Readonly<Record<PlayerId, EpochMs>>;
  readonly now: EpochMs;
}

/** Free players after a turn of the day. */
export interface FreePlayersOutcome {
  /** Those who stay; the same object where nothing has changed. */
  readonly players: readonly Player[];
  /** Ids of those whose careers have ended. */
  readonly retired: readonly PlayerId[];
}

/** Keeps the birthdays of free players; those past the age of retirement leave the game. R-WLD-13, R-PLA-18 */
export function turnFreePlayers({ players, livedUntil, now }: FreePlayersInput, ruleset: Ruleset): FreePlayersOutcome {
  assertNow(now, 'turnFreePlayers');
  assertRuleset(ruleset, 'turnFreePlayers');
  const retired = players.filter((player) => retires(player, now, ruleset));
  return {
    players: players
      .filter((player) => !retired.includes(player))
      .map((player) => agePlayer(player, livedUntil[player.id] ?? now, now, ruleset)),
    retired: retired.map(({ id }) => id),
  };
}
