import type { ClubOutcome } from '../clubs/outcome.ts';
import { demand, demandNow, demandRuleset } from '../core/demand.ts';
import type { ClubId, EpochMs } from '../core/ids.ts';
import type { Random } from '../core/random.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { botIdentity } from './bot-identity.ts';
import { createClub } from './create-club.ts';

/** Under which id a bot founds its club, and when. */
export interface BotClubInput {
  readonly id: ClubId;
  readonly now: EpochMs;
  /** Whether another club has that name; none has, unless told. */
  readonly isTaken?: (name: string) => boolean;
}

/** A bot's club: founded like any other, under an invented identity; the same draws give the same club. R-BOT-1, R-BOT-3 */
export function botClub(
  { id, now, isTaken = () => false }: BotClubInput,
  random: Random,
  ruleset: Ruleset,
): ClubOutcome {
  demandNow(now, 'botClub');
  demandRuleset(ruleset, 'botClub');
  const founded = createClub({ ...botIdentity(random, isTaken, ruleset), id, now }, random, ruleset);
  demand(founded.ok, 'botClub: needs an identity that createClub accepts', id);
  return founded.value;
}
