/** A manager searches the market. */

import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import type { Player, PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import type { MarketSearch } from './constants.ts';
import { playerSeenBy } from './player-seen-by.ts';
import { remainingSearches, searchesReturnAt, withSearchUsed } from './quota.ts';
import { checkSearch, matchesSearch } from './search-criteria.ts';

/** Input of a search of the market. */
export interface SearchMarket {
  readonly club: Club;
  readonly search: Readonly<Record<keyof MarketSearch, string>>;
  /** The candidates; those who are not for sale or do not fit are left out. */
  readonly players: readonly Player[];
  readonly now: EpochMs;
}

/** The club with one search fewer, and who was found. */
export interface SearchOutcome extends ClubOutcome {
  /** The players found, in the order of the candidates. */
  readonly players: readonly PublicPlayer[];
}

/**
 * Uses one search and finds the players for sale who fit, as a buyer sees them: without boosters, condition and morale.
 * The club's own are left out (R-MKT-2, R-MKT-7, R-OPP-17).
 * Refusals: unknown-range, no-searches-left.
 */
export function searchMarket({ club, search, players, now }: SearchMarket, ruleset: Ruleset): Result<SearchOutcome> {
  assertNow(now, 'searchMarket');
  assertRuleset(ruleset, 'searchMarket');
  const checked = checkSearch(search, ruleset);
  if (!checked.ok) return checked;
  if (remainingSearches(club.marketSearches, now, ruleset) === 0) {
    const date = searchesReturnAt(club.marketSearches);
    return refuse('market/no-searches-left', { limit: ruleset.market.searchesPerDay, date });
  }
  return accept({
    ...recordOutcome({ ...club, marketSearches: withSearchUsed(club.marketSearches, now) }, now, []),
    players: players
      .filter(
        (player) => player.forSale && player.club !== club.id && matchesSearch(player, checked.value, now, ruleset),
      )
      .map((player) => playerSeenBy(player, club.id)),
  });
}
