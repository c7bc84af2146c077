import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const DAY = 86_400_000;
const rival = buildClub({ id: 'c2', manager: { ...buildClub().manager, name: 'Bia Souza' } });
const meeting = (index: number) =>
  buildMatch({
    id: `m${index}`,
    date: BUILT_AT - (index + 1) * DAY,
    status: 'finished',
    home: { id: 'c1', score: 2 },
    away: { id: 'c2', score: 1 },
  });
const pastMatches = [0, 1, 2, 3, 4].map(meeting);

describe('the profile of a manager (R-PFL-3)', () => {
  test('is reached from the club’s page, and says who is a bot', async () => {
    const { user, router } = await renderApp('/club?id=c2', { world: { others: [rival], bots: ['c2'] } });
    await user.click(await screen.findByRole('link', { name: /Bia Souza/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bia Souza' })).toBeInTheDocument();
    expect(router.state.location.pathname + router.state.location.search).toBe('/managers?id=c2');
    expect(screen.getByText('Bot')).toBeInTheDocument();
    expect(screen.getByText('Nenhum título ainda.')).toBeInTheDocument();
  });

  test('shows record and current competitions of the own career', async () => {
    const entrants = [buildEntrant('c1'), buildEntrant('c2')];
    const competition = buildCompetition({ status: 'running', entrants, matches: { m0: meeting(0) } });
    await renderApp('/managers', { world: { others: [rival], competitions: [competition] } });
    expect(await screen.findByText('1 vitória, 0 empates, 0 derrotas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^MM League/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '2 × 1' })).toBeInTheDocument();
  });

  test('shows the last visit only once that is switched on in the account (R-PFL-4)', async () => {
    const { user, router } = await renderApp('/managers');
    expect(await screen.findByText('Retrospecto')).toBeInTheDocument();
    expect(screen.queryByText('Última visita')).toBeNull();
    await router.navigate('/account');
    const shown = await screen.findByRole('checkbox', { name: 'Mostrar no perfil quando estive aqui' });
    expect(shown).not.toBeChecked();
    await user.click(shown);
    expect(await screen.findByRole('checkbox', { name: /Mostrar no perfil/, checked: true })).toBeInTheDocument();
  });

  test('says that a club is unknown, with a way out', async () => {
    await renderApp('/managers?id=nobody');
    expect(await screen.findByText('Não deu para carregar o perfil.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver competições' })).toBeInTheDocument();
  });
});

describe('rivals (R-RIV-6)', () => {
  test('are listed on the club’s page with reasons and balance', async () => {
    await renderApp('/club', { world: { others: [rival], pastMatches } });
    const panel = within(await screen.findByRole('region', { name: 'Rivais' }));
    expect(panel.getByText('5V 0E 0D · 10 x 5 em gols')).toBeInTheDocument();
    expect(panel.getByText(/5 confrontos/)).toBeInTheDocument();
  });

  test('are named in the opponent report, and no other club is', async () => {
    const { router } = await renderApp('/opponent?id=c2', {
      world: { others: [rival, buildClub({ id: 'c3' })], pastMatches },
    });
    expect(await screen.findByText('Rival.')).toBeInTheDocument();
    await router.navigate('/opponent?id=c3');
    await expect.poll(() => screen.queryByText('Rival.')).toBeNull();
    expect(await screen.findByText('Vocês nunca se enfrentaram.')).toBeInTheDocument();
  });

  test('make a fixture a ‘Clássico’', async () => {
    const next = buildMatch({ id: 'next', date: BUILT_AT + DAY, home: { id: 'c1' }, away: { id: 'c2' } });
    const entrants = [buildEntrant('c1'), buildEntrant('c2')];
    const competition = buildCompetition({ status: 'started', entrants, matches: { next } });
    await renderApp('/competitions/mmleague', { world: { others: [rival], competitions: [competition], pastMatches } });
    const panel = within(await screen.findByRole('region', { name: 'Meus próximos jogos' }));
    expect(await panel.findByText('Clássico')).toBeInTheDocument();
  });
});
