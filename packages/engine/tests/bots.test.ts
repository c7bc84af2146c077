/** Bots in matches: what their tactics make of the substitutions. */
import { botClub } from '@mundo-manager/rules';
import { botLineUp } from '@mundo-manager/rules/bots';
import { createRandom } from '@mundo-manager/rules/core';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { TACTIC_NAMES } from '@mundo-manager/rules/tactics';
import { expect, test } from 'vitest';
import { simulate } from '../src/index.ts';
import { teamSheetOf } from '../src/team-sheet/index.ts';
import { matchInput } from '../src/testing/index.ts';

const NOW = 1_772_452_800_000;
const MATCHES = 36;

/** The sheets of two bots, each with one of its three tactics. */
function sheets(match: number) {
  const random = createRandom(`bots ${match}`);
  return [0, 1].map((side) => {
    const { club } = botClub({ id: `bot-${match}-${side}`, now: NOW }, random, ALPHA);
    const lined = botLineUp({ club, matches: [], now: NOW }, random, ALPHA).club;
    const tacticName = TACTIC_NAMES[(match + side) % TACTIC_NAMES.length] ?? 'A';
    return teamSheetOf(lined, { tacticName, boosterId: null }, ALPHA);
  });
}

test('sides of bots substitute, and plan, orders and injuries never make a sixth substitution (R-BOT-19, R-BOT-18)', () => {
  const counts: number[] = [];
  let changes = 0;
  for (let match = 0; match < MATCHES; match++) {
    const [home, away] = sheets(match);
    if (home === undefined || away === undefined) throw new Error('no sheets');
    const { events } = simulate(matchInput(home, away), match);
    for (const side of ['home', 'away'])
      counts.push(events.filter((event) => event.type === 'substitution' && event.side === side).length);
    changes += events.filter(({ type }) => type === 'tacticalChange').length;
  }
  expect(Math.max(...counts)).toBeLessThanOrEqual(ALPHA.tactics.maximumSubstitutions);
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(1);
  expect(changes).toBeGreaterThan(MATCHES / 2);
});
