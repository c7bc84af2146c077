import { describe, expect, test } from 'vitest';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { autoPick } from './auto-pick.ts';
import { editTactic, type TacticEdit } from './edit-tactic.ts';
import { rearrangeStarters } from './rearrange.ts';
import type { Tactic } from './tactic.ts';

const squad = buildSquad();
const picked = buildTactic(squad, {
  places: autoPick(squad, '433Wide'),
  setPieces: [{ name: 'captain', value: 9 }],
  substitutions: [],
});
const home = (id: string | null) => squad.find((player) => player.id === id)?.personalData.position;
const homes = ({ places }: Tactic) => places.slice(0, 11).map(({ playerId }) => home(playerId));

function after(tactic: Tactic, ...edits: TacticEdit[]): Tactic {
  return edits.reduce((draft, edit) => {
    const edited = editTactic(draft, edit, squad);
    if (!edited.ok) throw new Error(edited.error.code);
    return edited.value;
  }, tactic);
}

describe('rearranging the eleven (R-DRA-35)', () => {
  const swapped = after(
    picked,
    { type: 'swap-places', places: ['1', '10'] },
    { type: 'swap-places', places: ['0', '5'] },
  );

  test('brings each starter back to where he is worth most, and the keeper into goal', () => {
    expect(homes(swapped)).not.toEqual(homes(picked));
    expect(homes(rearrangeStarters(swapped, squad))).toEqual(homes(picked));
    expect(after(swapped, { type: 'rearrange' })).toEqual(rearrangeStarters(swapped, squad));
  });

  test('puts the eleven of one formation in order for another', () => {
    const changed = after(picked, { type: 'change-formation', formation: '424' });
    expect(homes(changed)).toEqual(['GK', 'LB', 'CB', 'CB', 'RB', 'CM', 'CM', 'CM', 'LW', 'CF', 'RW']);
    expect(homes(rearrangeStarters(changed, squad))).toEqual([
      'GK',
      'LB',
      'CB',
      'CB',
      'RB',
      'CM',
      'CM',
      'LW',
      'CM',
      'CF',
      'RW',
    ]);
  });

  test('leaves holes, bench, takers and substitutions alone', () => {
    const substitution = {
      minutes: 60,
      playerOut: picked.places[1]?.playerId ?? '',
      playerIn: picked.places[12]?.playerId ?? '',
    };
    const holed = after(swapped, { type: 'add-substitution', substitution }, { type: 'remove-player', place: '7' });
    const rearranged = rearrangeStarters(holed, squad);
    expect(rearranged.places[7]).toEqual({ id: '7', playerId: null });
    expect(rearranged.places.slice(11)).toEqual(holed.places.slice(11));
    expect(rearranged).toMatchObject({ setPieces: holed.setPieces, substitutions: [substitution] });
    expect(homes(rearranged).toSpliced(7, 1)).toEqual(homes(picked).toSpliced(7, 1));
  });

  test('moves nobody who is worth as much where he stands (R-DRA-36)', () => {
    expect(rearrangeStarters(picked, squad)).toBe(picked);
    const equals = after(picked, { type: 'swap-places', places: ['2', '3'] });
    expect(homes(equals).slice(2, 4)).toEqual(['CB', 'CB']);
    expect(rearrangeStarters(equals, squad)).toBe(equals);
  });
});
