import type { Player, Skill } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { bestTakers, type SetPieceName } from '@mundo-manager/rules/tactics';
import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { expect, test } from 'vitest';
import type { MatchEvent } from '../events/event.ts';
import { simulate } from '../index.ts';
import { teamSheetOf } from '../team-sheet/team-sheet-of.ts';
import { rulesetWith } from '../testing/ruleset-with.ts';

/** Each is the best at one set piece, and at no other, by the skills that it asks for together. */
const SPECIALISTS: Readonly<Record<number, Partial<Record<Skill, number>>>> = {
  3: { leadership: 95 },
  6: { crossing: 99, technique: 40, finishing: 40 },
  7: { composure: 99, finishing: 70, technique: 30 },
  8: { technique: 99, crossing: 60, finishing: 40 },
  9: { technique: 80, finishing: 80 },
};
const PLAYERS = buildSquad().map((player) => ({
  ...player,
  attributes: { ...player.attributes, ...SPECIALISTS[player.number] },
}));
const HOME = sheetOf(PLAYERS);
const AWAY = sheetOf(buildSquad().map((player) => ({ ...player, id: `away-${player.id}` })));

/** No takers are named, and no player leaves the pitch. */
function sheetOf(players: readonly Player[]) {
  const tactic = buildTactic(players);
  const setPieces = tactic.setPieces.map(({ name }) => ({ name, value: null }));
  const plain = { ...tactic, setPieces, substitutions: [] };
  const club = buildClub({ players, tactics: { A: plain, B: plain, C: plain } });
  return teamSheetOf(club, { tacticName: 'A', boosterId: null }, ALPHA);
}

/** The set piece that an event of the home side is, with the pitch of 105 by 68 metres as its end to play to. */
function setPieceOf({ type, x, y }: MatchEvent): SetPieceName | null {
  if (type === 'penalty') return 'penalties';
  if (type === 'corner') return y < 34 ? 'leftCorners' : 'rightCorners';
  // Events have decimetres: a place on the border could be either.
  if (type !== 'freeKick' || x <= 62.1 || Math.abs(x - 76) < 0.1) return null;
  return x > 76 && Math.abs(y - 34) < 17 ? 'directFreeKicks' : 'indirectFreeKicks';
}

test('the match chooses the best of the eleven for a set piece without a taker (R-TAC-27)', () => {
  const starters = PLAYERS.filter(({ number }) => number <= 11);
  const bestAt = (setPiece: SetPieceName) => bestTakers(setPiece, starters, ALPHA)[0]?.player;
  const takers = new Map<SetPieceName, Set<string>>();
  for (let seed = 1; seed <= 60 && takers.size < 5; seed += 1) {
    const { events } = simulate({ home: HOME, away: AWAY, venue: 'Campo' }, seed.toString(16).padStart(64, '0'), {
      ruleset: rulesetWith({ strictness: 0, injuryRisk: 0 }),
    });
    for (const event of events) {
      const setPiece = event.side === 'home' ? setPieceOf(event) : null;
      if (setPiece === null || !('player' in event)) continue;
      takers.set(setPiece, (takers.get(setPiece) ?? new Set()).add(event.player));
    }
  }
  expect(takers.size).toBe(5);
  for (const [setPiece, ids] of takers) expect([setPiece, ...ids]).toEqual([setPiece, bestAt(setPiece)?.id]);
  const captain = HOME.tactic.setPieces.find(({ name }) => name === 'captain')?.value;
  expect(bestAt('captain')?.number).toBe(captain);
  expect(new Set([...takers.keys()].map((setPiece) => bestAt(setPiece)?.number))).toEqual(new Set([6, 7, 8, 9]));
});
