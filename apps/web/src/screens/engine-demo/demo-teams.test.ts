import { validateInput } from '@mundo-manager/engine';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { FORMATION_NAMES, TEAM_INSTRUCTIONS } from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import { joinedOutcomes, NO_OUTCOMES, type Outcomes, withPlayedMatch } from '../../features/simulation/outcomes.ts';
import { demoMatch, FIRST_SIDES, STRONGEST, WEAKEST } from './demo-teams.ts';

const mentalities = TEAM_INSTRUCTIONS.find(({ name }) => name === 'Mentality')?.options ?? [];

/** Some matches of the chosen sides. */
function outcomesOf(home: Partial<typeof FIRST_SIDES.home>, matches = 12): Outcomes {
  const input = demoMatch({ ...FIRST_SIDES, home: { ...FIRST_SIDES.home, ...home } });
  return Array.from({ length: matches }, (_, seed) => `${seed}`).reduce(
    (outcomes, seed) => withPlayedMatch(outcomes, input, seed),
    NO_OUTCOMES,
  );
}

describe('the two invented teams (R-REP-2)', () => {
  test.each(FORMATION_NAMES)('can play %s', (formation) => {
    const home = { ...FIRST_SIDES.home, formation };
    const away = { ...FIRST_SIDES.away, formation };
    expect(validateInput(demoMatch({ home, away }), ALPHA)).toMatchObject({ ok: true });
  });

  test('can be of any strength and mentality on offer', () => {
    expect(mentalities).toHaveLength(5);
    for (const mentality of mentalities) {
      for (const strength of [WEAKEST, STRONGEST]) {
        const side = { formation: '442', mentality, strength } as const;
        expect(validateInput(demoMatch({ home: side, away: side }), ALPHA)).toMatchObject({ ok: true });
      }
    }
  });

  test('have a name for every player, no two alike', () => {
    const { home, away } = demoMatch(FIRST_SIDES);
    const names = [...home.players, ...away.players].map(({ name }) => name);
    expect(new Set(names).size).toBe(36);
  });
});

describe('many matches', () => {
  test('are counted once each, by outcome and by goals', () => {
    const { played, homeWins, draws, awayWins, byGoals } = outcomesOf({}, 6);
    expect([played, homeWins + draws + awayWins, byGoals.reduce((sum, count) => sum + count)]).toEqual([6, 6, 6]);
  });

  test('shared out among workers are the same as in one go', () => {
    const input = demoMatch(FIRST_SIDES);
    const one = withPlayedMatch(withPlayedMatch(NO_OUTCOMES, input, 'a'), input, 'b');
    const lots = [withPlayedMatch(NO_OUTCOMES, input, 'a'), withPlayedMatch(NO_OUTCOMES, input, 'b')];
    expect(lots.reduce(joinedOutcomes)).toEqual(one);
  });

  test('are won more often by a stronger side', () => {
    expect(outcomesOf({ strength: STRONGEST }).homeWins).toBeGreaterThan(outcomesOf({ strength: WEAKEST }).homeWins);
  });
});
