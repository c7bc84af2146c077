import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { setPieceErrors, starterNumbers } from './set-pieces.ts';
import { SET_PIECES, type SetPieceName } from './tactic.ts';

const squad = buildSquad();
const takenBy = (takers: Partial<Record<SetPieceName, number>>) =>
  buildTactic(squad, { setPieces: SET_PIECES.map((name) => ({ name, value: takers[name] ?? null })) });

test('the set pieces are captain, penalties, free kicks of both kinds and corners from both sides (R-TAC-25)', () => {
  expect(SET_PIECES).toEqual([
    'captain',
    'penalties',
    'directFreeKicks',
    'indirectFreeKicks',
    'leftCorners',
    'rightCorners',
  ]);
});

describe('set-piece errors (R-TAC-26)', () => {
  test('a taker on the bench, outside the line-up or with an unused number is an error; a starter is none', () => {
    const tactic = takenBy({ captain: 11, penalties: 12, directFreeKicks: 20, leftCorners: 98, rightCorners: 1 });
    expect(setPieceErrors(tactic, squad, ALPHA)).toEqual(['penalties', 'directFreeKicks', 'leftCorners']);
  });

  test('a number counts by the player who wears it now', () => {
    const renumbered = squad.map((player) => (player.number === 11 ? { ...player, number: 77 } : player));
    expect(setPieceErrors(takenBy({ captain: 11 }), renumbered, ALPHA)).toEqual(['captain']);
    expect(setPieceErrors(takenBy({ captain: 77 }), renumbered, ALPHA)).toEqual([]);
  });

  test('a set piece without a taker is no error (R-TAC-27)', () => {
    expect(setPieceErrors(takenBy({}), squad, ALPHA)).toEqual([]);
    expect(setPieceErrors(takenBy({}), [], ALPHA)).toEqual([]);
  });

  test('depend on the number of starters in the rule set', () => {
    const tactic = takenBy({ captain: 11 });
    const sevenASide = { ...ALPHA, tactics: { ...ALPHA.tactics, starters: 7 } };
    expect(starterNumbers(tactic, squad, ALPHA)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(starterNumbers(tactic, squad, sevenASide)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(setPieceErrors(tactic, squad, sevenASide)).toEqual(['captain']);
  });
});
