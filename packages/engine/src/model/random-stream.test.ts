import { createRandom } from '@mundo-manager/rules/core';
import { expect, test } from 'vitest';
import { createStream } from './random-stream.ts';

test('the stream of a match draws what the generator of the rules draws, and stores the same state', () => {
  for (const seed of [1, 'a5f0', [1, 2, 3, 4] as const]) {
    const ours = createStream(seed);
    const rules = createRandom(seed);
    for (let draw = 0; draw < 200; draw++) expect(ours.next()).toBe(rules.next());
    expect(ours.state()).toEqual(rules.state());
  }
});
