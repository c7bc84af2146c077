import { DAY, HOUR, MINUTE } from '@mundo-manager/rules/clock';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { Countdown } from './countdown.tsx';

test.each([
  ['one of each', DAY + HOUR + MINUTE, /dia.*hora.*minuto$/, /dias|horas|minutos/],
  ['two of each', 2 * (DAY + HOUR + MINUTE), /dias.*horas.*minutos$/, /^$/],
  ['none but minutes', 20 * MINUTE, /hora.*minutos$/, /dia/],
])('%s is written in days, hours, minutes or seconds', async (_, left, words, others) => {
  // Half a minute more, so that no minute ends meanwhile.
  const until = Date.now() + left + MINUTE / 2;
  await renderApp('/', { routes: [{ path: '/', element: <Countdown until={until} /> }], signedIn: false });
  expect(screen.getByRole('timer')).toHaveTextContent(words);
  expect(screen.getByRole('timer')).not.toHaveTextContent(others);
});
