import { rulesetHash } from '@mundo-manager/engine/verification';
import { expect, test } from 'vitest';
import { DEFAULT_RULESET, DEFAULT_RULESET_HASH } from './default-ruleset.ts';

test('the hash of the default rule set is its own (R-SES-20)', () => {
  expect(rulesetHash(DEFAULT_RULESET)).toBe(DEFAULT_RULESET_HASH);
});
