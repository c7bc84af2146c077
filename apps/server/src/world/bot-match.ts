/** Chooses a bot's booster and tactic for its next match, by the opponents' public squad. R-BOT-9, R-BOT-16 */
import { publicClub } from '@mundo-manager/contract';
import { botMatchBooster, botMatchTactic } from '@mundo-manager/rules/bots';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Match, MatchOutcome } from '@mundo-manager/rules/competitions';
import type { Random } from '@mundo-manager/rules/core';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { loadClub } from '../aggregates/clubs.ts';
import type { Queries } from '../storage/storage.ts';

/** The match to choose for, and by which rules. */
export interface ChoosingForMatch {
  /** The club's next match, locked; undefined if it has none. */
  readonly match: Match | undefined;
  /** Game time. */
  readonly now: number;
  readonly ruleset: Ruleset;
}

/** The match and the club with all that the bot chose; null if it chose nothing. */
export async function chooseForMatch(
  tx: Queries,
  club: Club,
  { match, now, ruleset }: ChoosingForMatch,
  random: Random,
): Promise<MatchOutcome | null> {
  if (match === undefined) return null;
  const boosted = botMatchBooster({ club, match, now }, random, ruleset);
  const opponents = await loadClub(tx, match.home.id === club.id ? match.away.id : match.home.id);
  if (opponents === undefined) return boosted;
  const { players } = publicClub(opponents.club);
  const turn = { club: boosted?.club ?? club, match: boosted?.match ?? match, opponents: players, now };
  const chosen = botMatchTactic(turn, ruleset);
  if (boosted === null || chosen === null) return chosen ?? boosted;
  return {
    ...chosen,
    entries: [...boosted.entries, ...chosen.entries],
    events: [...boosted.events, ...chosen.events],
  };
}
