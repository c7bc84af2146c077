import { assertNow, assertRuleset } from '../core/assert.ts';
import { sortedBy } from '../core/sorted-by.ts';
import { FACILITY_NAMES } from '../facilities/constants.ts';
import { facilityLevel, nextLevel } from '../facilities/levels.ts';
import { upgradeFacility } from '../facilities/upgrade.ts';
import { weeklySalaries } from '../finances/salaries.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BOT_HABITS } from './constants.ts';
import { andThen, type BotOutcome, type BotTurn, idle } from './turn.ts';

/** Builds the facility with the best value for money if its reserve of wages remains; else keeps saving. R-BOT-7 */
export function botBuilding({ club, now }: BotTurn, ruleset: Ruleset): BotOutcome {
  assertNow(now, 'botBuilding');
  assertRuleset(ruleset, 'botBuilding');
  const buildable = FACILITY_NAMES.flatMap((facilityName) => {
    const next = nextLevel(facilityName, facilityLevel(club.facilities, facilityName), ruleset);
    return next ? [{ facilityName, price: next.price }] : [];
  });
  const [wanted] = sortedBy(buildable, ({ facilityName, price }) => price / BOT_HABITS.building[facilityName]);
  const reserve = BOT_HABITS.reserveWeeks * weeklySalaries(club.players);
  if (!wanted || club.finances.totalMoney - wanted.price < reserve) return idle(club);
  const { facilityName } = wanted;
  return andThen(idle(club), upgradeFacility, { facilityName, now }, ruleset);
}
