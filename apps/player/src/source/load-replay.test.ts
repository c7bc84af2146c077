import type { Client } from '@mundo-manager/contract/client';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { expect, test } from 'vitest';
import { loadReplay } from './load-replay.ts';

test('a replay comes with the rule set that it names (R-REP-3, R-SES-20)', async () => {
  const hash = 'b'.repeat(64);
  const calls: unknown[] = [];
  const answers: Record<string, unknown> = {
    replay: { replay: { id: 'r1', seed: 'seed', rulesetHash: hash, score: { home: 1, away: 0 }, digest: 'd' } },
    ruleset: { hash, ruleset: { ...ALPHA, name: 'Beta' } },
  };
  const call = async (name: string, { params }: { params: unknown }) => {
    calls.push([name, params]);
    return answers[name];
  };
  const match = await loadReplay('r1', { call } as unknown as Client);
  expect(calls).toEqual([
    ['replay', { replayId: 'r1' }],
    ['ruleset', { hash }],
  ]);
  expect(match).toMatchObject({ seed: 'seed', ruleset: { name: 'Beta' } });
});
