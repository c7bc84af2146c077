// A typed server: what compiles here, and what must not.
import { accept, type Result, refuse } from '@mundo-manager/rules';
import * as alpha from '@mundo-manager/rules/alpha';
import { conditionAfterMatch, type MatchEffort } from '@mundo-manager/rules/condition';
import { ALPHA, type Ruleset, type RulesetChanges, rulesetVariant } from '@mundo-manager/rules/ruleset';
import { goalDifference, orderStandings, type TableRow } from '@mundo-manager/rules/standings';
import { buildClub, type DraftHappening } from '@mundo-manager/rules/testing';

const variant: Ruleset = { ...ALPHA, standings: { ...ALPHA.standings, pointsForWin: 2 } };
const effort: MatchEffort = { stamina: 60, positionCode: 1, factor: 1 };
export const condition: number = conditionAfterMatch(90, effort, variant);

const ordered: Result<TableRow[]> = orderStandings<TableRow>({ rows: [], lots: [] }, ALPHA);
const rows: TableRow[] = ordered.ok ? ordered.value : [];
export const differences: number[] = rows.map(goalDifference);
const changes = { name: 'Bairro', finances: { ticketPrice: { Pro: 30 } } } satisfies RulesetChanges;
export const changed: Result<Ruleset> = rulesetVariant(changes, ALPHA);
export const whole: RulesetChanges = ALPHA;
export const happening: DraftHappening = { type: 'SELECT', slot: 'B' };
export const club: string = buildClub().name;

export function halve(money: number): Result<number> {
  return money < 0 ? refuse('finances/in-debt', { balance: money }) : accept(money / 2);
}

export const byAlpha: number = alpha.conditionAfterMatch(90, effort);

// @ts-expect-error a rule that reads a constant is given the rule set
conditionAfterMatch(90, effort);
// @ts-expect-error condition is a number
export const text: string = conditionAfterMatch(90, effort, variant);
// @ts-expect-error aggregates are read-only
buildClub().name = 'another';
// @ts-expect-error there is no such slot
export const nowhere: DraftHappening = { type: 'SELECT', slot: 'D' };
// @ts-expect-error there is no such code
refuse('finances/unlucky');
// @ts-expect-error a rule set has all its constants
export const empty: Ruleset = { name: 'Empty' };
// @ts-expect-error no constant is named so
export const slip: RulesetChanges = { market: { serchesPerDay: 8 } };
// @ts-expect-error the rows of a list are whole
export const half: RulesetChanges = { facilities: { gym: [{ level: 1 }] } };
// @ts-expect-error that list has three rows
export const short: RulesetChanges = { training: { levelThresholds: [1, 2] } };
