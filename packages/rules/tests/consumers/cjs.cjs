// The same server, in CommonJS.
const { ALPHA: alphaOfRoot, createRandom } = require('@mundo-manager/rules');
const alpha = require('@mundo-manager/rules/alpha');
const { conditionAfterMatch } = require('@mundo-manager/rules/condition');
const { availableMoney } = require('@mundo-manager/rules/finances');
const { formatMoney } = require('@mundo-manager/rules/format');
const { isLive } = require('@mundo-manager/rules/match-window');
const { positionCode } = require('@mundo-manager/rules/positions');
const { ALPHA } = require('@mundo-manager/rules/ruleset');
const { orderStandings } = require('@mundo-manager/rules/standings');
const { FORMATIONS } = require('@mundo-manager/rules/tactics');

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
