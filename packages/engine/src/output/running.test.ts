import { describe, expect, test } from 'vitest';
import {
  createMatch,
  createRecorder,
  eventsOf,
  FRAME_LENGTH,
  runningOf,
  sideRunning,
  simulate,
  step,
} from '../index.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { rulesetWith } from '../testing/ruleset-with.ts';

/** Everyone plays to the end in his slot. */
const CALM = rulesetWith({ strictness: 0, injuryRisk: 0 });

const MATCHES = Array.from({ length: 6 }, (_, seed) => {
  const match = createMatch(matchInput(teamSheet({ seed: 2 * seed }), teamSheet({ seed: 2 * seed + 1 })), seed, {
    ruleset: CALM,
  });
  const recorder = createRecorder();
  while (!match.finished) {
    step(match);
    recorder.observe(match);
  }
  const events = eventsOf(match);
  return { members: match.players.members, running: runningOf(events), recording: recorder.recording(), events };
});
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('the distance that a player runs (R-ENG-25)', () => {
  test('is the distance in the recording', () => {
    for (const { members, running, recording, events } of MATCHES) {
      const half = events.filter(({ type }) => type === 'periodStart')[1]?.tick ?? 0;
      for (const slot of [0, 4, 9, 20]) {
        let metres = 0;
        for (let frame = 1; frame < recording.length; frame++) {
          // At half-time they come back from the dressing room.
          if (frame === half - 1) continue;
          const [at, before] = [frame * FRAME_LENGTH + 2 * slot, (frame - 1) * FRAME_LENGTH + 2 * slot];
          const dx = (recording.frames[at] ?? 0) - (recording.frames[before] ?? 0);
          const dy = (recording.frames[at + 1] ?? 0) - (recording.frames[before + 1] ?? 0);
          metres += Math.hypot(dx, dy) / 10;
        }
        const recorded = running.find(({ id }) => id === members[slot]?.id)?.metres ?? 0;
        expect(Math.abs(recorded / metres - 1)).toBeLessThan(0.03);
      }
    }
  });

  test('is what footballers run: outfield players 9 to 12 km, keepers 3.5 to 6.2, 2 to 7 % of the time fast, some at 30 km/h', () => {
    const [keepers, others] = [true, false].map((inGoal) =>
      MATCHES.flatMap(({ members, running }) =>
        running.filter(({ id }) => (members.findIndex((member) => member.id === id) % 11 === 0) === inGoal),
      ),
    );
    const seconds = mean(MATCHES.map(({ recording }) => recording.length / 2));
    expect(mean((others ?? []).map(({ metres }) => metres))).toBeGreaterThan(9_000);
    expect(mean((others ?? []).map(({ metres }) => metres))).toBeLessThan(12_000);
    expect(mean((keepers ?? []).map(({ metres }) => metres))).toBeGreaterThan(3_500);
    expect(mean((keepers ?? []).map(({ metres }) => metres))).toBeLessThan(6_200);
    const fast = mean((others ?? []).map(({ fastSeconds }) => fastSeconds)) / seconds;
    expect(fast).toBeGreaterThan(0.02);
    expect(fast).toBeLessThan(0.07);
    for (const { running } of MATCHES) {
      const fastest = Math.max(...running.map(({ topSpeed }) => topSpeed));
      expect(fastest).toBeGreaterThan(30);
      expect(fastest).toBeLessThan(37);
    }
  });

  test('is in the result of a match', () => {
    const result = simulate(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 1);
    expect(result.running).toEqual(runningOf(result.events));
    expect(new Set(result.running.map(({ id }) => id)).size).toBeGreaterThanOrEqual(22);
  });

  test('adds up for a side', () => {
    for (const { running } of MATCHES) {
      const [home, away] = [sideRunning(running, 'home'), sideRunning(running, 'away')];
      const metres = running.reduce((sum, player) => sum + player.metres, 0);
      expect(home.metres + away.metres).toBe(metres);
      expect(Math.max(home.topSpeed, away.topSpeed)).toBe(Math.max(...running.map(({ topSpeed }) => topSpeed)));
    }
  });
});
