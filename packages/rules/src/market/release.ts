/** Releasing a player. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import { ownPlayer } from '../clubs/own-player.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { clamp } from '../core/clamp.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { retires } from '../players/age.ts';
import { leaveClub } from '../players/leaving.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { withDeparture } from './count-departure.ts';
import { checkDeparture } from './departure.ts';
import type { PlayerAction, PlayerOutcome } from './player-action.ts';
import { departuresLeft } from './young-club.ts';

/** What ending the player's contract costs in whole dollars, before a club's cash limits it (R-MKT-15). */
export function rescissionFee({ salary }: Pick<Player, 'salary'>, ruleset: Ruleset): number {
  assertRuleset(ruleset, 'rescissionFee');
  return Math.round(salary * ruleset.market.rescissionWeeks);
}

/**
 * Releases a player, free and for sale; his boosters return to the stock (R-MKT-13 to R-MKT-15, R-MKT-21). A club in
 * debt may release. Refusals: unknown-player, young-club-releases (R-FAI-1), squad-too-small, last-keeper.
 */
export function releasePlayer({ club, playerId, now }: PlayerAction, ruleset: Ruleset): Result<PlayerOutcome> {
  assertNow(now, 'releasePlayer');
  assertRuleset(ruleset, 'releasePlayer');
  const found = ownPlayer(club, playerId);
  if (!found.ok) return found;
  const player = found.value;
  const left = departuresLeft(club, now, ruleset);
  if (left?.releases === 0) {
    return refuse('market/young-club-releases', { limit: ruleset.market.youngClub.releases, date: left.until });
  }
  const kept = checkDeparture(club.players, player, ruleset);
  if (!kept.ok) return kept;

  const { name } = player.personalData;
  const paid = clamp(0, rescissionFee(player, ruleset), club.finances.totalMoney);
  const departure = leaveClub(club, player);
  return accept({
    ...recordOutcome(
      withDeparture(departure.club, 'releases', now, ruleset),
      now,
      [{ type: 'player-released', playerId, name }],
      [{ currency: 'money', type: 'Player Contract Rescission', amount: -paid, subject: name }],
    ),
    player: { ...departure.player, forSale: !retires(player, now, ruleset) },
  });
}
