import { describe, expect, test } from 'vitest';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { buildClub, buildSquad } from '../testing/index.ts';
import { matchOrders, mentality, plannedChanges } from './match-changes.ts';
import { botTactics } from './tactics.ts';

const FORMATION = '433Wide';
const lineUpOf = (players: readonly Player[]) => ({
  formation: FORMATION,
  places: autoPick(players, FORMATION, ALPHA),
});
const changed = (players: readonly Player[], of: (player: Player) => Partial<Player['attributes']>): Player[] =>
  players.map((player) => ({ ...player, attributes: { ...player.attributes, ...of(player) } }));

describe('the substitutions that a bot plans (R-BOT-17)', () => {
  const squad = buildSquad();
  const lineUp = lineUpOf(squad);
  const starters = startersOf(lineUp, ALPHA);

  test('are three of five, at 60, 65 and 70 minutes', () => {
    expect(plannedChanges(lineUp, squad, ALPHA).map(({ minutes }) => minutes)).toEqual([60, 65, 70]);
  });

  test('take off those whom the match tires most', () => {
    const weary = starters.slice(4, 6);
    const players = changed(squad, ({ id }) => ({ stamina: weary.includes(id) ? 10 : 90 }));
    const out = plannedChanges(lineUp, players, ALPHA).map(({ playerOut }) => playerOut);
    expect(out.slice(0, 2).toSorted()).toEqual(weary.toSorted());
  });

  test('leave on who is better when tired than the bench when fresh', () => {
    const players = changed(squad, ({ id }) => ({ condition: starters.includes(id) ? 100 : 60 }));
    expect(plannedChanges(lineUp, players, ALPHA)).toEqual([]);
  });

  test('are no more than the rule set allows', () => {
    const ruleset = { ...ALPHA, tactics: { ...ALPHA.tactics, maximumSubstitutions: 1 } };
    expect(plannedChanges(lineUp, squad, ruleset)).toHaveLength(1);
    const early = { ...ALPHA, tactics: { ...ALPHA.tactics, substitutionMinutes: [30, 45] } };
    expect(plannedChanges(lineUp, squad, early)).toEqual([]);
  });
});

describe('the orders of a bot (R-BOT-18)', () => {
  const club = buildClub({ players: buildSquad() });
  const { A, C } = botTactics(club, lineUpOf(club.players), ALPHA);
  const asked = ({ orders = [] }: typeof A) =>
    orders.flatMap(({ action }) => (action.kind === 'instruction' ? [action.value] : []));

  test('make it bolder when behind, more cautious when ahead or with a man less', () => {
    expect(asked(A)).toEqual(['Offensive', 'Defensive', 'Defensive']);
    expect(asked(C)).toEqual(['Very Offensive', 'Balanced', 'Balanced']);
    const [behind] = A.orders ?? [];
    expect(behind?.when).toEqual([
      { kind: 'minute', from: 70, to: null },
      { kind: 'score', state: 'trailing', goals: 1 },
    ]);
  });

  test('send on a forward who is in no plan, for the most tired midfielder', () => {
    const change = A.orders?.find(({ action }) => action.kind === 'substitution')?.action;
    expect(change).toMatchObject({ out: { kind: 'mostTired', line: 'midfield' } });
    const planned = A.substitutions.map(({ playerIn }) => playerIn);
    expect(planned).not.toContain(change?.kind === 'substitution' ? change.playerIn : '');
  });

  test('change nothing that is at the end of its scale, and are no more than the rule set allows', () => {
    expect(mentality(9)).toBe('Very Offensive');
    const lineUp = { ...lineUpOf(club.players), substitutions: [] };
    const boldest = matchOrders(lineUp, 2, club.players, ALPHA);
    expect(boldest.filter(({ action }) => action.kind === 'instruction')).toHaveLength(2);
    const few = { ...ALPHA, tactics: { ...ALPHA.tactics, maximumOrders: 2 } };
    expect(matchOrders(lineUp, 0, club.players, few)).toHaveLength(2);
  });
});
