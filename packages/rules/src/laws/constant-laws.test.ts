import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { rulesetVariant } from '../ruleset/variant.ts';
import { constantAmountsLaws } from './constant-amounts.ts';
import { constantLimitsLaws } from './constant-limits.ts';
import { constantOrdersLaws } from './constant-orders.ts';
import { checkLaws, subjectOf } from './index.ts';

async function broken(changes: unknown): Promise<readonly string[]> {
  const variant = rulesetVariant(changes, ALPHA);
  if (!variant.ok) throw new Error(JSON.stringify(variant.error));
  const laws = [...constantAmountsLaws, ...constantLimitsLaws, ...constantOrdersLaws];
  const reports = await checkLaws(laws, subjectOf({ ruleset: variant.value }), { runs: 100, seed: 7 });
  return reports.flatMap(({ law, counterexample }) => (counterexample ? `${law.folder} ${counterexample.text}` : []));
}

describe('constants that no game can have break a law of their folder, which names them (R-LAW-3)', () => {
  test.each([
    [{ training: { levelThresholds: [900, 200, 2000] } }, 'training ["training.levelThresholds: 200 comes after 900"]'],
    [{ training: { levelThresholds: [0, 900, 2000] } }, 'training ["training.levelThresholds: 0 comes after 0"]'],
    [{ training: { minimumCondition: 20 } }, 'training ["training.minimumCondition: 20 is not within 60 and 100"]'],
    [{ training: { intensities: [] } }, 'training ["training.intensities: there is none"]'],
    [{ positions: { colourSteps: { great: 95 } } }, 'positions ["positions.colourSteps: 90 comes after 95"]'],
    [{ manager: { skillPointsPerLevel: -5 } }, 'manager ["manager.skillPointsPerLevel: -5 is below zero"]'],
    [{ sponsorship: { recentMatches: -1 } }, 'sponsorship ["sponsorship.recentMatches: -1 is below zero"]'],
    [{ sponsorship: { matchPoints: { loss: 4 } } }, 'sponsorship ["sponsorship.matchPoints: 1 comes after 4"]'],
    [
      { boosters: { slotLevels: [4, 3, 2] } },
      /^boosters \["boosters\.slotLevels: (3 comes after 4|2 comes after 3)"\]$/,
    ],
    [{ boosters: { slotLevels: [2, 3, 5] } }, 'boosters ["boosters.slotLevels: 5 is not within 1 and 4"]'],
    [{ finances: { ticketPrice: { Pro: -5 } } }, 'finances ["finances.ticketPrice.Pro: -5 is below zero"]'],
    [{ finances: { daysBetweenWages: 0.5 } }, 'finances ["finances.daysBetweenWages: 0.5 is not whole"]'],
    [{ market: { rescissionWeeks: -10 } }, 'market ["market.rescissionWeeks: -10 is below zero"]'],
    [
      {
        competitions: {
          calendar: [
            { day: 1, hour: 23, use: 'league' },
            { day: 1, hour: 15, use: 'cups' },
          ],
        },
        server: { matchesPerDay: 1 },
      },
      'competitions ["competitions.calendar: 39 comes after 47"]',
    ],
    [{ sponsorship: { recentMatches: 21 } }, 'competitions ["sponsorship.recentMatches: 21 is more than 20"]'],
    [
      { finances: { attendance: { formMatches: 21 } } },
      'competitions ["finances.attendance.formMatches: 21 is more than 20"]',
    ],
    [{ manager: { skillLevelCap: 1 } }, 'manager ["manager.skillLevelCap: 1"]'],
    [
      { market: { defaultSearch: { overall: '76_81' } } },
      'market ["market.defaultSearch: CF_76_81_18_21 is not offered"]',
    ],
    [{ condition: { cap: 101 } }, 'condition ["condition.cap: 101 is not within 0 and 100"]'],
    [
      { tactics: { substitutionMinutes: [45, 91] } },
      'tactics ["tactics.substitutionMinutes: 91 is not within 1 and 90"]',
    ],
    [{ players: { squad: { minimum: 10 } } }, 'players ["players.squad.minimum: 10 is not within 11 and 40"]'],
  ])('%j breaks %s', async (changes, complaint) => {
    expect(await broken(changes)).toEqual([
      typeof complaint === 'string' ? complaint : expect.stringMatching(complaint),
    ]);
  });

  test('Alpha breaks none', async () => {
    expect(await broken({})).toEqual([]);
  });
});
