import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildSquad,
  buildTactic,
} from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';

const MINUTE = 60_000;
const PLAYERS = buildSquad();
const CLUB = buildClub({
  tactics: {
    A: buildTactic(PLAYERS),
    B: buildTactic(PLAYERS, { formation: '442' }),
    C: buildTactic(PLAYERS, { formation: '532' }),
  },
});

/** A club that plays its next match, so long after the present moment, away and with tactic B. */
function tactics(address: string, inMs = 60 * MINUTE) {
  const match = buildMatch({ date: BUILT_AT + inMs, home: { id: 'c2' }, away: { id: 'c1', tacticName: 'B' } });
  const league = buildCompetition({
    status: 'running',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: { [match.id]: match },
  });
  return renderApp(address, { world: { club: CLUB, competitions: [league] }, handlers: clubCommands() });
}

const slots = () => within(screen.getByRole('group', { name: 'Tática' }));
const openSlot = () => slots().getByRole('button', { pressed: true }).textContent;
const question = () => screen.findByRole('dialog', { name: 'Salvar alterações na tática A?' });
/** Something unsaved: a reserve leaves the bench. */
const removeReserve = () => screen.getByRole('button', { name: 'Tirar Jogador 18 da escalação' });

beforeEach(() => sessionStorage.clear());

describe('the slot in the address (R-NAV-22)', () => {
  test.each([
    ['/tactics?slot=B', 'B'],
    ['/tactics?slot=C', 'C'],
    ['/tactics?slot=D', 'A'],
    ['/tactics?slot=', 'A'],
    ['/tactics', 'A'],
  ])('%s opens %s', async (address, open) => {
    const { router } = await tactics(address);
    expect(openSlot()).toBe(open);
    expect(router.createHref(router.state.location)).toBe(address);
  });

  test('the tactic on the next-match wall leads to the slot that plays (R-HOM-2)', async () => {
    const { user, router } = await tactics('/home');
    await user.click(screen.getByRole('link', { name: 'B · 4-4-2' }));
    await screen.findByRole('heading', { level: 1, name: 'Táticas' });
    expect(router.state.location.search).toBe('?slot=B');
    expect(openSlot()).toBe('B');
  });

  test('follows the selector, and ‘back’ leads to the screen before', async () => {
    const { user, router } = await tactics('/home');
    await act(() => router.navigate('/tactics?slot=B'));
    await screen.findByRole('heading', { level: 1, name: 'Táticas' });
    await user.click(slots().getByRole('button', { name: 'C' }));
    await waitFor(() => expect(router.state.location.search).toBe('?slot=C'));
    expect(openSlot()).toBe('C');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/home');
  });

  test('asks before an unsaved draft of another slot is left; Escape keeps draft and address', async () => {
    const { user, router } = await tactics('/tactics?slot=A');
    await user.click(removeReserve());
    await act(() => router.navigate('/tactics?slot=B'));
    await question();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.search).toBe('?slot=A'));
    expect(openSlot()).toBe('A');
    expect(screen.getByText('Alterações não salvas')).toBeInTheDocument();
  });

  test('asks about the draft that waited on another screen, and ‘Descartar’ opens the slot that was asked for', async () => {
    const { user, router } = await tactics('/tactics');
    await user.click(removeReserve());
    await act(() => router.navigate('/home'));
    await user.click(await screen.findByRole('link', { name: 'B · 4-4-2' }));
    await user.click(within(await question()).getByRole('button', { name: 'Descartar' }));
    expect(await screen.findByRole('button', { name: 'Formação 4-4-2' })).toBeInTheDocument();
    expect(router.state.location.search).toBe('?slot=B');
  });

  test('‘Salvar’ in that question saves the one draft and opens the other slot', async () => {
    const { user, router, server } = await tactics('/tactics');
    await user.click(removeReserve());
    await act(() => router.navigate('/tactics?slot=C'));
    await user.click(within(await question()).getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByRole('button', { name: 'Formação 5-3-2' })).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toBe('?slot=C'));
    expect(server.world.club?.tactics.A.places[17]?.playerId).toBeNull();
  });
});

describe('the tactic of the next match (R-TSC-17)', () => {
  test.each([
    ['before it', 60 * MINUTE, 'A tática B joga o próximo jogo'],
    ['a minute before it', MINUTE, 'A tática B joga o próximo jogo'],
    ['while it is played', -MINUTE, 'A tática B está em campo'],
  ])('%s is named in words beside the selector, whatever slot is open', async (_, inMs, text) => {
    await tactics('/tactics', inMs);
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(openSlot()).toBe('A');
    const marked = slots()
      .getAllByRole('button')
      .filter((button) => button.querySelector('svg') !== null);
    expect(marked.map(({ textContent }) => textContent)).toEqual(['B']);
  });

  test('is not named while no match is scheduled', async () => {
    await renderApp('/tactics', { world: { club: CLUB } });
    expect(screen.queryByText(/joga o próximo jogo|está em campo/)).not.toBeInTheDocument();
  });
});
