import { describe, expect, test } from 'vitest';
import { MINUTE } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { Match } from '../competitions/match.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad } from '../testing/index.ts';
import { botRest, botTraining } from './training.ts';

function clubWith(conditionOf: (number: number) => number, changes: Partial<Club> = {}): Club {
  const players = buildSquad().map((player) => ({
    ...player,
    attributes: { ...player.attributes, condition: conditionOf(player.number) },
  }));
  return buildClub({ players, ...changes });
}

const turn = (club: Club, matches: readonly Match[] = [], now = BUILT_AT) => ({ club, matches, now });
const live = buildMatch({ date: BUILT_AT + 15 * MINUTE - 1 });

describe('a bot that rests its squad (R-BOT-5)', () => {
  test('rests everyone when one of the eighteen is below 90', () => {
    const done = botRest(turn(clubWith((number) => (number === 18 ? 89.9 : 95))), ALPHA);
    expect(done.events).toMatchObject([{ type: 'training-done', trainingId: 21, players: 21 }]);
    expect(done.club.rests.value).toBe(1);
  });

  test('rests no player when all of the eighteen have at least 90', () => {
    const club = clubWith((number) => (number <= 18 ? 90 : 60));
    expect(botRest(turn(club), ALPHA)).toEqual({ club, entries: [], events: [], released: [] });
  });

  test('rests no player when no rest is left, nor while a match is live', () => {
    const tired = clubWith(() => 70, { rests: { value: 3, lastUpdate: BUILT_AT } });
    expect(botRest(turn(tired), ALPHA).club).toBe(tired);
    const playing = clubWith(() => 70);
    expect(botRest(turn(playing, [live]), ALPHA).club).toBe(playing);
  });
});

describe('a bot that trains its squad (R-BOT-5)', () => {
  test('trains every fit player, and no other', () => {
    const before = clubWith((number) => (number <= 10 ? 88 : 87.9));
    const { club } = botTraining(turn(before), ALPHA);
    const trained = club.players.filter((player, index) => player !== before.players[index]);
    expect(trained.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const player of trained) expect(player.attributes.condition).toBe(88 - ALPHA.condition.trainingCost);
  });

  test('gives each position what it is judged by', () => {
    const { club } = botTraining(turn(clubWith(() => 100)), ALPHA);
    const raised = (position: string) => {
      const player = club.players.find(({ personalData }) => personalData.position === position);
      return Object.entries(player?.attributes ?? {})
        .filter(([name, value]) => value > 60 && !['potential', 'condition', 'morale', 'exp'].includes(name))
        .map(([name]) => name);
    };
    for (const position of ['GK', 'CB', 'CM', 'CF', 'RW'] as const) {
      const weights = ALPHA.positions.weights[position];
      const weight = raised(position).reduce((sum, name) => sum + weights[name as keyof typeof weights], 0);
      expect(raised(position)).toHaveLength(2);
      expect(weight).toBeGreaterThanOrEqual(1);
    }
  });

  test('gives each player the exercise by which he gains most, and none to who has nothing to gain (R-TPL-10)', () => {
    const before = clubWith(() => 100);
    const players = before.players.map((player) =>
      player.number === 5 ? { ...player, attributes: { ...player.attributes, potential: 40 } } : player,
    );
    const { club, events } = botTraining(turn({ ...before, players }), ALPHA);
    expect(club.players.find(({ number }) => number === 5)).toBe(players.find(({ number }) => number === 5));
    const types = events.flatMap((event) => (event.type === 'training-done' ? [event.trainingId] : []));
    expect(new Set(types).size).toBe(types.length);
    expect(types).toContain(19);
  });

  test('does not train while a match is live, nor the tired', () => {
    const fit = clubWith(() => 100);
    expect(botTraining(turn(fit, [live]), ALPHA).club).toBe(fit);
    const tired = clubWith(() => 87);
    expect(botTraining(turn(tired), ALPHA).club).toBe(tired);
  });
});
