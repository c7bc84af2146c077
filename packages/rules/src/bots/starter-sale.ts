/** How bots part with starters: an eleven better than the club's means is sold down, one player at a time, and kept where it is not. */
import type { Club } from '../clubs/club.ts';
import { demandNow, demandRuleset } from '../core/demand.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { listPlayer, unlistPlayer } from '../market/listing.ts';
import { searchFor } from '../market/search.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { newTactic } from '../tactics/new-tactic.ts';
import { saveTactic } from '../tactics/save-tactic.ts';
import { TACTIC_NAMES } from '../tactics/tactic.ts';
import { botMargin } from './ambition.ts';
import { BOT_HABITS } from './tables.ts';
import type { BotTrainingTurn } from './training.ts';
import { andThen, type BotOutcome, idle } from './turn.ts';

/**
 * Puts the dearest starter whom a search can find up for sale where the eleven is well above the bot's goal, and plays without him; takes one
 * back who would start again where it is below. Never a keeper, never two at once. R-BOT-13
 */
export function botStarterSale({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  demandNow(now, 'botStarterSale');
  demandRuleset(ruleset, 'botStarterSale');
  const margin = botMargin({ club, now }, ruleset);
  const offered = club.players.filter(({ forSale }) => forSale);
  const missed = margin < 0 ? offered.find((player) => isBetterThanBench(club, player, ruleset)) : undefined;
  if (missed !== undefined) {
    const back = unlistPlayer({ club, playerId: missed.id, now });
    return back.ok ? { ...back.value, released: [] } : idle(club);
  }
  if (offered.length > 0 || margin < BOT_HABITS.sellsAbove || club.players.length <= BOT_HABITS.smallest)
    return idle(club);
  const starters = startersOf(club.tactics[club.defaultTactic], ruleset);
  const [dearest] = sortedBy(
    club.players.filter(
      (player) => starters.includes(player.id) && !isKeeper(player) && searchFor(player, now, ruleset) !== null,
    ),
    ({ marketValue }) => -marketValue,
  );
  if (dearest === undefined) return idle(club);
  const { formation } = club.tactics[club.defaultTactic];
  const rest = club.players.filter(({ id }) => id !== dearest.id);
  const without = newTactic(formation, autoPick(rest, formation, ruleset));
  const benched = TACTIC_NAMES.reduce(
    (done, tacticName) => andThen(done, saveTactic, { tacticName, updatedTactic: without, matches, now }, ruleset),
    idle(club),
  );
  const listed = listPlayer({ club: benched.club, playerId: dearest.id, now }, ruleset);
  return listed.ok ? andThen(benched, listPlayer, { playerId: dearest.id, now }, ruleset) : idle(club);
}

/** Whether he is better than the best who stands in no line-up of those who may play. */
function isBetterThanBench({ players, tactics, defaultTactic }: Club, player: Player, ruleset: Ruleset): boolean {
  const starters = startersOf(tactics[defaultTactic], ruleset);
  const bench = players.filter(({ id, forSale }) => !forSale && !starters.includes(id));
  return bench.every((other) => overall(other, ruleset) < overall(player, ruleset));
}
