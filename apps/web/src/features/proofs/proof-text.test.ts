import { i18n } from '@lingui/core';
import { PROOF_CHECKS, PROOF_ERRORS, type ProofCheckName, type ProofErrorCode } from '@mundo-manager/engine/proof';
import { expect, test } from 'vitest';
import { startI18n } from '../../i18n.ts';
import { PROOF_FAILURES, PROOF_SENTENCES, proofText } from './proof-text.ts';

startI18n();

test('every check of a proof has a sentence, whether it holds or fails (R-PRF-6)', () => {
  const names = Object.keys(PROOF_CHECKS) as ProofCheckName[];
  const codes = Object.keys(PROOF_ERRORS) as ProofErrorCode[];
  expect(Object.keys(PROOF_SENTENCES)).toEqual(names);
  expect(Object.keys(PROOF_FAILURES)).toEqual(codes);
  const texts = [
    ...names.map((says) => i18n._(proofText({ ok: true, says }))),
    ...codes.map((code) => i18n._(proofText({ ok: false, code, claimed: '2', found: '3' }))),
  ];
  expect(new Set(texts).size).toBe(names.length + codes.length);
  for (const text of texts) {
    expect(text).toMatch(/^[A-ZÀ-Ú].+\.$/);
    expect(text).not.toMatch(/undefined|[{}]/);
  }
});
