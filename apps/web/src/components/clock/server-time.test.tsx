/** The browser's clock is five years fast; what is shown follows the server's. */
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildPlayer,
} from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const MINUTE = 60_000;
const YEAR = 365.25 * 24 * 60 * MINUTE;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: BUILT_AT + 5 * YEAR }));
afterEach(() => void vi.useRealTimers());

function withMatch(inMs: number) {
  const match = buildMatch({ date: BUILT_AT + inMs });
  const entrants = [buildEntrant('c1'), buildEntrant('c2')];
  return { competitions: [buildCompetition({ status: 'running', entrants, matches: { m1: match } })] };
}

describe('the server’s game clock (R-PRD-10)', () => {
  test('counts down', async () => {
    await renderApp('/home', { world: withMatch(134 * MINUTE) });
    expect(screen.getByRole('timer')).toHaveTextContent(/0?2.*horas.*14.*minutos/);
  });

  test.each([
    [15 * MINUTE - 1, 'Em breve'],
    [-30 * MINUTE - 1, 'Jogo Atrasado'],
  ])('opens and closes windows: %d ms before the kick-off it is ‘%s’', async (left, state) => {
    await renderApp('/home', { world: withMatch(left) });
    expect(screen.getByText(state)).toBeInTheDocument();
  });

  test('brings rewards', async () => {
    const dailyRewards = { moneyCollectionDate: BUILT_AT + 1, itemCollectionDate: BUILT_AT };
    await renderApp('/dailyRewards', { world: { club: buildClub({ dailyRewards }) } });
    const card = (name: string) => within(screen.getByRole('region', { name }));
    expect(card('Dinheiro').getByText('RECOMPENSA COLETADA')).toBeInTheDocument();
    expect(card('Item').getByRole('button', { name: 'Assistir: Item' })).toBeInTheDocument();
  });

  test('makes players older', async () => {
    const player = buildPlayer({ id: 'p30', dob: BUILT_AT - 23.5 * YEAR });
    await renderApp('/playerDetails?id=p30', { world: { club: buildClub({ players: [player] }) } });
    // Above the portrait, and among what makes his value.
    expect((await screen.findAllByText(/23 anos/)).length).toBeGreaterThan(0);
  });
});
