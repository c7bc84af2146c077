/** The players that a manager watches. R-SCT-9, R-SCT-10 */
import type { PublicPlayer } from '@mundo-manager/rules/players';
import { WATCH_NOTE_LENGTH, WATCHED_PLAYERS, type Watch, type WatchChoices } from '@mundo-manager/rules/scouting';
import { z } from 'zod';
import { type ClubBadge, clubBadgeSchema } from './club-look.ts';
import { publicPlayerSchema } from './player.ts';
import { amount, count, described, id, list, moment, named, record, text } from './schema-parts.ts';

const CHOICES = {
  note: described(text(WATCH_NOTE_LENGTH).nullable(), 'Null for none'),
  whenForSale: described(z.boolean(), 'Whether a message comes when he is put up for sale'),
  priceUpTo: described(
    z.int().min(1).max(1_000_000_000).nullable(),
    'A message comes when his market value falls to it',
  ),
};

export const watchChoicesSchema: z.ZodType<WatchChoices> = record(CHOICES);

export const watchSchema: z.ZodType<Watch> = named(
  'Watch',
  record({ ...CHOICES, playerId: id, name: text(100), since: moment, price: amount, overall: count }),
  'Price and overall are those of the first moment.',
);

/** A watched player as he is now. */
export interface WatchedPlayer {
  readonly watch: Watch;
  /** Null for one who has left the game. */
  readonly player: PublicPlayer | null;
  /** Null for a player without a club. */
  readonly club: ClubBadge | null;
}

const watchedPlayerSchema: z.ZodType<WatchedPlayer> = named(
  'WatchedPlayer',
  record({ watch: watchSchema, player: publicPlayerSchema.nullable(), club: clubBadgeSchema.nullable() }),
);

export const watchlistSchema: z.ZodType<{ readonly watched: readonly WatchedPlayer[] }> = record({
  watched: described(list(watchedPlayerSchema, WATCHED_PLAYERS), 'The last added first'),
});
