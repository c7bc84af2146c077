/** Putting a player up for sale, and taking him off the market. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import { ownPlayer, withPlayer } from '../clubs/own-player.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { isSellingForDebt } from '../finances/debt.ts';
import { retires } from '../players/age.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { tacticsWith } from '../tactics/line-ups.ts';
import { checkDeparture } from './departure.ts';
import type { PlayerAction, PlayerOutcome } from './player-action.ts';
import { departuresLeft } from './young-club.ts';

/**
 * Puts a player up for sale at his market value (R-MKT-11, R-MKT-12, R-MKT-21, R-FAI-2).
 * Refusals: unknown-player, already-listed, retiring, in-line-up, young-club-sales, squad-too-small, last-keeper.
 */
export function listPlayer({ club, playerId, now }: PlayerAction, ruleset: Ruleset): Result<PlayerOutcome> {
  assertNow(now, 'listPlayer');
  assertRuleset(ruleset, 'listPlayer');
  const found = ownPlayer(club, playerId);
  if (!found.ok) return found;
  const player = found.value;
  if (player.forSale) return refuse('market/already-listed', { playerId });
  if (retires(player, now, ruleset)) return refuse('market/retiring', { limit: ruleset.players.retirementAge });
  const tactics = tacticsWith(club.tactics, playerId);
  if (tactics.length > 0) return refuse('market/in-line-up', { playerId, tactics });
  const left = departuresLeft(club, now, ruleset);
  if (left?.sales === 0) {
    return refuse('market/young-club-sales', { limit: ruleset.market.youngClub.sales, date: left.until });
  }
  const kept = checkDeparture(club.players, player, ruleset);
  if (!kept.ok) return kept;
  return accept(withSaleStatus({ club, now }, player, true));
}

/** Takes a player off the market (R-MKT-12, R-DEB-7). Refusals: unknown-player, not-listed, held-by-debt. */
export function unlistPlayer({ club, playerId, now }: PlayerAction, ruleset: Ruleset): Result<PlayerOutcome> {
  assertNow(now, 'unlistPlayer');
  assertRuleset(ruleset, 'unlistPlayer');
  const found = ownPlayer(club, playerId);
  if (!found.ok) return found;
  const player = found.value;
  if (!player.forSale) return refuse('market/not-listed', { playerId });
  if (isSellingForDebt(club, ruleset)) return refuse('market/held-by-debt', { playerId });
  return accept(withSaleStatus({ club, now }, player, false));
}

function withSaleStatus(
  { club, now }: Omit<PlayerAction, 'playerId'>,
  before: Player,
  forSale: boolean,
): PlayerOutcome {
  const player = { ...before, forSale };
  return {
    ...recordOutcome(withPlayer(club, player), now, [
      {
        type: forSale ? 'player-listed' : 'player-unlisted',
        playerId: player.id,
        name: player.personalData.name,
      },
    ]),
    player,
  };
}
