import { expect, test } from 'vitest';
import { simulate } from '../output/simulate.ts';
import { matchInput, teamSheet } from '../testing/index.ts';
import { playerCounts } from './player-counts.ts';

test('players have the passes, shots, tackles, saves and metres that the match has (R-CAR-1)', () => {
  const { events, stats, running } = simulate(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 7);
  const counts = playerCounts(events);
  const sum = (count: 'passes' | 'shots' | 'tackles' | 'saves') =>
    counts.reduce((total, player) => total + player[count], 0);
  const both = (count: 'passes' | 'shots' | 'tackles' | 'wrongPasses') => stats.home[count] + stats.away[count];
  expect([sum('passes'), sum('shots'), sum('tackles')]).toEqual([
    both('passes') - both('wrongPasses'),
    both('shots'),
    both('tackles'),
  ]);
  expect(sum('saves')).toBe(events.filter((event) => event.type === 'shot' && event.outcome === 'saved').length);
  const [first] = running;
  expect(counts.find(({ playerId }) => playerId === first?.id)?.metres).toBe(Math.round(first?.metres ?? 0));
});
