import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DateText, TimeText } from './date-text.tsx';

/** 2026-03-05T01:07:59Z: still the fourth in São Paulo. */
const MOMENT = 1_772_672_879_000;

test('dates and times are those of São Paulo, wherever the reader is (R-PRD-8)', () => {
  const textOf = (element: React.ReactNode) => render(element).container.textContent;
  expect(textOf(<DateText ms={MOMENT} />)).toBe('04/03');
  expect(textOf(<DateText year ms={MOMENT} />)).toBe('04/03/2026');
  expect(textOf(<DateText time ms={MOMENT} />)).toBe('04/03 · 22:07');
  expect(textOf(<TimeText ms={MOMENT} />)).toBe('22:07');
  expect(textOf(<TimeText ms={MOMENT - 12 * 3_600_000} />)).toBe('10:07');
});
