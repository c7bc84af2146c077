/** Bots sell starters of an eleven above their goal, one at a time. */
import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { listPlayer, unlistPlayer } from '../market/listing.ts';
import { searchFor } from '../market/search-criteria.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { botMargin } from './ambition.ts';
import { BOT_HABITS } from './constants.ts';
import { saveTactics } from './save-tactics.ts';
import { mustSaveWages } from './saving-wages.ts';
import type { BotTrainingTurn } from './training.ts';
import { type BotOutcome, idle, joined } from './turn.ts';

/**
 * Offers the dearest starter of an eleven above its goal, or where wages must fall, and plays without him; below the goal takes back a player who would
 * start again. Never a keeper, never two at once. R-BOT-13
 */
export function botStarterSale({ club, matches, now }: BotTrainingTurn, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botStarterSale');
  assertRuleset(ruleset, 'botStarterSale');
  const margin = botMargin({ club, now }, ruleset);
  const mustSave = mustSaveWages({ club, now }, ruleset);
  const offered = club.players.filter(({ forSale }) => forSale);
  const missed =
    margin < 0 && !mustSave ? offered.find((player) => isBetterThanBench(club, player, ruleset)) : undefined;
  if (missed !== undefined) {
    const back = unlistPlayer({ club, playerId: missed.id, now }, ruleset);
    return back.ok ? { ...back.value, released: [] } : idle(club);
  }
  const isSelling =
    (margin >= BOT_HABITS.sellsAbove && club.players.length > BOT_HABITS.smallest) ||
    (mustSave && club.players.length > BOT_HABITS.fewest);
  const dearest = isSelling && offered.length === 0 ? dearestStarter(club, now, ruleset) : undefined;
  return dearest === undefined ? idle(club) : offer({ club, matches, now }, dearest, ruleset);
}

/** The dearest starter whom a market search can find; never a keeper. */
function dearestStarter({ players, tactics, defaultTactic }: Club, now: EpochMs, ruleset: Ruleset): Player | undefined {
  const starters = startersOf(tactics[defaultTactic], ruleset);
  const sellable = players.filter(
    (player) => starters.includes(player.id) && !isKeeper(player) && searchFor(player, now, ruleset) !== null,
  );
  return sortedBy(sellable, ({ marketValue }) => -marketValue)[0];
}

/** Saves line-ups without the player, and lists him for sale; changes nothing if either is refused. */
function offer({ club, matches, now }: BotTrainingTurn, { id }: Player, ruleset: Ruleset): BotOutcome {
  const { formation } = club.tactics[club.defaultTactic];
  const others = club.players.filter((player) => player.id !== id);
  const benched = saveTactics(
    { club, matches, now },
    { formation, places: autoPick(others, formation, ruleset) },
    ruleset,
  );
  const listed = listPlayer({ club: benched.club, playerId: id, now }, ruleset);
  return listed.ok ? joined(benched, { released: [], ...listed.value }) : idle(club);
}

/** Whether the player is better than every reserve who is not for sale. */
function isBetterThanBench({ players, tactics, defaultTactic }: Club, player: Player, ruleset: Ruleset): boolean {
  const starters = startersOf(tactics[defaultTactic], ruleset);
  const bench = players.filter(({ id, forSale }) => !forSale && !starters.includes(id));
  return bench.every((other) => overall(other, ruleset) < overall(player, ruleset));
}
