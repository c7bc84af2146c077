import { describe, expect, test } from 'vitest';
import { botDay } from '../bots/day.ts';
import { DAY, HOUR } from '../clock/constants.ts';
import { createRandom } from '../core/random.ts';
import type { GameEvent } from '../inbox/events.ts';
import type { Player } from '../players/player.ts';
import { ALPHA } from '../ruleset/alpha.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { newTactic } from '../tactics/new-tactic.ts';
import type { Tactic } from '../tactics/tactic.ts';
import { BUILT_AT, buildClub, buildSquad } from '../testing/index.ts';
import { REST_ID } from '../training/constants.ts';
import { vacationBeforeMatch, vacationDay } from './day.ts';
import { absenceReport } from './report.ts';
import { absenceStage, daysAway } from './stage.ts';

const visited = { real: BUILT_AT, game: BUILT_AT };
const after = (real: number, game = real) => ({ real: visited.real + real, game: visited.game + game });
const stage = (real: number, game = real, isByHand = false) =>
  absenceStage({ visited, at: after(real, game), isByHand });

describe('a manager who does not come (R-VAC-1, R-VAC-4)', () => {
  test('is on vacation from three days on, and replaced by a bot from twenty-one days on', () => {
    expect([stage(3 * DAY - 1), stage(3 * DAY)]).toEqual(['present', 'vacation']);
    expect([stage(21 * DAY - 1), stage(21 * DAY)]).toEqual(['vacation', 'bot']);
  });

  test('is absent by both clocks: neither a fast game nor a world that is off ages him (R-VAC-2)', () => {
    expect(stage(8 * HOUR, 30 * DAY)).toBe('present');
    expect(stage(30 * DAY, HOUR)).toBe('present');
    expect(daysAway({ visited, at: after(5 * DAY, 4 * DAY) })).toBe(4);
    expect(daysAway({ visited, at: after(-DAY) })).toBe(0);
  });

  test('is on vacation at once if he says so, and a bot no sooner than others (R-VAC-5)', () => {
    expect([stage(0, 0, true), stage(21 * DAY, 21 * DAY, true)]).toEqual(['vacation', 'bot']);
  });
});

/** A squad of which one of the eleven is tired. */
function tiredSquad(condition: number): Player[] {
  return buildSquad().map((player) =>
    player.number === 3 ? { ...player, attributes: { ...player.attributes, condition } } : player,
  );
}

describe('a club on vacation (R-VAC-3)', () => {
  const turn = { matches: [], now: BUILT_AT };

  test('rests, trains and lines up in its own formation; the other tactics stay', () => {
    const club = buildClub({ players: tiredSquad(40) });
    const done = vacationDay({ ...turn, club, hasPlan: false }, ALPHA);
    expect(done.events.map(({ type }) => type)).toContain('training-done');
    const { [club.defaultTactic]: before, ...others } = club.tactics;
    const { [club.defaultTactic]: picked, ...rest } = done.club.tactics;
    expect(rest).toEqual(others);
    expect(picked).toMatchObject({ formation: before.formation, teamInstructions: before.teamInstructions });
  });

  test('keeps its manager’s plan if the eighteen allow it; a bot gives it its own style (R-BOT-20)', () => {
    const squad = buildSquad();
    const places = autoPick(squad, '433Wide', ALPHA);
    const [keeper, , starter, another] = places.map(({ playerId }) => playerId ?? '');
    const substitute = places.at(-1)?.playerId ?? '';
    const own: Tactic = {
      ...newTactic('433Wide', places),
      teamInstructions: [{ name: 'Mentality', value: 'Very Offensive' }],
      setPieces: [{ name: 'captain', value: squad.find(({ id }) => id === keeper)?.number ?? null }],
      substitutions: [{ minutes: 45, playerIn: substitute, playerOut: starter ?? '' }],
      orders: [{ when: [{ kind: 'level' }], action: { kind: 'instruction', name: 'Tempo', value: 'High' } }],
    };
    // Another of the eleven is tired: line-up and rest, nothing else of the tactic.
    const players = squad.map((player) =>
      player.id === another ? { ...player, attributes: { ...player.attributes, condition: 89 } } : player,
    );
    const built = buildClub({ players });
    const club = { ...built, tactics: { ...built.tactics, [built.defaultTactic]: own } };
    const kept = vacationDay({ ...turn, club, hasPlan: false }, ALPHA).club.tactics[club.defaultTactic];
    expect(kept).toMatchObject({
      teamInstructions: own.teamInstructions,
      setPieces: own.setPieces,
      substitutions: own.substitutions,
      orders: own.orders,
    });
    const styled = botDay({ club, matches: [], now: BUILT_AT }, createRandom(1), ALPHA).club.tactics;
    expect(styled[club.defaultTactic].teamInstructions).toContainEqual({ name: 'Mentality', value: 'Balanced' });
  });

  test('spends nothing and keeps its players', () => {
    const club = buildClub({ players: buildSquad() });
    const done = vacationDay({ ...turn, club, hasPlan: false }, ALPHA);
    expect([done.entries, done.released]).toEqual([[], []]);
    expect(done.club.finances).toEqual(club.finances);
  });

  test('leaves training to a plan of its own if one is in force', () => {
    const club = buildClub({ players: buildSquad() });
    expect(vacationDay({ ...turn, club, hasPlan: true }, ALPHA)).toEqual(vacationBeforeMatch({ ...turn, club }, ALPHA));
  });
});

test('a returning manager reads what was done (R-VAC-6)', () => {
  const own = { clubId: 'c1', date: BUILT_AT };
  const deal = { playerId: 'p', name: 'Zé', price: 1, otherClub: null };
  const events: GameEvent[] = [
    { ...own, type: 'training-done', trainingId: 4, players: 3 },
    { ...own, type: 'training-done', trainingId: REST_ID, players: 20 },
    { ...own, type: 'training-done', trainingId: 5, players: 3 },
    { ...own, type: 'tactic-saved', tacticName: 'A' },
    { ...own, type: 'player-bought', ...deal },
    { ...own, type: 'sponsorship-expired' },
  ];
  expect(absenceReport(events)).toEqual({ trainings: 2, rests: 1, lineUps: 1, bought: 1, sold: 0 });
});
