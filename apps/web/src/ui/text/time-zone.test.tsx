import { render } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

/** 2026-03-05T01:07:59Z: still the fourth in São Paulo. */
const MOMENT = 1_772_672_879_000;

/** The modules of a page on which that is kept. */
async function pageWith(kept: string | null) {
  if (kept !== null) localStorage.setItem('mm.timeZone', kept);
  vi.resetModules();
  (await import('../../i18n.ts')).startI18n();
  return {
    ...(await import('./date-text.tsx')),
    ...(await import('./time-zone.ts')),
    ...(await import('./day-text.ts')),
  };
}

beforeEach(() => localStorage.clear());

test.each([
  ['America/Manaus', '04/03 · 21:07', '04/03 às 21:07 (horário de Manaus)', 'Horários de Manaus'],
  ['Asia/Tokyo', '05/03 · 10:07', '05/03 às 10:07 (horário de Tóquio)', 'Horários de Tóquio'],
  ['America/Porto_Velho', '04/03 · 21:07', '04/03 às 21:07 (horário de Porto Velho)', 'Horários de Porto Velho'],
  ['nowhere', '04/03 · 22:07', '04/03 às 22:07 (horário de Brasília)', 'Horários de Brasília'],
  [null, '04/03 · 22:07', '04/03 às 22:07 (horário de Brasília)', 'Horários de Brasília'],
])('hours and dates are those of the zone that is kept: %s (R-LNG-10)', async (zone, shown, sentence, note) => {
  const { DateText, momentText, zoneNote } = await pageWith(zone);
  expect(render(<DateText time ms={MOMENT} />).container).toHaveTextContent(shown);
  expect(momentText(MOMENT)).toBe(sentence);
  expect(zoneNote()).toBe(note);
});

test('the zone of the browser may be followed (R-LNG-10)', async () => {
  const options = new Intl.DateTimeFormat('pt-BR', { timeZone: 'Europe/Lisbon' }).resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  const { timeZone, chosenZone } = await pageWith('browser');
  expect(timeZone).toBe('Europe/Lisbon');
  vi.restoreAllMocks();
  const reload = vi.fn();
  chosenZone.choose('America/Sao_Paulo', reload);
  expect(localStorage.getItem('mm.timeZone')).toBeNull();
  expect(reload).toHaveBeenCalledOnce();
});

test('days of the game stay those of UTC (R-LNG-10, R-PRD-9)', async () => {
  const { dayText } = await pageWith('Pacific/Honolulu');
  expect(dayText(Date.UTC(2026, 2, 5))).toBe('05/03');
});
