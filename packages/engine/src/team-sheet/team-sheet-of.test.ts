import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { validateInput } from '../input/validate-input.ts';
import { simulate } from '../output/simulate.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { teamSheetOf } from './team-sheet-of.ts';

const players = buildSquad();
const club = buildClub({
  players,
  tactics: { A: buildTactic(players), B: { ...buildTactic(players), formation: '433Wide' }, C: buildTactic([]) },
});
const forSale = (id: string | null | undefined) => ({
  ...club,
  players: players.map((player) => (player.id === id ? { ...player, forSale: true } : player)),
});
const starter = club.tactics.A.places.find(({ id }) => id === '9')?.playerId;

describe('the sheet of a club (R-WLD-8)', () => {
  test('is the chosen tactic, with the players whom it names and no others', () => {
    const sheet = teamSheetOf(club, { tacticName: 'A', boosterId: 3 }, ALPHA);
    const [, ...setPieces] = club.tactics.A.setPieces;
    expect(sheet.tactic).toEqual({
      ...club.tactics.A,
      setPieces: [{ name: 'captain', value: expect.any(Number) }, ...setPieces],
    });
    const named = club.tactics.A.places.flatMap(({ playerId }) => playerId ?? []);
    expect(sheet.players.map(({ id }) => id).sort()).toEqual(named.sort());
    expect(sheet.boosterId).toBe(3);
    expect(sheet.speech).toEqual(club.manager.skills.speech);
  });

  test('is picked automatically, in the chosen formation, if the tactic is not valid any more', () => {
    const sheet = teamSheetOf(forSale(starter), { tacticName: 'A', boosterId: null }, ALPHA);
    expect(sheet.tactic.formation).toBe(club.tactics.A.formation);
    expect(sheet.tactic.places.map(({ playerId }) => playerId)).not.toContain(starter);
    expect(sheet.tactic.teamInstructions).toEqual([]);
  });

  test('falls back to the first formation of a new club if the chosen one is unknown', () => {
    const odd = { ...club, tactics: { ...club.tactics, A: { ...club.tactics.A, formation: '1-1-8' } } };
    expect(teamSheetOf(odd, { tacticName: 'A', boosterId: null }, ALPHA).tactic.formation).toBe(
      ALPHA.clubCreation.formations.A,
    );
  });

  test('takes those for sale if the others are no squad, so that a match is played in any case', () => {
    const listed = players.map((player) => ({ ...player, forSale: player.number === 1 || player.number === 12 }));
    const sheet = teamSheetOf({ ...club, players: listed }, { tacticName: 'C', boosterId: null }, ALPHA);
    expect(sheet.tactic.places[0]?.playerId).toBe('c1-p1');
    const all = players.map((player) => ({ ...player, forSale: player.number > 8 }));
    const few = teamSheetOf({ ...club, players: all }, { tacticName: 'C', boosterId: null }, ALPHA);
    expect(validateInput(matchInput(few, teamSheet()), ALPHA).ok).toBe(true);
  });

  test('has the best leader of the eleven as captain, unless the manager named one', () => {
    const captainOf = ({ tactic }: ReturnType<typeof teamSheetOf>) =>
      tactic.setPieces.find(({ name }) => name === 'captain')?.value;
    const leaders = players.map((player) => ({
      ...player,
      attributes: { ...player.attributes, leadership: player.number > 11 ? 99 : player.number === 6 ? 80 : 40 },
    }));
    const choice = { tacticName: 'A', boosterId: null } as const;
    expect(captainOf(teamSheetOf({ ...club, players: leaders }, choice, ALPHA))).toBe(6);
    const named = { ...club.tactics.A, setPieces: [{ name: 'captain', value: 3 }] as const };
    const own = { ...club, players: leaders, tactics: { ...club.tactics, A: named } };
    expect(captainOf(teamSheetOf(own, choice, ALPHA))).toBe(3);
  });

  test('has attributes with the boosters of the player added (R-ENG-10)', () => {
    const [first, ...others] = players;
    if (first === undefined) throw new Error('an empty squad');
    const [, ...locked] = first.attributeBoosters;
    const boosted: Player = {
      ...first,
      attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 21 }, ...locked],
    };
    const sheet = teamSheetOf({ ...club, players: [boosted, ...others] }, { tacticName: 'A', boosterId: null }, ALPHA);
    const shown = sheet.players.find(({ id }) => id === first.id);
    const { condition, morale, ...rest } = boostedAttributes(boosted, ALPHA);
    expect(rest).toMatchObject(shown?.attributes ?? { none: true });
    expect(rest).not.toMatchObject(first.attributes);
    expect(shown).toMatchObject({ condition, morale });
  });

  test('has attributes without the match booster, which the engine applies (R-ENG-10)', () => {
    const [plain, boosted] = [null, 3].map((boosterId) => teamSheetOf(club, { tacticName: 'A', boosterId }, ALPHA));
    if (plain === undefined || boosted === undefined) throw new Error('no sheet');
    expect(boosted.players).toEqual(plain.players);
    const digests = [plain, boosted].map((sheet) => simulate(matchInput(sheet, teamSheet()), 1).digest);
    expect(digests[0]).not.toBe(digests[1]);
  });

  test('holds the plans of the tactics that its orders name, and of no other (R-ENG-20)', () => {
    const order = { when: [{ kind: 'level' }], action: { kind: 'tactic', tacticName: 'B' } } as const;
    const own = { ...club, tactics: { ...club.tactics, A: { ...club.tactics.A, orders: [order] } } };
    const { places: _, substitutions: __, ...plan } = club.tactics.B;
    expect(teamSheetOf(own, { tacticName: 'A', boosterId: null }, ALPHA).tactics).toEqual({ B: plan });
    expect('tactics' in teamSheetOf(own, { tacticName: 'C', boosterId: null }, ALPHA)).toBe(false);
    expect(
      validateInput(matchInput(teamSheetOf(own, { tacticName: 'A', boosterId: null }, ALPHA), teamSheet()), ALPHA).ok,
    ).toBe(true);
  });

  test.each(['A', 'B', 'C'] as const)('of tactic %s may play', (tacticName) => {
    const sheet = teamSheetOf(club, { tacticName, boosterId: null }, ALPHA);
    expect(validateInput(matchInput(sheet, teamSheet()), ALPHA)).toEqual(expect.objectContaining({ ok: true }));
  });
});
