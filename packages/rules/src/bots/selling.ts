import type { Club } from '../clubs/club.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { listPlayer } from '../market/listing.ts';
import { releasePlayer } from '../market/release.ts';
import { searchFor } from '../market/search-criteria.ts';
import { overall } from '../players/overall.ts';
import type { Player } from '../players/player.ts';
import { isKeeper } from '../players/squad-limits.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { tacticsWith } from '../tactics/line-ups.ts';
import { BOT_HABITS } from './constants.ts';
import { isTooDear } from './saving-wages.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** Keepers that a bot does not part with. */
const KEEPERS = 2;

/**
 * Puts the weakest player outside of all line-ups whom a search can find up for sale when the squad is too large or too dear, and releases
 * one who was not bought, or not found, when it stays so. R-BOT-8
 */
export function botSelling({ club, now }: BotTurn, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botSelling');
  assertRuleset(ruleset, 'botSelling');
  const spare = sparePlayers(club, ruleset);
  const canBeFound = (player: Player) => searchFor(player, now, ruleset) !== null;
  const weakest = spare.find((player) => !player.forSale && canBeFound(player));
  const unsold = spare.find((player) => player.forSale || !canBeFound(player));
  const isOffering = spare.some(({ forSale }) => forSale);
  const surplus = club.players.length - BOT_HABITS.squad;
  const mustSave =
    club.finances.totalMoney < 0 || (isTooDear({ club, now }, ruleset) && club.players.length > BOT_HABITS.smallest);
  if (unsold && (mustSave || surplus > BOT_HABITS.patience)) {
    const gone = releasePlayer({ club, playerId: unsold.id, now }, ruleset);
    return gone.ok ? { ...gone.value, released: [gone.value.player] } : idle(club);
  }
  if (!weakest || isOffering || !(mustSave || surplus > 0)) return idle(club);
  return andThen(idle(club), listPlayer, { playerId: weakest.id, now }, ruleset);
}

/** Players in no saved line-up, the weakest first; never one of the last keepers. */
function sparePlayers(club: Club, ruleset: Ruleset): Player[] {
  const keepers = club.players.filter(isKeeper).length;
  const spare = club.players.filter((player) => {
    const isNeededKeeper = isKeeper(player) && keepers <= KEEPERS;
    return !isNeededKeeper && tacticsWith(club.tactics, player.id).length === 0;
  });
  return sortedBy(spare, (player) => overall(player, ruleset));
}
