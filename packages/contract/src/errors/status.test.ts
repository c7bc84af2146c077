import { RULE_ERROR_CODES } from '@mundo-manager/rules/testing';
import { describe, expect, test } from 'vitest';
import { type ApiErrorCode, CLIENT_ERROR_CODES, SERVER_ERRORS, type ServerErrorCode } from './codes.ts';
import { statusOf } from './status.ts';

const SERVER_CODES = Object.keys(SERVER_ERRORS) as ServerErrorCode[];

describe('error codes', () => {
  test('no code has two meanings', () => {
    const all: string[] = [...RULE_ERROR_CODES, ...SERVER_CODES, ...CLIENT_ERROR_CODES];
    expect(all.filter((code, at) => all.indexOf(code) !== at)).toEqual([]);
  });

  test('every code of the rules and of the server has a status of a refusal', () => {
    for (const code of RULE_ERROR_CODES) expect([404, 409, 422]).toContain(statusOf(code));
    for (const code of SERVER_CODES) {
      expect(statusOf(code)).toBeGreaterThanOrEqual(400);
      expect(statusOf(code)).toBeLessThan(600);
    }
  });

  test.each<[string, ApiErrorCode, number]>([
    ['a user without a record signs out', 'user/none', 404],
    ['a user without a club is led to club creation', 'club/none', 422],
    ['a user with a club creates no second one', 'club/exists', 422],
    ['a name that is taken is a conflict', 'club/name-taken', 409],
    ['a club that changed in between is a conflict', 'command/stale-version', 409],
    ['a player of somebody else is not found in the club', 'club/unknown-player', 404],
    ['a player who was sold a moment ago is a conflict', 'market/not-listed', 409],
    ['too little money is a plain refusal', 'finances/insufficient-money', 422],
    ['a line-up of ten is a plain refusal', 'tactics/not-eleven', 422],
  ])('%s', (_, code, status) => {
    expect(statusOf(code)).toBe(status);
  });
});
