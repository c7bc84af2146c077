import { i18n } from '@lingui/core';
import { REWARD_CHECKS, REWARD_ERRORS } from '@mundo-manager/engine/proof';
import { expect, test } from 'vitest';
import { REWARD_FAILURES, REWARD_SENTENCES, rewardText } from './reward-text.ts';

test('every check of a chain and every failure has a sentence of its own (R-PRF-15)', () => {
  expect(Object.keys(REWARD_SENTENCES).sort()).toEqual(Object.keys(REWARD_CHECKS).sort());
  expect(Object.keys(REWARD_FAILURES).sort()).toEqual(Object.keys(REWARD_ERRORS).sort());
  const failed = { ok: false, claimed: '1.2', found: '1.3' } as const;
  const codes = Object.keys(REWARD_FAILURES) as (keyof typeof REWARD_FAILURES)[];
  const sentences = [
    ...Object.values(REWARD_SENTENCES).map((sentence) => i18n._(sentence)),
    ...codes.map((code) => i18n._(rewardText({ ...failed, code }))),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(i18n._(rewardText({ ...failed, code: 'reward/left-out' }))).toMatch(/veio 1\.2 no lugar de 1\.3\.$/);
});
