import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NO_OUTCOMES } from '../../features/simulation/outcomes.ts';
import { OutcomeChart } from './outcome-chart.tsx';

test('the chart shows in whole percent how often each side won, beside the hundred before', () => {
  const before = { ...NO_OUTCOMES, played: 3, homeWins: 1, draws: 1, awayWins: 1 };
  const outcomes = { ...NO_OUTCOMES, played: 100, homeWins: 45, draws: 30, awayWins: 25 };
  render(
    <I18nProvider i18n={i18n}>
      <OutcomeChart outcomes={outcomes} before={before} />
    </I18nProvider>,
  );
  const shares = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(shares).toEqual(['45%antes 33%', '30%antes 33%', '25%antes 33%']);
});
