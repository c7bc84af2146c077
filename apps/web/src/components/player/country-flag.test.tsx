import { COUNTRIES } from '@mundo-manager/rules/players';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CountryFlag } from './country-flag.tsx';

test('each country has its flag and its name (R-PRD-17)', () => {
  render(COUNTRIES.map((country) => <CountryFlag key={country} country={country} />));
  const flags = screen.getAllByRole<HTMLImageElement>('img');
  const named = Object.fromEntries(flags.map(({ alt, src }) => [alt, /(\w+)\.svg/.exec(src)?.[1]]));
  expect(named).toEqual({
    Brasil: 'br',
    Argentina: 'ar',
    Colômbia: 'co',
    Uruguai: 'uy',
    Chile: 'cl',
    Paraguai: 'py',
    Equador: 'ec',
    Venezuela: 've',
  });
});
