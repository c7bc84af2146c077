import { RULE_ERROR_CODES } from '@mundo-manager/rules/testing';
import { expect, test } from 'vitest';
import { failure } from '../envelope.ts';
import { type ApiErrorCode, SERVER_ERRORS } from './codes.ts';

test.each([...RULE_ERROR_CODES, ...(Object.keys(SERVER_ERRORS) as ApiErrorCode[])])(
  '%s has a Portuguese sentence (R-CAL-1)',
  (code) => {
    expect(failure(code).error.message).toMatch(/^\p{Lu}[^{}]* [^{}]*[.!]$/u);
  },
);
