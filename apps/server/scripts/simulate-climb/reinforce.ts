/** How a newcomer reinforces his weakest places, as the first steps teach. R-TUT-9, R-ECO-9 */
import { weeklyIncome } from '@mundo-manager/rules/bots';
import type { Club } from '@mundo-manager/rules/clubs';
import { weeklyUpkeep } from '@mundo-manager/rules/facilities';
import { availableMoney, weeklySalaries } from '@mundo-manager/rules/finances';
import { canAfford, marketPosition, searchFor } from '@mundo-manager/rules/market';
import { overall, type PublicPlayer } from '@mundo-manager/rules/players';
import { type Position, positionRating } from '@mundo-manager/rules/positions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { formationSlots } from '@mundo-manager/rules/tactics';
import type { Policy } from '../simulate-economy/policy.ts';

/** Points by which a new player is better than the one whose place he takes. */
const IMPROVEMENT = 4;
/** Weakest starters in whose places the newcomer looks for better ones. */
const WEAKEST = 4;
/** Players from which on he buys none. */
const FULL_SQUAD = 30;
/** Weeks for which his money has to last. */
const WEEKS = 4;

/** One search a day: the player who adds most for his price and wages in one of the weakest places, as far as the money lasts. */
export const reinforce: NonNullable<Policy['market']> = (market, { clubId, now }, ruleset) => {
  const club = market.club(clubId);
  if (club.players.length >= FULL_SQUAD) return;
  for (const { position, rating } of weakestStarters(club, ruleset)) {
    const gainPerDollar = (player: PublicPlayer) => (overall(player, ruleset) - rating) / costOf(player);
    const [best] = market
      .forSale(now)
      .filter(
        (player) =>
          player.club !== clubId &&
          marketPosition(player.personalData.position) === marketPosition(position) &&
          overall(player, ruleset) >= rating + IMPROVEMENT &&
          isPaid(player, club, now, ruleset),
      )
      .toSorted((one, other) => gainPerDollar(other) - gainPerDollar(one));
    const search = best === undefined ? null : searchFor(best, now, ruleset);
    if (search === null) continue;
    market.shop(clubId, search, ({ id }) => id === best?.id, now);
    return;
  }
};

/** Dollars of a player's price and of his wages while the money has to last. */
function costOf({ marketValue, salary }: PublicPlayer): number {
  return marketValue + WEEKS * salary;
}

/**
 * Whether the money pays for the player and lasts with his wages; a young club has no weekly income yet and checks the
 * price alone.
 */
function isPaid(player: PublicPlayer, club: Club, now: number, ruleset: Ruleset): boolean {
  const { finances, players } = club;
  if (!canAfford(availableMoney(finances.totalMoney, players, ruleset), player.marketValue)) return false;
  const income = weeklyIncome(club, now);
  if (income === null) return true;
  const balance = income - weeklySalaries(players) - weeklyUpkeep(club, ruleset);
  return finances.totalMoney + WEEKS * balance >= costOf(player);
}

/** The starters of the default tactic with the lowest ratings in their positions, the weakest first. */
function weakestStarters({ tactics, defaultTactic, players }: Club, ruleset: Ruleset) {
  const { formation, places } = tactics[defaultTactic];
  const starters = formationSlots(formation).flatMap(
    ({ position }, place): { readonly position: Position; readonly rating: number }[] => {
      const player = players.find(({ id }) => id === places[place]?.playerId);
      return player ? [{ position, rating: positionRating(player.attributes, position, ruleset) }] : [];
    },
  );
  return starters.toSorted((one, other) => one.rating - other.rating).slice(0, WEAKEST);
}
