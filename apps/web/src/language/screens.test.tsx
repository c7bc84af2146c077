import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Locale } from '../ui/text/locale.ts';

/** 2026-03-05T01:07:59Z: still the fourth in São Paulo. */
const MOMENT = 1_772_672_879_000;

/** The app's modules anew, as a page in the language has them. */
async function pageIn(language: Locale) {
  document.documentElement.lang = language;
  const { bringTranslations, startI18n } = await import('../i18n.ts');
  startI18n();
  await bringTranslations();
  return import('../testing/render-app.tsx');
}

beforeEach(() => vi.resetModules());
afterEach(() => document.documentElement.removeAttribute('lang'));

test.each([
  ['en-GB', 'Account', 'Appearance', 'Dark'],
  ['es', 'Cuenta', 'Apariencia', 'Oscuro'],
] as const)('a screen is read in %s (R-LNG-1)', async (language, title, panel, theme) => {
  const { renderApp } = await pageIn(language);
  await renderApp('/account');
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: panel })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: theme })).toBeInTheDocument();
});

test.each([
  ['pt-BR', '−$ 1.250.000', '04/03/2026', '5,3%', '1,48'],
  ['en-GB', '−$1,250,000', '04/03/2026', '5.3%', '1.48'],
  ['es', '−1.250.000 $', '04/03/2026', '5,3 %', '1,48'],
] as const)('numbers, money and dates are those of %s (R-LNG-4)', async (language, money, date, percent, decimal) => {
  await pageIn(language);
  const { moneyText } = await import('../ui/text/money-text.ts');
  const { dateText } = await import('../ui/text/date-text.tsx');
  const { percentText } = await import('../ui/text/percent.ts');
  const { decimals } = await import('../ui/text/decimals.ts');
  const texts = [moneyText(-1_250_000), dateText(MOMENT, true), percentText(0.053), decimals(1.48, 2)];
  expect(texts.map((text) => text.replaceAll('\u00a0', ' '))).toEqual([money, date, percent, decimal]);
});

test('a language is kept, and the page opened anew (R-LNG-2)', async () => {
  const { chooseLanguage } = await import('../ui/browser/language.ts');
  const reload = vi.fn();
  chooseLanguage('en-GB', reload);
  expect(localStorage.getItem('mm.language')).toBe('en-GB');
  expect(reload).toHaveBeenCalledOnce();
  localStorage.removeItem('mm.language');
});
