import { positionRating } from '@mundo-manager/rules/positions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import {
  type Order,
  type OrderAction,
  type OrderCondition,
  type Substitution,
  worthAt,
} from '@mundo-manager/rules/tactics';
import { describe, expect, test } from 'vitest';
import {
  createMatch,
  digestOf,
  eventsOf,
  type MatchInput,
  resume,
  simulate,
  snapshot,
  step,
  type TeamSheet,
  validateInput,
} from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { rulesetWith } from '../testing/ruleset-with.ts';
import { shownCondition } from './current-ability.ts';
import { useStoppage } from './dead-ball-tasks.ts';
import { showCard } from './discipline.ts';
import { reportInjuries } from './injuries.ts';
import { isPresent } from './players-left.ts';
import { OUTFIELD, type Slot, TEAM } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

const CALM = rulesetWith({ strictness: 0, injuryRisk: 0 });
const home = teamSheet({ seed: 1 });
const away = teamSheet({ seed: 2 });
const id = (number: number) => home.players[number - 1]?.id ?? '';

const always: OrderCondition = { kind: 'minute', from: 1, to: null };
const high: OrderAction = { kind: 'instruction', name: 'Tempo', value: 'High' };
const swap = (playerIn: number, playerOut: number): OrderAction => ({
  kind: 'substitution',
  playerIn: id(playerIn),
  out: { kind: 'player', playerId: id(playerOut) },
});
const when = (condition: OrderCondition, action: OrderAction): Order => ({ when: [condition], action });

function inputWith(
  orders: readonly Order[],
  changes: Partial<TeamSheet> = {},
  substitutions: Substitution[] = [],
): MatchInput {
  return matchInput({ ...home, ...changes, tactic: { ...home.tactic, orders, substitutions } }, away);
}

/** A match whose home side has those orders, at its first dead ball. */
function begun(orders: readonly Order[], changes: Partial<TeamSheet> = {}): RunningMatch {
  const match = createMatch(inputWith(orders, changes), 3, { ruleset: CALM });
  step(match);
  return match;
}

function deadBall(match: RunningMatch): void {
  match.restart.waited = 0;
  useStoppage(match);
}

/** Plays on until everyone who is to come off has. */
function walkOff(match: RunningMatch): void {
  while (match.sides[0].leaving.length > 0) step(match);
}

const typesOf = (match: RunningMatch) => eventsOf(match).flatMap(({ type }) => (type === 'periodStart' ? [] : [type]));

/** Whether the order acts once something has come about, and not before. */
function waitsFor(condition: OrderCondition, bring: (match: RunningMatch) => void): void {
  const match = begun([when(condition, high)]);
  deadBall(match);
  expect(typesOf(match)).toEqual([]);
  bring(match);
  deadBall(match);
  expect(typesOf(match).at(-1)).toBe('tacticalChange');
}

describe('conditional orders (R-ENG-20)', () => {
  test('wait for their minute', () => {
    const { events } = simulate(inputWith([when({ kind: 'minute', from: 60, to: 70 }, high)]), 4, { ruleset: CALM });
    const changes = events.filter(({ type }) => type === 'tacticalChange');
    expect(changes).toHaveLength(1);
    expect(changes[0]?.minute).toBeGreaterThanOrEqual(60);
    expect(changes[0]?.minute).toBeLessThan(65);
  });

  test('wait for the score', () => {
    waitsFor({ kind: 'score', state: 'trailing', goals: 2 }, (match) => {
      match.sides[1].goals = 2;
    });
    waitsFor({ kind: 'score', state: 'leading', goals: 1 }, (match) => {
      match.sides[0].goals = 1;
    });
    const level = begun([when({ kind: 'level' }, high)]);
    expect(typesOf(level)).toEqual(['tacticalChange']);
  });

  test('wait for a man more or less', () => {
    const sendOff = (slot: 5 | 16) => (match: RunningMatch) =>
      showCard(match, { slot, colour: 'red', reason: 'seriousFoul', opponent: null });
    waitsFor({ kind: 'players', state: 'fewer' }, sendOff(5));
    waitsFor({ kind: 'players', state: 'more' }, sendOff(16));
  });

  test('wait for the condition that is shown', () => {
    const start = createMatch(inputWith([]), 3);
    expect(start.players.energy[5]).toBeGreaterThan(0.95);
    waitsFor({ kind: 'condition', playerId: id(6), below: 95 }, (match) => {
      match.players.energy[5] -= 0.02;
    });
  });

  test('wait for a card', () => {
    waitsFor({ kind: 'booked', playerId: id(6) }, (match) =>
      showCard(match, { slot: 5, colour: 'yellow', reason: 'recklessTackle', opponent: null }),
    );
  });

  test('say who comes on for an injured player, before the bench decides', () => {
    const match = begun([when({ kind: 'injured', playerId: id(11) }, swap(13, 11))]);
    match.players.hurt[10] = 2;
    deadBall(match);
    expect(idOf(match, 10)).toBe(id(13));
    expect(eventsOf(match).filter(({ type }) => type === 'substitution')).toHaveLength(1);
  });

  test('act once, from the top, and only when all of their conditions hold', () => {
    const never: Order = { when: [always, { kind: 'score', state: 'leading', goals: 9 }], action: high };
    const low: OrderAction = { kind: 'instruction', name: 'Tempo', value: 'Low' };
    const match = begun([never, when(always, high), when(always, low)]);
    for (let tick = 0; tick < 4_000; tick++) step(match);
    const changes = eventsOf(match).flatMap((event) => (event.type === 'tacticalChange' ? [event] : []));
    expect(changes.map(({ order, value }) => [order, value])).toEqual([
      [1, 'High'],
      [2, 'Low'],
    ]);
    expect(match.sides[0].plan.tempo).toBe(-1);
  });

  test('bring on for the most tired of a line', () => {
    const order = when(
      { kind: 'minute', from: 2, to: null },
      { kind: 'substitution', playerIn: id(18), out: { kind: 'mostTired', line: 'defence' } },
    );
    const match = begun([order]);
    match.players.energy[3] = 0.5;
    match.players.energy[9] = 0.4;
    match.clock.tick += 300;
    deadBall(match);
    walkOff(match);
    expect(idOf(match, 3)).toBe(id(18));
  });

  test.each([
    ['who should go off has gone', [when(always, swap(12, 2)), when(always, swap(13, 2))], 'playerOutGone'],
    ['who should come on plays already', [when(always, swap(13, 2)), when(always, swap(13, 3))], 'playerInUsed'],
  ])('lapse, with an event, when %s', (_, orders, reason) => {
    const match = begun(orders);
    walkOff(match);
    expect(typesOf(match)).toEqual(['lapse', 'running', 'substitution']);
    expect(eventsOf(match).find(({ type }) => type === 'lapse')).toMatchObject({ order: 1, reason });
  });

  test('plan, orders and injuries together never make six substitutions', () => {
    const planned = [2, 3, 4].map((number) => ({ minutes: 30, playerIn: id(10 + number), playerOut: id(number) }));
    const orders = [5, 6, 7].map((number) => when({ kind: 'minute', from: 20, to: null }, swap(10 + number, number)));
    let lapsed = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { events } = simulate(inputWith(orders, {}, planned), seed, { ruleset: rulesetWith({ injuryRisk: 5 }) });
      const own = events.filter(({ side }) => side === 'home');
      const made = own.filter(({ type }) => type === 'substitution').length;
      expect(made).toBeLessThanOrEqual(5);
      lapsed += own.filter((event) => event.type === 'lapse' && event.reason === 'noChangesLeft').length;
    }
    expect(lapsed).toBeGreaterThan(0);
  });

  test('the same digest comes of a match with them stepped and resumed', () => {
    const orders = [
      when(always, high),
      when({ kind: 'minute', from: 50, to: null }, { kind: 'tactic', tacticName: 'B' }),
    ];
    const { formation: _, ...plan } = home.tactic;
    const input = inputWith(orders, { tactics: { B: { ...plan, formation: '343Wide' } } });
    const whole = simulate(input, 7);
    let match = createMatch(input, 7);
    while (!match.finished) {
      for (let tick = 0; tick < 1_013; tick++) step(match);
      match = resume(JSON.parse(JSON.stringify(snapshot(match))));
    }
    expect(digestOf(match)).toBe(whole.digest);
    expect(eventsOf(match)).toEqual(whole.events);
    expect(whole.digest).not.toBe(simulate(inputWith([]), 7).digest);
  });
});

describe('a change of the tactic (R-ENG-20)', () => {
  const plan = {
    formation: '343Wide',
    playersInstructions: [{ position: 'CF' as const, instructions: [{ name: 'Dribbling', value: 'More' }] }],
    teamInstructions: [{ name: 'Mentality', value: 'Very Offensive' }],
    setPieces: [{ name: 'penalties' as const, value: 5 }],
  };
  const order = when({ kind: 'minute', from: 2, to: null }, { kind: 'tactic', tacticName: 'C' });

  function changed(prepare: (match: RunningMatch) => void = () => {}): RunningMatch {
    const match = begun([order], { tactics: { C: plan } });
    prepare(match);
    match.clock.tick += 300;
    deadBall(match);
    return match;
  }

  test('takes over formation, instructions and takers for the players on the pitch, without a substitution', () => {
    const match = changed();
    const [side] = match.sides;
    expect([...side.duties].sort()).toEqual(['CB', 'CF', 'GK', 'LCB', 'LCM', 'LM', 'LW', 'RCB', 'RCM', 'RM', 'RW']);
    expect(side.plan.mentality).toBe(2);
    expect(side.takers.penalties).toBe(id(5));
    const striker = TEAM[0].find((slot) => side.duties[slot] === 'CF') ?? 0;
    expect(match.players.brief.dribbling[striker]).toBe(1);
    expect(TEAM[0].map((slot) => idOf(match, slot))).toEqual(home.players.slice(0, 11).map((player) => player.id));
    expect(eventsOf(match).at(-1)).toMatchObject({ type: 'tacticalChange', tactic: 'C', formation: '343Wide' });
  });

  test('puts players where they are worth most: no two would be worth more in exchange', () => {
    const match = changed();
    const { duties } = match.sides[0];
    const worth = (slot: Slot, place: Slot) => {
      const player = home.players[slot];
      return player === undefined
        ? 0
        : positionRating(player.attributes, duties[place] ?? '', ALPHA) * worthAt(shownCondition(match, slot));
    };
    for (const one of OUTFIELD[0]) {
      for (const other of OUTFIELD[0]) {
        const exchanged = worth(one, other) + worth(other, one);
        expect(exchanged).toBeLessThanOrEqual(worth(one, one) + worth(other, other) + 1e-9);
      }
    }
  });

  test('leaves ten men in the shape for ten', () => {
    const match = changed((running) =>
      showCard(running, { slot: 6, colour: 'red', reason: 'seriousFoul', opponent: null }),
    );
    const [side] = match.sides;
    const present = TEAM[0].filter((slot) => isPresent(match, slot));
    const backs = present.filter((slot) => ['CB', 'LB', 'RB'].includes(side.positions[slot] ?? ''));
    expect([present.length, backs.length]).toEqual([10, 4]);
    for (let tick = 0; tick < 3_000; tick++) step(match);
  });

  test('needs the tactic on the sheet, and a formation and instructions that exist', () => {
    const errorOf = (tactics?: TeamSheet['tactics']) => {
      const valid = validateInput(inputWith([order], tactics && { tactics }), ALPHA);
      return valid.ok ? null : valid.error.code;
    };
    expect(errorOf({ C: plan })).toBeNull();
    expect(errorOf()).toBe('engine/missing-tactic');
    expect(errorOf({ B: plan })).toBe('engine/missing-tactic');
    expect(errorOf({ C: { ...plan, formation: '1-1-8' } })).toBe('tactics/unknown-formation');
    expect(errorOf({ C: { ...plan, teamInstructions: [{ name: 'Tempo', value: 'Molto' }] } })).toBe(
      'tactics/unknown-instruction',
    );
    expect(errorOf({ C: {} as typeof plan })).toBe('engine/bad-shape');
  });
});

test('reporting injuries without one changes nothing', () => {
  expect(reportInjuries(begun([]))).toBe(false);
});
