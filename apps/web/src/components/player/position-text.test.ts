import { POSITIONS } from '@mundo-manager/rules/positions';
import { beforeEach, expect, test, vi } from 'vitest';

const page = () => import('./position-text.ts');

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

test('positions have the codes of the game unless others are chosen (R-LNG-9)', async () => {
  const { positionText } = await page();
  expect(POSITIONS.map((position) => positionText(position))).toEqual(POSITIONS);
});

test('Brazilian codes are kept in the browser, and every position has one of its own (R-LNG-9)', async () => {
  const { chosenCodes } = await page();
  const reload = vi.fn();
  chosenCodes.choose('brazilian', reload);
  expect(reload).toHaveBeenCalledOnce();
  vi.resetModules();
  const { positionText, positionTextIn } = await page();
  const natural = ['GK', 'CB', 'RB', 'LB', 'DM', 'CM', 'AM', 'RW', 'LW', 'CF'] as const;
  expect(natural.map((position) => positionText(position))).toEqual('GOL ZAG LD LE VOL MC MEI PD PE CA'.split(' '));
  expect(new Set(POSITIONS.map((position) => positionText(position))).size).toBe(POSITIONS.length);
  expect([positionTextIn('LCB'), positionTextIn('nowhere')]).toEqual(['ZAGe', 'nowhere']);
});

test('unknown position codes are ignored (R-LNG-9)', async () => {
  localStorage.setItem('mm.positions', 'english');
  const { positionText } = await page();
  expect(positionText('GK')).toBe('GK');
});
