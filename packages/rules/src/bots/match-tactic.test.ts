import { describe, expect, test } from 'vitest';
import { MINUTE } from '../clock/constants.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad } from '../testing/index.ts';
import { botMatchTactic } from './match-tactic.ts';

const club = buildClub();
/** A squad whose skills are so many points away from the club's. */
const squadOf = (points: number): Player[] =>
  buildSquad('c2').map((player) => ({
    ...player,
    attributes: Object.fromEntries(
      Object.entries(player.attributes).map(([name, value]) => [name, name === 'condition' ? value : value + points]),
    ) as unknown as Player['attributes'],
  }));
const chosen = (points: number, match = buildMatch()) =>
  botMatchTactic({ club, match, opponents: squadOf(points), now: BUILT_AT }, ALPHA);

describe('the tactic that a bot chooses for a match (R-BOT-16)', () => {
  test('is A among equals, B against the clearly better, C against the clearly weaker', () => {
    expect(chosen(0)).toBeNull();
    expect(chosen(6)?.match.home.tacticName).toBe('B');
    expect(chosen(-6)?.match.home.tacticName).toBe('C');
  });

  test('is bolder at home than away', () => {
    const away = buildMatch({ home: { id: 'c2' }, away: { id: 'c1' } });
    expect([chosen(-2.5)?.match.home.tacticName, chosen(-2.5, away)]).toEqual(['C', null]);
    expect([chosen(2.5), chosen(2.5, away)?.match.away.tacticName]).toEqual([null, 'B']);
  });

  test('does not depend on the opponents’ condition, which is hidden', () => {
    const tired = squadOf(6).map((player) => ({ ...player, attributes: { ...player.attributes, condition: 60 } }));
    const match = buildMatch();
    expect(botMatchTactic({ club, match, opponents: tired, now: BUILT_AT }, ALPHA)).toEqual(chosen(6));
  });

  test('is refused if a manager is refused: the match is too close (R-BOT-1)', () => {
    expect(chosen(6, buildMatch({ date: BUILT_AT + 15 * MINUTE }))).toBeNull();
  });
});
