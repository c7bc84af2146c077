import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { FORMATION_NAMES } from '../tactics/formations.ts';
import { INDIVIDUAL_INSTRUCTIONS, individualInstructions, TEAM_INSTRUCTIONS } from '../tactics/instructions.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';
import { buildClub } from '../testing/index.ts';
import { BOT_STYLES, botStyle } from './styles.ts';
import { botTactics } from './tactics.ts';

const clubs = Array.from({ length: 500 }, (_, at) => `club-${at}`);
/** A club that plays the style. */
const clubOf = (name: string) => buildClub({ id: clubs.find((id) => botStyle(id).name === name) ?? '' });

describe('the style of a bot (R-BOT-15)', () => {
  test('is the same for its id, and one of five that are about equally frequent', () => {
    const counts = BOT_STYLES.map(({ name }) => clubs.filter((id) => botStyle(id).name === name).length);
    expect(counts).toHaveLength(5);
    for (const count of counts) expect(count).toBeGreaterThan(70);
    expect(botStyle('club-1')).toBe(botStyle('club-1'));
  });

  test('leaves the mentality to the slots, and asks for nothing neutral', () => {
    const neutral = (groups: readonly { readonly name: string; readonly neutral: string | null }[], name: string) =>
      groups.find((group) => group.name === name)?.neutral;
    for (const { team, individual } of BOT_STYLES) {
      for (const [name, value] of team) {
        expect(name).not.toBe('Mentality');
        expect(value).not.toBe(neutral(TEAM_INSTRUCTIONS, name));
      }
      for (const [name, value] of individual.flatMap(({ instructions }) => instructions))
        expect(value).not.toBe(neutral(INDIVIDUAL_INSTRUCTIONS, name));
    }
  });

  test.each(BOT_STYLES)(
    '$name gives valid tactics in every formation, with instructions that are offered there',
    (style) => {
      const club = clubOf(style.name);
      for (const formation of FORMATION_NAMES) {
        const places = autoPick(club.players, formation, ALPHA);
        for (const tactic of Object.values(botTactics(club, { formation, places }, ALPHA))) {
          expect(validateTactic(tactic, club.players, ALPHA).ok).toBe(true);
          expect(tactic.playersInstructions.length).toBeGreaterThan(0);
          for (const { position, instructions } of tactic.playersInstructions)
            for (const { name, value } of instructions)
              expect(individualInstructions(position).find((group) => group.name === name)?.options).toContain(value);
        }
      }
    },
  );

  test('no two styles give the team the same instructions', () => {
    expect(new Set(BOT_STYLES.map(({ team }) => JSON.stringify(team))).size).toBe(BOT_STYLES.length);
  });
});
