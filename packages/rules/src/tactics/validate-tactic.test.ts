import { describe, expect, test } from 'vitest';
import type { RuleErrorCode, RuleFacts } from '../core/errors.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import type { PlayerInstructions, Tactic } from './tactic.ts';
import { validateTactic } from './validate-tactic.ts';

const squad = buildSquad();
const tactic = buildTactic(squad);
const withPlayer = (place: number, playerId: string | null): Tactic => ({
  ...tactic,
  places: tactic.places.map((other) => (other.id === String(place) ? { ...other, playerId } : other)),
});
const refused = (code: RuleErrorCode, facts: RuleFacts) => ({ ok: false, error: { code, facts } });
const forSale = (number: number) =>
  squad.map((player) => (player.number === number ? { ...player, forSale: true } : player));

describe('the line-up of a tactic', () => {
  test('eleven starters of the squad make it valid, and it is answered as it is (R-TAC-10)', () => {
    const validated = validateTactic(tactic, squad, ALPHA);
    expect(validated.ok && validated.value).toBe(tactic);
  });

  test('an empty bench is no error (R-TAC-10)', () => {
    expect(validateTactic(buildTactic(squad.slice(0, 11)), squad, ALPHA).ok).toBe(true);
  });

  test.each([0, 10])('place %i left empty is one starter short (R-TAC-10)', (place) => {
    expect(validateTactic(withPlayer(place, null), squad, ALPHA)).toEqual(
      refused('tactics/not-eleven', { starters: 10 }),
    );
  });

  test('all 18 places must be there, each once (R-TAC-11)', () => {
    const { places } = tactic;
    const [first, ...others] = places;
    expect(validateTactic({ ...tactic, places: others }, squad, ALPHA)).toEqual(
      refused('tactics/unknown-place', { place: '0' }),
    );
    const doubled = first === undefined ? places : [...others, first, first];
    expect(validateTactic({ ...tactic, places: doubled }, squad, ALPHA)).toEqual(
      refused('tactics/unknown-place', { place: '0' }),
    );
    const more = [...places, { id: '18', playerId: null }];
    expect(validateTactic({ ...tactic, places: more }, squad, ALPHA)).toEqual(
      refused('tactics/unknown-place', { place: '18' }),
    );
    expect(validateTactic({ ...tactic, places: places.toReversed() }, squad, ALPHA).ok).toBe(true);
  });

  test('the rule set says how many places there are', () => {
    const longBench = { ...ALPHA, tactics: { ...ALPHA.tactics, bench: 8 } };
    expect(validateTactic(tactic, squad, longBench)).toEqual(refused('tactics/unknown-place', { place: '18' }));
  });

  test('no player is in two places, on the bench or off it (R-TAC-12)', () => {
    expect(validateTactic(withPlayer(17, 'c1-p1'), squad, ALPHA)).toEqual(
      refused('tactics/player-twice', { playerId: 'c1-p1' }),
    );
  });

  test('a player of another club has no place here (R-TAC-12)', () => {
    expect(validateTactic(withPlayer(11, 'c2-p1'), squad, ALPHA)).toEqual(
      refused('tactics/unknown-player', { playerId: 'c2-p1' }),
    );
  });

  test.each([4, 15])('number %i in a place may not be for sale (R-TAC-13)', (number) => {
    expect(validateTactic(tactic, forSale(number), ALPHA)).toEqual(
      refused('tactics/player-for-sale', { playerId: `c1-p${number}` }),
    );
  });

  test('a player outside the line-up may be for sale (R-TAC-13)', () => {
    expect(validateTactic(tactic, forSale(21), ALPHA).ok).toBe(true);
  });

  test('an unknown formation is refused (R-TAC-14)', () => {
    expect(validateTactic({ ...tactic, formation: '334' }, squad, ALPHA)).toEqual(
      refused('tactics/unknown-formation', { formation: '334' }),
    );
  });
});

describe('the instructions of a tactic (R-TAC-15)', () => {
  const individually = (...playersInstructions: PlayerInstructions[]) =>
    validateTactic({ ...tactic, playersInstructions }, squad, ALPHA);
  const team = (...teamInstructions: [name: string, value: string][]) =>
    validateTactic(
      { ...tactic, teamInstructions: teamInstructions.map(([name, value]) => ({ name, value })) },
      squad,
      ALPHA,
    );
  const pressing = { name: 'Pressing', value: 'Tight' };

  test('known groups with known values pass, the neutral one too', () => {
    expect(team(['Tempo', 'Extremely High'], ['Mentality', 'Balanced'], ['Final Third Focus', 'Mixed']).ok).toBe(true);
    expect(individually({ position: 'LCB', instructions: [pressing, { name: 'Dribbling', value: 'Less' }] }).ok).toBe(
      true,
    );
  });

  test.each([
    ['Tempo', 'Very High'],
    ['Pressing', 'Tight'],
    ['Prevent GK Distribuition', 'Yes'],
  ])('the team has no %s: %s', (name, value) => {
    expect(team([name, value])).toEqual(refused('tactics/unknown-instruction', { name, value }));
  });

  test('a group has one value', () => {
    expect(team(['Tempo', 'High'], ['Tempo', 'Low'])).toEqual(
      refused('tactics/unknown-instruction', { name: 'Tempo', value: 'Low' }),
    );
    const tighter = { name: 'Pressing', value: 'Tighter' };
    expect(individually({ position: 'LCB', instructions: [pressing, tighter] })).toEqual(
      refused('tactics/unknown-instruction', tighter),
    );
  });

  test('two positions may have the same instructions', () => {
    expect(
      individually({ position: 'LCB', instructions: [pressing] }, { position: 'RCB', instructions: [pressing] }).ok,
    ).toBe(true);
  });

  test('a position that the formation lacks, or that is named twice, is refused', () => {
    expect(individually({ position: 'AM', instructions: [pressing] })).toEqual(
      refused('tactics/unknown-position', { position: 'AM' }),
    );
    expect(individually({ position: 'LCB', instructions: [] }, { position: 'LCB', instructions: [] })).toEqual(
      refused('tactics/unknown-position', { position: 'LCB' }),
    );
  });

  test('a goalkeeper can’t have the instruction to press (R-TAC-23)', () => {
    expect(individually({ position: 'GK', instructions: [pressing] })).toEqual(
      refused('tactics/unknown-instruction', pressing),
    );
  });
});

describe('the set pieces of a tactic', () => {
  test('takers who do not start are refused by the names of their set pieces (R-TAC-26)', () => {
    const setPieces = tactic.setPieces.map((piece) => ({ ...piece, value: piece.name === 'captain' ? 11 : 12 }));
    expect(validateTactic({ ...tactic, setPieces }, squad, ALPHA)).toEqual(
      refused('tactics/taker-not-a-starter', {
        names: ['penalties', 'directFreeKicks', 'indirectFreeKicks', 'leftCorners', 'rightCorners'],
      }),
    );
  });

  test('accept a set piece without a taker, and a missing set piece (R-TAC-27)', () => {
    expect(validateTactic({ ...tactic, setPieces: [] }, squad, ALPHA).ok).toBe(true);
    expect(validateTactic(tactic, squad, ALPHA).ok).toBe(true);
  });

  test('each set piece is named once', () => {
    const setPieces = [...tactic.setPieces, { name: 'captain', value: 1 } as const];
    expect(validateTactic({ ...tactic, setPieces }, squad, ALPHA)).toEqual(
      refused('tactics/unknown-set-piece', { name: 'captain' }),
    );
  });
});

test('substitutions that can’t be played are refused (R-TAC-32)', () => {
  const substitutions = [{ minutes: 45, playerIn: 'c1-p12', playerOut: 'c1-p13' }];
  expect(validateTactic({ ...tactic, substitutions }, squad, ALPHA)).toEqual(
    refused('tactics/not-on-pitch', { playerId: 'c1-p13', minute: 45 }),
  );
});
