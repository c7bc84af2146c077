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
  test('is the tactic that was chosen, with those whom it names and nobody else', () => {
    const sheet = teamSheetOf(club, { tacticName: 'A', boosterId: 3 });
    expect(sheet.tactic).toBe(club.tactics.A);
    const named = club.tactics.A.places.flatMap(({ playerId }) => playerId ?? []);
    expect(sheet.players.map(({ id }) => id).sort()).toEqual(named.sort());
    expect(sheet.boosterId).toBe(3);
    expect(sheet.speech).toEqual(club.manager.skills.speech);
  });

  test('is picked automatically, in the chosen formation, where the tactic is not valid any more', () => {
    const sheet = teamSheetOf(forSale(starter), { tacticName: 'A', boosterId: null });
    expect(sheet.tactic.formation).toBe(club.tactics.A.formation);
    expect(sheet.tactic.places.map(({ playerId }) => playerId)).not.toContain(starter);
    expect(sheet.tactic.teamInstructions).toEqual([]);
  });

  test('falls back to the first formation of a new club where the chosen one is unknown', () => {
    const odd = { ...club, tactics: { ...club.tactics, A: { ...club.tactics.A, formation: '1-1-8' } } };
    expect(teamSheetOf(odd, { tacticName: 'A', boosterId: null }).tactic.formation).toBe(
      ALPHA.clubCreation.formations.A,
    );
  });

  test('has attributes with the boosters of the player added (R-ENG-10)', () => {
    const [first, ...others] = players;
    if (first === undefined) throw new Error('an empty squad');
    const [, ...locked] = first.attributeBoosters;
    const boosted: Player = {
      ...first,
      attributeBoosters: [{ slotId: 1, status: 'occupied', boosterId: 21 }, ...locked],
    };
    const sheet = teamSheetOf({ ...club, players: [boosted, ...others] }, { tacticName: 'A', boosterId: null });
    const shown = sheet.players.find(({ id }) => id === first.id);
    const { condition, morale, ...rest } = boostedAttributes(boosted);
    expect(rest).toMatchObject(shown?.attributes ?? { none: true });
    expect(rest).not.toMatchObject(first.attributes);
    expect(shown).toMatchObject({ condition, morale });
  });

  test('has attributes without the match booster, which the engine applies (R-ENG-10)', () => {
    const [plain, boosted] = [null, 3].map((boosterId) => teamSheetOf(club, { tacticName: 'A', boosterId }));
    if (plain === undefined || boosted === undefined) throw new Error('no sheet');
    expect(boosted.players).toEqual(plain.players);
    const digests = [plain, boosted].map((sheet) => simulate(matchInput(sheet, teamSheet()), 1).digest);
    expect(digests[0]).not.toBe(digests[1]);
  });

  test.each(['A', 'B', 'C'] as const)('of tactic %s may play', (tacticName) => {
    const sheet = teamSheetOf(club, { tacticName, boosterId: null });
    expect(validateInput(matchInput(sheet, teamSheet()))).toEqual(expect.objectContaining({ ok: true }));
  });
});
