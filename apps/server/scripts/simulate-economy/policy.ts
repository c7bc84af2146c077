/** Who runs a club of the simulated world. */
import { botBeforeMatch, botDay } from '@mundo-manager/rules/bots';
import type { Match } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Market } from './market.ts';

/** A club on its way to the market, with its matches of the season. */
interface MarketVisit {
  readonly clubId: string;
  readonly matches: readonly Match[];
  readonly now: number;
}

/** Who runs a club: what it does in the morning, on the market, for the next match and before the late match. */
export interface Policy {
  readonly day: typeof botDay;
  readonly beforeMatch: typeof botBeforeMatch;
  /** Null for a club that neither buys nor searches. */
  readonly market: ((market: Market, visit: MarketVisit, ruleset: Ruleset) => void) | null;
  /** Whether it chooses a booster and a tactic for each match, as bots do. */
  readonly preparesMatches: boolean;
}

/** The policy of clubs without one of their own. */
export const BOT: Policy = {
  day: botDay,
  beforeMatch: botBeforeMatch,
  market: (market, { clubId, now }) => market.visit(clubId, now),
  preparesMatches: true,
};
