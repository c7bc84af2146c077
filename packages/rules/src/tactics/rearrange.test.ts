import { describe, expect, test } from 'vitest';
import { ratingIn } from '../players/overall.ts';
import type { Position } from '../positions/position.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { buildSquad, buildTactic } from '../testing/builders.ts';
import { autoPick } from './auto-pick.ts';
import { editTactic, type TacticEdit } from './edit-tactic.ts';
import { isWorthRearranging, rearrangeStarters } from './rearrange.ts';
import type { Tactic } from './tactic.ts';

const squad = buildSquad();
const picked = buildTactic(squad, {
  places: autoPick(squad, '433Wide', ALPHA),
  setPieces: [{ name: 'captain', value: 9 }],
  substitutions: [],
});
const home = (id: string | null) => squad.find((player) => player.id === id)?.personalData.position;
const homes = ({ places }: Tactic) => places.slice(0, 11).map(({ playerId }) => home(playerId));

function after(tactic: Tactic, ...edits: TacticEdit[]): Tactic {
  return edits.reduce((draft, edit) => {
    const edited = editTactic(draft, edit, squad, ALPHA);
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
    expect(homes(rearrangeStarters(swapped, squad, ALPHA))).toEqual(homes(picked));
    expect(after(swapped, { type: 'rearrange' })).toEqual(rearrangeStarters(swapped, squad, ALPHA));
  });

  test('puts the eleven of one formation in order for another', () => {
    const changed = after(picked, { type: 'change-formation', formation: '424' });
    expect(homes(changed)).toEqual(['GK', 'LB', 'CB', 'CB', 'RB', 'CM', 'CM', 'CM', 'LW', 'CF', 'RW']);
    expect(homes(rearrangeStarters(changed, squad, ALPHA))).toEqual([
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
    const rearranged = rearrangeStarters(holed, squad, ALPHA);
    expect(rearranged.places[7]).toEqual({ id: '7', playerId: null });
    expect(rearranged.places.slice(11)).toEqual(holed.places.slice(11));
    expect(rearranged).toMatchObject({ setPieces: holed.setPieces, substitutions: [substitution] });
    expect(homes(rearranged).toSpliced(7, 1)).toEqual(homes(picked).toSpliced(7, 1));
  });

  test('moves no player who is worth as much in his place (R-DRA-36)', () => {
    expect(rearrangeStarters(picked, squad, ALPHA)).toBe(picked);
    const equals = after(picked, { type: 'swap-places', places: ['2', '3'] });
    expect(homes(equals).slice(2, 4)).toEqual(['CB', 'CB']);
    expect(rearrangeStarters(equals, squad, ALPHA)).toBe(equals);
  });
});

describe('whether it is worth it (R-DRA-36)', () => {
  const exchanged = after(picked, { type: 'swap-places', places: ['5', '9'] });
  const [midfielder, striker] = [picked.places[5]?.playerId, picked.places[9]?.playerId];

  test('it is from one point of rating on, for all starters together', () => {
    const better = (finishing: number) =>
      squad.map((player) =>
        player.id === striker ? { ...player, attributes: { ...player.attributes, finishing } } : player,
      );
    const lost = (players: typeof squad) => {
      const of = (id: string | null | undefined, position: Position) => {
        const player = players.find((other) => other.id === id);
        return player ? ratingIn(player, position, ALPHA) : 0;
      };
      return of(striker, 'CF') + of(midfielder, 'LCM') - of(striker, 'LCM') - of(midfielder, 'CF');
    };
    const results = Array.from({ length: 12 }, (_, more) => better(60 + more)).map((players) => ({
      lost: lost(players),
      isWorthIt: isWorthRearranging(exchanged, players, ALPHA),
    }));
    expect(results.filter(({ lost, isWorthIt }) => isWorthIt !== lost > 0.998)).toEqual([]);
    expect(new Set(results.map(({ isWorthIt }) => isWorthIt)).size).toBe(2);
  });

  test('it is not for a player whose own position is elsewhere and who is worth no more there, though the edit moves him', () => {
    expect(rearrangeStarters(exchanged, squad, ALPHA)).not.toBe(exchanged);
    expect(isWorthRearranging(exchanged, squad, ALPHA)).toBe(false);
  });

  test('it is when the keeper is out of goal', () => {
    const keeperOut = after(picked, { type: 'swap-places', places: ['0', '5'] });
    expect(isWorthRearranging(keeperOut, squad, ALPHA)).toBe(true);
  });
});
