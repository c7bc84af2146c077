/** What debt does to a club on its days: it is counted on paydays, and sold out of by and by. */
import { botSelling } from '../bots/selling.ts';
import { type BotOutcome, idle, joined } from '../bots/turn.ts';
import { DAY } from '../clock/constants.ts';
import { recordOutcome } from '../clubs/action-outcome.ts';
import type { Club } from '../clubs/club.ts';
import { assertDate, assertRuleset } from '../core/assert.ts';
import type { EpochMs } from '../core/ids.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { type DebtStage, debtStage } from '../finances/debt.ts';
import type { NewEvent } from '../inbox/events.ts';
import { listPlayer } from '../market/listing.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { withoutPlayer } from '../tactics/line-ups.ts';

/** A club whose day has turned. */
export interface DebtTurnInput {
  readonly club: Club;
  readonly now: EpochMs;
  /** Whether wages were due at this turn. */
  readonly isPayday: boolean;
}

/**
 * Counts a payday that ends in debt, reports each new stage, and sells players: one per payday from stage two, one per
 * day in administration. A balance from zero ends it. New clubs are exempt. R-DEB-1 to R-DEB-5
 */
export function debtTurn({ club, now, isPayday }: DebtTurnInput, ruleset: Ruleset): BotOutcome {
  assertDate(now, 'debtTurn');
  assertRuleset(ruleset, 'debtTurn');
  if (club.finances.totalMoney >= 0) return settled(club, now, ruleset);
  if (now - club.createdAt < ruleset.finances.debt.graceDays * DAY) return idle(club);
  const counted = isPayday ? { ...club, paydaysInDebt: (club.paydaysInDebt ?? 0) + 1 } : club;
  const stage = debtStage(counted, ruleset);
  const news = stage === debtStage(club, ruleset) ? [] : newsOf(stage, counted);
  const reported: BotOutcome = { released: [], ...recordOutcome(counted, now, news) };
  if (stage === 'administration') return joined(reported, botSelling({ club: reported.club, now }, ruleset));
  return stage === 'selling' && isPayday ? joined(reported, forcedSale(reported.club, now, ruleset)) : reported;
}

function settled({ paydaysInDebt, ...club }: Club, now: EpochMs, ruleset: Ruleset): BotOutcome {
  if (paydaysInDebt === undefined) return idle(club);
  const wasReported = debtStage({ paydaysInDebt }, ruleset) !== 'none';
  return { released: [], ...recordOutcome(club, now, wasReported ? [{ type: 'debt-paid' }] : []) };
}

function newsOf(stage: DebtStage, { paydaysInDebt = 0, finances }: Club): readonly NewEvent[] {
  const facts = { paydays: paydaysInDebt, owed: -finances.totalMoney };
  return stage === 'none' ? [] : [{ type: `debt-${stage}`, ...facts }];
}

/** The dearest player outside the default tactic leaves the other tactics and is up for sale, where the squad can do without him. R-DEB-3 */
function forcedSale(club: Club, now: EpochMs, ruleset: Ruleset): BotOutcome {
  const named = club.tactics[club.defaultTactic].places.map(({ playerId }) => playerId);
  const spare = club.players.filter(({ id, forSale }) => !forSale && !named.includes(id));
  for (const player of sortedBy(spare, ({ marketValue }: Player) => -marketValue)) {
    const freed = { ...club, tactics: withoutPlayer(club.tactics, player) };
    const listed = listPlayer({ club: freed, playerId: player.id, now }, ruleset);
    if (listed.ok) return { released: [], ...listed.value };
  }
  return idle(club);
}
