// Another server's module: takes several subpaths of the rules and prints what they answer.
import { ALPHA as alphaOfRoot, createRandom } from '@mundo-manager/rules';
import * as alpha from '@mundo-manager/rules/alpha';
import { conditionAfterMatch } from '@mundo-manager/rules/condition';
import { availableMoney } from '@mundo-manager/rules/finances';
import { formatMoney } from '@mundo-manager/rules/format';
import { isLive } from '@mundo-manager/rules/match-window';
import { positionCode } from '@mundo-manager/rules/positions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { orderStandings } from '@mundo-manager/rules/standings';
import { FORMATIONS } from '@mundo-manager/rules/tactics';

const row = (clubId, points, goals) => ({ clubId, points, wins: 1, goals, goalsTaken: 1 });

console.log(
  JSON.stringify({
    table: orderStandings({ rows: [row('a', 3, 1), row('b', 3, 4), row('c', 6, 2)] }, ALPHA).value.map(
      ({ clubId }) => clubId,
    ),
    money: formatMoney(availableMoney(1_500_000, [{ salary: 20_000 }, { salary: 30_000 }], ALPHA)),
    condition: conditionAfterMatch(90, { stamina: 60, positionCode: positionCode('CF'), factor: 1 }, ALPHA),
    level: alpha.trainingLevel(250),
    live: isLive(0, 1_800_000, ALPHA),
    fused: alpha.fuse([1, 2, 3], createRandom('consumer')),
    formations: Object.keys(FORMATIONS).length,
    oneRuleSet: ALPHA === alphaOfRoot,
  }),
);
