/** How many players a club may part with in its first days, so that no club is founded to be emptied. */
import { DAY } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';

/** What a young club has left. */
export interface DeparturesLeft {
  /** Players who may still be released. */
  readonly releases: number;
  /** Players who may still be listed for sale: those on the market count as sold. */
  readonly sales: number;
  /** When the limits end. */
  readonly until: EpochMs;
}

/** The part of a club that its limits are read from. */
export type YoungClub = Pick<Club, 'createdAt' | 'firstDepartures'> & {
  readonly players: readonly Pick<Club['players'][number], 'forSale'>[];
};

/** How many players the club may still release and sell in its first days of game time; null once they are over. R-FAI-1, R-FAI-2 */
export function departuresLeft(club: YoungClub, now: EpochMs, ruleset: Ruleset): DeparturesLeft | null {
  assertNow(now, 'departuresLeft');
  assertRuleset(ruleset, 'departuresLeft');
  const { days, releases, sales } = ruleset.market.youngClub;
  const until = club.createdAt + days * DAY;
  if (now >= until) return null;
  const gone = club.firstDepartures ?? { releases: 0, sales: 0 };
  const offered = club.players.filter(({ forSale }) => forSale).length;
  return {
    releases: Math.max(0, releases - gone.releases),
    sales: Math.max(0, sales - gone.sales - offered),
    until,
  };
}
