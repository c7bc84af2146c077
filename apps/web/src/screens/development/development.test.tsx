import { FORECAST_DAYS } from '@mundo-manager/rules/development';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { buildClub } from '@mundo-manager/rules/testing';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';

const world = { club: buildClub() };

test('the page of an own player leads to his development: graph, table, skills and what trains him best (R-DEV-8)', async () => {
  const { user, router } = await renderApp('/playerDetails?id=c1-p9', { world });
  await user.click(await screen.findByRole('link', { name: 'Evolução' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Evolução' })).toBeInTheDocument();
  expect(router.state.location.search).toBe('?id=c1-p9');
  const graph = within(await screen.findByRole('region', { name: 'Overall dia a dia' }));
  expect(graph.getByRole('img', { name: /^Overall de .* potencial/ })).toBeInTheDocument();
  const days = within(graph.getByRole('table', { name: 'Overall dia a dia', hidden: true }));
  expect(days.getAllByRole('row', { hidden: true }).length).toBeGreaterThan(10);
  const best = within(screen.getByRole('region', { name: 'O que mais o treina' }));
  expect(best.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByRole('table', { name: 'Atributos, o que falta e o que mudou' })).toBeInTheDocument();
});

test('the curve goes on by the plan in force, with the range in 30 days and at the peak (R-DEV-12)', async () => {
  const plans = { plan: suggestedPlan(ALPHA), saved: [], report: null };
  await renderApp('/development?id=c1-p9', { world: { ...world, plans } });
  expect(
    await screen.findByText(
      /^Com o plano de hoje: entre \d\d,\d e \d\d,\d em \d\d\/\d\d, pico entre \d\d,\d e \d\d,\d em /,
    ),
  ).toBeInTheDocument();
  const graph = within(screen.getByRole('region', { name: 'Overall dia a dia' }));
  expect(within(graph.getByRole('img')).getByText('previsão')).toBeInTheDocument();
  const days = within(graph.getByRole('table', { name: 'Overall dia a dia', hidden: true }));
  const ahead = days.getAllByText('previsão');
  expect(ahead).toHaveLength(FORECAST_DAYS);
  expect(days.getAllByText(/^entre \d\d,\d e \d\d,\d$/)).toHaveLength(FORECAST_DAYS);
  expect(graph.getByRole('img', { name: /; previsão para \d\d\/\d\d: entre \d\d,\d e \d\d,\d$/ })).toBeInTheDocument();
});

test('without a plan only age and matches count, and the way to a plan is shown', async () => {
  await renderApp('/development?id=c1-p9', { world });
  expect(await screen.findByText(/^Sem plano de treino: entre 60,0 e 6\d,\d em /)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Faça um plano' })).toHaveAttribute('href', '/training?part=plan');
});

test('draws up to three skills beside the overall, by choice (R-DEV-12)', async () => {
  const { user } = await renderApp('/development?id=c1-p9', { world });
  const heads = async () => {
    const table = await screen.findByRole('table', { name: 'Overall dia a dia', hidden: true });
    return within(table)
      .getAllByRole('columnheader', { hidden: true })
      .slice(3)
      .map(({ textContent }) => textContent);
  };
  expect(await heads()).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Linha 1'), 'Liderança');
  await user.selectOptions(screen.getByLabelText('Linha 2'), 'Nenhum atributo');
  await user.selectOptions(screen.getByLabelText('Linha 3'), 'Cabeceio');
  expect(await heads()).toEqual(['Liderança', 'Cabeceio']);
});

test('another club’s player has no development page, and a failure offers another try (R-DEV-8)', async () => {
  await renderApp('/development?id=c2-p9', { world });
  expect(await screen.findByText('Nenhum jogador seu escolhido.')).toBeInTheDocument();
});

test('a development that does not come says so', async () => {
  const playerDevelopment = () => {
    throw new RefusedCall('server/internal');
  };
  await renderApp('/development?id=c1-p9', { world, handlers: { playerDevelopment } });
  expect(await screen.findByText('Não deu para carregar a evolução.')).toBeInTheDocument();
});

describe('changes of the whole squad (R-DEV-10)', () => {
  const squadDevelopment = () => ({
    players: [{ playerId: 'c1-p9', earlier: { week: 40, month: null, season: null } }],
  });

  test('a switch adds three columns to the squad, which order it, and is kept', async () => {
    localStorage.clear();
    const { user, router } = await renderApp('/squad', { world, handlers: { squadDevelopment } });
    const table = () => within(screen.getByRole('table', { name: 'Plantel completo' }));
    expect(table().getAllByRole('columnheader')).toHaveLength(11);
    await user.click(screen.getByRole('button', { name: 'Evolução' }));
    await waitFor(() => expect(table().getAllByText(/^\+\d+,\d$/)).toHaveLength(1));
    expect(table().getAllByRole('columnheader')).toHaveLength(14);
    await user.click(table().getByRole('button', { name: /7 dias/ }));
    expect(table().getAllByRole('rowheader')[0]).toHaveTextContent('Jogador 9');
    expect(router.state.location.search).toBe('?sort=-week');
    expect(localStorage.getItem('mm.squadDevelopment')).toBe('on');
    await user.click(screen.getByRole('button', { name: 'Evolução' }));
    expect(table().getAllByRole('columnheader')).toHaveLength(11);
  });

  test('the training table shows those of seven days', async () => {
    await renderApp('/training', { world, handlers: { squadDevelopment } });
    const table = within(await screen.findByRole('table', { name: 'Jogadores' }));
    expect(table.getByRole('columnheader', { name: /7 dias/ })).toBeInTheDocument();
    expect(await table.findByText(/^\+\d+,\d$/)).toBeInTheDocument();
  });
});
