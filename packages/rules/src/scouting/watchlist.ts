/** Watched players and their alerts. */
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { ClubId, EpochMs, PlayerId } from '../core/ids.ts';
import { accept, type Result, refuse } from '../core/result.ts';
import { ownOverall } from '../players/overall.ts';
import type { PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { WATCH_NOTE_LENGTH, WATCHED_PLAYERS } from './constants.ts';

/** What a manager says of a player that he watches. */
export interface WatchChoices {
  /** Null for none. */
  readonly note: string | null;
  /** Whether a message comes when the player is listed for sale. */
  readonly whenForSale: boolean;
  /** Whole dollars: a message comes when his market value falls to it; null for none. */
  readonly priceUpTo: number | null;
}

/** A player on a watchlist. */
export interface Watch extends WatchChoices {
  readonly playerId: PlayerId;
  readonly name: string;
  readonly since: EpochMs;
  /** Market value when he was first watched, in whole dollars. */
  readonly price: number;
  /** Whole points without boosters, then. */
  readonly overall: number;
}

/** What watching a player needs. */
export interface WatchInput {
  readonly clubId: ClubId;
  /** Whom the club watches already. */
  readonly watched: readonly Watch[];
  readonly player: PublicPlayer;
  readonly choices: WatchChoices;
  readonly now: EpochMs;
}

/**
 * The player with the choices made for him; one who is watched already keeps since when, price and overall. A note loses surrounding and
 * repeated spaces. Refusals: own-player, watchlist-full. R-SCT-9
 */
export function watchPlayer({ clubId, watched, player, choices, now }: WatchInput, ruleset: Ruleset): Result<Watch> {
  assertNow(now, 'watchPlayer');
  assertRuleset(ruleset, 'watchPlayer');
  const { id: playerId } = player;
  const before = watched.find((watch) => watch.playerId === playerId);
  if (before === undefined && player.club === clubId) return refuse('market/own-player', { playerId });
  if (before === undefined && watched.length >= WATCHED_PLAYERS) {
    return refuse('market/watchlist-full', { limit: WATCHED_PLAYERS });
  }
  return accept({
    playerId,
    name: player.personalData.name,
    since: before?.since ?? now,
    price: before?.price ?? player.marketValue,
    overall: before?.overall ?? Math.trunc(ownOverall(player, ruleset)),
    ...choices,
    note: cleanNote(choices.note),
  });
}

function cleanNote(note: string | null): string | null {
  const cleaned = (note ?? '').replace(/\s+/gu, ' ').trim().slice(0, WATCH_NOTE_LENGTH);
  return cleaned === '' ? null : cleaned;
}

/** A player’s sale as the last look at him found it. */
export interface SaleStatus {
  readonly forSale: boolean;
  /** Whole dollars. */
  readonly marketValue: number;
}

/** Alerts about a watched player. */
export type WatchAlert = 'for-sale' | 'price-reached';

/** The alerts that are due when a player’s sale changes from `before` to `after`: each once for every time that it comes true. R-SCT-13 */
export function watchAlerts(
  { whenForSale, priceUpTo }: Omit<WatchChoices, 'note'>,
  before: SaleStatus,
  after: SaleStatus,
): WatchAlert[] {
  const alerts: WatchAlert[] = [];
  if (whenForSale && after.forSale && !before.forSale) alerts.push('for-sale');
  const isReached = ({ marketValue }: SaleStatus) => priceUpTo !== null && marketValue <= priceUpTo;
  if (isReached(after) && !isReached(before)) alerts.push('price-reached');
  return alerts;
}
