import { describe, expect, test } from 'vitest';
import { createMatch, eventsOf, simulate, step, type TeamSheet } from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { rulesetWith } from '../testing/ruleset-with.ts';
import { replaceInjured, reportInjuries } from './injuries.ts';
import { isPresent, playersLeft } from './players-left.ts';
import { award } from './referee-awards.ts';
import type { Slot } from './slots.ts';
import { idOf, type RunningMatch } from './state.ts';

const input = matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 }));
const CALM = rulesetWith({ strictness: 0, injuryRisk: 0 });
const HURT = rulesetWith({ strictness: 0, injuryRisk: 5 });

function stopped(home: TeamSheet = input.home): RunningMatch {
  const match = createMatch({ ...input, home }, 3, { ruleset: CALM });
  for (let tick = 0; tick < 2_000; tick++) step(match);
  award(match, 'throwIn', 1, 40, 0);
  return match;
}

function hurt(match: RunningMatch, slot: Slot): void {
  match.players.hurt[slot] = 1;
  reportInjuries(match);
  replaceInjured(match);
}

const numberIn = (match: RunningMatch, slot: Slot) =>
  input.home.players.findIndex(({ id }) => id === idOf(match, slot));

describe('injuries (R-ENG-19)', () => {
  const matches = Array.from({ length: 200 }, (_, seed) => simulate(input, seed, { ruleset: HURT }));

  test('come of contact and of muscles, those of muscles late', () => {
    const injuries = matches.flatMap(({ events }) => events.filter((event) => event.type === 'injury'));
    const minutes = (cause: string) => injuries.filter((injury) => injury.cause === cause).map(({ minute }) => minute);
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    expect(minutes('contact').length).toBeGreaterThan(20);
    expect(mean(minutes('muscle'))).toBeGreaterThan(47);
  });

  test('are replaced by a player of the bench while a substitution is left', () => {
    for (const { events } of matches) {
      for (const [at, event] of events.entries()) {
        if (event.type !== 'injury') continue;
        const made = events.slice(0, at).filter(({ type, side }) => type === 'substitution' && side === event.side);
        const now = events.slice(at + 1).filter(({ tick }) => tick === event.tick);
        const changed = now.some((next) => next.type === 'substitution' && next.playerOut === event.player);
        // Two of a side may be hurt at once.
        if (made.length < 4) expect(changed).toBe(true);
      }
    }
  });

  test('bring on the best for the place: a keeper in goal, never a keeper elsewhere', () => {
    const match = stopped(teamSheet({ seed: 1, spread: 1 }));
    hurt(match, 0);
    expect(numberIn(match, 0)).toBe(11);
    hurt(match, 2);
    expect(numberIn(match, 2)).toBe(12);
    const other = stopped();
    for (const slot of [1, 2, 3, 4, 5] as const) hurt(other, slot);
    expect([1, 2, 3, 4, 5].map((slot) => numberIn(other, slot as Slot))).not.toContain(11);
  });

  test('leave the side with one less when no substitution is left, and never below seven', () => {
    const match = stopped();
    match.sides[0].changesLeft = 0;
    hurt(match, 4);
    expect(isPresent(match, 4)).toBe(false);
    for (const slot of [1, 2, 3, 5, 6, 7] as const) hurt(match, slot);
    expect(playersLeft(match, 0)).toBe(7);
    for (let tick = 0; tick < 4_000; tick++) step(match);
  });

  test('take a substitution from those that are planned: what can no longer be made lapses', () => {
    const { players, tactic } = input.home;
    const planned = [1, 2, 3, 4, 5].map((at) => {
      return { minutes: 60, playerIn: players[11 + at]?.id ?? '', playerOut: players[at]?.id ?? '' };
    });
    const match = stopped({ ...input.home, tactic: { ...tactic, substitutions: planned } });
    hurt(match, 6);
    while (!match.finished) step(match);
    const events = eventsOf(match).filter(({ side }) => side === 'home');
    expect(events.filter(({ type }) => type === 'substitution')).toHaveLength(5);
    expect(events.filter(({ type }) => type === 'lapse')).toHaveLength(1);
  });
});
