import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, scriptedRandom } from '../testing/index.ts';
import { botSkills } from './skills.ts';

const { manager } = buildClub();
const withPoints = (skillPoints: number, skills = manager.skills) =>
  buildClub({ manager: { ...manager, skillPoints, skills } });

describe('a bot and its skill points (R-BOT-9)', () => {
  test('raises one of the lowest skills of the speech by a draw', () => {
    const first = botSkills({ club: withPoints(1), now: BUILT_AT }, scriptedRandom([0]), ALPHA);
    expect(first.events).toEqual([
      {
        clubId: 'c1',
        date: BUILT_AT,
        type: 'skill-upgraded',
        skillType: 'speech',
        skillName: 'attacking',
        level: 2,
      },
    ]);
    expect(first.club.manager.skillPoints).toBe(0);
    const last = botSkills({ club: withPoints(1), now: BUILT_AT }, scriptedRandom([0.999]), ALPHA);
    expect(last.club.manager.skills.speech.boosters).toBe(2);
  });

  test('leaves the higher ones alone, and training', () => {
    const { training } = manager.skills;
    const speech = { attacking: 3, defending: 2, spirit: 1, focus: 2, boosters: 2 };
    const done = botSkills({ club: withPoints(5, { training, speech }), now: BUILT_AT }, scriptedRandom([0.5]), ALPHA);
    expect(done.club.manager.skills).toEqual({ training, speech: { ...speech, spirit: 2 } });
  });

  test('saves points that are not enough, without a draw', () => {
    const club = withPoints(0);
    expect(botSkills({ club, now: BUILT_AT }, scriptedRandom([]), ALPHA).club).toBe(club);
  });

  test('has nothing to raise at the highest level', () => {
    const speech = { attacking: 20, defending: 20, spirit: 20, focus: 20, boosters: 20 };
    const club = withPoints(999, { ...manager.skills, speech });
    expect(botSkills({ club, now: BUILT_AT }, scriptedRandom([]), ALPHA).club).toBe(club);
  });
});
