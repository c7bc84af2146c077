/** Completed transfers, what they add up to, and sales to compare a price with. R-SCT-4 to R-SCT-8 */
import {
  COMPARABLE_SALES,
  type Comparables,
  type Transfer,
  type TransferBalance,
  type TransferParty,
} from '@mundo-manager/rules/scouting';
import type { z } from 'zod';
import { type ClubBadge, categorySchema, clubBadgeSchema } from './club-look.ts';
import { positionSchema } from './player.ts';
import { amount, count, described, id, list, moment, named, record, text } from './schema-parts.ts';

/** Most transfers in an answer. */
export const TRANSFER_LIMIT = 100;

/** A club of a transfer; its badge is of today, null if the game has forgotten the club. */
export interface TransferPartyView extends TransferParty {
  readonly club: ClubBadge | null;
}

/** A completed transfer as screens show it. */
export interface TransferView extends Transfer {
  readonly from: TransferPartyView | null;
  readonly to: TransferPartyView;
}

const partySchema: z.ZodType<TransferPartyView> = named(
  'TransferParty',
  record({
    clubId: id,
    category: categorySchema.nullable(),
    leagueId: id.nullable(),
    club: clubBadgeSchema.nullable(),
  }),
  'Category and league are those of the transfer, the badge is of today.',
);

const transferSchema: z.ZodType<TransferView> = named(
  'Transfer',
  record({
    playerId: id,
    name: text(100),
    position: positionSchema.nullable(),
    overall: count.nullable(),
    age: count.nullable(),
    price: amount,
    date: moment,
    from: described(partySchema.nullable(), 'Null for a player without a club'),
    to: partySchema,
  }),
  'What was not kept of an early transfer is null.',
);

const balanceSchema: z.ZodType<TransferBalance> = named(
  'TransferBalance',
  record({ bought: count, sold: count, spent: amount, earned: amount, balance: amount }),
);

const transfers = described(list(transferSchema, TRANSFER_LIMIT), 'The newest first');

export const playerTransfersSchema: z.ZodType<{ readonly transfers: readonly TransferView[] }> = record({ transfers });

/** A club’s transfers. */
export interface ClubTransfers {
  readonly transfers: readonly TransferView[];
  /** Over all of them, however many are listed. */
  readonly total: TransferBalance;
}

export const clubTransfersSchema: z.ZodType<ClubTransfers> = record({ transfers, total: balanceSchema });

/** A club’s balance in a league. */
export interface LeagueBalance {
  readonly club: ClubBadge;
  readonly total: TransferBalance;
}

/** The transfers of clubs while they played in a league. */
export interface LeagueTransfers {
  readonly transfers: readonly TransferView[];
  /** Of each club with a transfer, the highest balance first. */
  readonly balances: readonly LeagueBalance[];
}

const leagueBalanceSchema: z.ZodType<LeagueBalance> = named(
  'LeagueBalance',
  record({ club: clubBadgeSchema, total: balanceSchema }),
);

export const leagueTransfersSchema: z.ZodType<LeagueTransfers> = record({
  transfers,
  balances: list(leagueBalanceSchema, 100),
});

export const comparablesSchema: z.ZodType<Comparables<TransferView>> = record({
  sales: described(list(transferSchema, COMPARABLE_SALES), 'The newest first'),
  median: amount.nullable(),
});
