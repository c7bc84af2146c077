import { describe, expect, test } from 'vitest';
import { ALPHA } from '../ruleset/alpha.ts';
import { validateSignUp } from './beta-sign-up.ts';

const EMAIL = 'ana@exemplo.com.br';

describe('signing up for the beta (R-CLU-18)', () => {
  test.each([
    [EMAIL, 'Ana Souza', EMAIL, 'Ana Souza'],
    ['  a.b+c@d.io ', '  José   Antônio ', 'a.b+c@d.io', 'José Antônio'],
    [EMAIL, 'Jó', EMAIL, 'Jó'],
    [EMAIL, 'Jo\u0301', EMAIL, 'Jó'],
  ])('%s of %s', (email, name, storedEmail, storedName) => {
    expect(validateSignUp({ email, name }, ALPHA)).toEqual({
      ok: true,
      value: { email: storedEmail, name: storedName },
    });
  });

  test.each([
    '',
    'ana',
    'ana@',
    '@exemplo.com',
    'ana@exemplo',
    'a b@c.de',
    'a@b@c.de',
    'a@b..de',
    'a@.de',
    'a@b.',
    'a@b.de x',
    'a\0@b.de',
    'a@b\0.de',
    'a@b.de\u001b',
    'a\ud800@b.de',
  ])('%j is no e-mail address', (email) => {
    expect(validateSignUp({ email, name: 'Ana' }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'club-creation/sign-up-email', facts: {} },
    });
  });

  test.each(['', 'A', ' A ', 'Ana2', 'Ana-Maria', "D'Ávila", 'Ana.', '\u3164\u3164'])('%j is no name', (name) => {
    expect(validateSignUp({ email: EMAIL, name }, ALPHA)).toEqual({
      ok: false,
      error: { code: 'club-creation/sign-up-name', facts: { minimum: 2 } },
    });
  });
});
