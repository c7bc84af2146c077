import { ALPHA } from '@mundo-manager/rules/ruleset';
import { BUILT_AT, buildClub, buildSquad } from '@mundo-manager/rules/testing';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { playerCommands } from '../../../testing/server/player-commands.ts';
import type { FakeWorld } from '../../../testing/world.ts';

const SQUAD = buildSquad().map((player) => ({
  ...player,
  attributes: { ...player.attributes, condition: player.number === 2 ? 60 : 100 },
}));

async function openPlan(world: Partial<FakeWorld> = {}) {
  const app = await renderApp('/training', {
    world: { club: buildClub({ players: SQUAD }), ...world },
    handlers: playerCommands(),
  });
  await app.user.click(screen.getByRole('tab', { name: 'Plano' }));
  await screen.findByRole('table', { name: 'O que o plano faria' });
  return app;
}

const preview = () => within(screen.getByRole('table', { name: 'O que o plano faria' }));
const button = (name: string) => screen.getByRole('button', { name });

describe('the plan (R-TPL-14)', () => {
  test('begins with the suggested one, whose preview shows growth and cost of each player', async () => {
    await openPlan();
    expect(screen.getAllByRole('group', { name: /^Linha/ })).toHaveLength(2);
    expect(screen.getByText('Nenhum plano em vigor')).toBeInTheDocument();
    expect(preview().getByRole('row', { name: /Jogador 3 / })).toHaveTextContent(/3\+\d,\d\d100% → 85%/);
    expect(preview().getByRole('row', { name: /Jogador 2 / })).toHaveTextContent(/0 cansaço–/);
  });

  test('the rest of today’s plan is applied in one press, and the report says what it gave (R-TPL-15)', async () => {
    const { user } = await openPlan();
    expect(screen.queryByRole('button', { name: 'Aplicar hoje agora' })).toBeNull();
    await user.click(button('Pôr em vigor'));
    await user.click(await screen.findByRole('button', { name: 'Aplicar hoje agora' }));
    expect(await findToast('O plano de hoje foi aplicado.')).toBeInTheDocument();
    expect(await screen.findByRole('table', { name: 'O que o plano fez' })).toBeInTheDocument();
    expect(await screen.findByText('O plano não tem mais nada para hoje.')).toBeInTheDocument();
  });

  test('a changed line changes the preview, and the plan is put in force as it stands', async () => {
    const { user, server } = await openPlan();
    const line = within(screen.getByRole('group', { name: 'Linha 2' }));
    await user.selectOptions(line.getByLabelText('Vezes por dia'), '1');
    await user.selectOptions(line.getByLabelText('Exercício'), 'Fôlego');
    expect(preview().getByRole('row', { name: /Jogador 3 / })).toHaveTextContent('100% → 95%');
    await user.click(button('Pôr em vigor'));
    expect(await findToast('Plano de treino guardado.')).toBeInTheDocument();
    const { entries } = suggestedPlan(ALPHA);
    expect(server.calls.findLast(({ body }) => body !== undefined)?.body).toMatchObject({
      plan: { entries: [entries[0], { ...entries[1], sessions: 1, trainingId: 1 }] },
      saved: [],
    });
    await waitFor(() => expect(button('Pôr em vigor')).toHaveAccessibleDescription('Esse plano já está em vigor.'));
    await user.click(button('Suspender o plano'));
    expect(await findToast('O clube treina sem plano.')).toBeInTheDocument();
  });

  test('a plan is kept by a name, opened and deleted', async () => {
    const { user } = await openPlan();
    expect(button('Guardar com esse nome')).toHaveAccessibleDescription('Escreva um nome.');
    await user.type(screen.getByLabelText('Nome do plano'), 'Leve');
    await user.click(button('Guardar com esse nome'));
    await user.click(button('Apagar a linha 1'));
    expect(screen.getAllByRole('group', { name: /^Linha/ })).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Abrir Leve' }));
    expect(screen.getAllByRole('group', { name: /^Linha/ })).toHaveLength(2);
    await user.click(button('Apagar Leve'));
    expect(await screen.findByText('Nenhum plano guardado.')).toBeInTheDocument();
  });

  test('the last run is shown with its date', async () => {
    const row = { number: 9, name: 'Jogador 9', sessions: 2, rise: 0.31, conditionBefore: 100, conditionAfter: 90 };
    const report = {
      date: BUILT_AT,
      rests: 1,
      rows: [{ ...row, playerId: 'c1-p9', trainingIds: [], skip: null, isTired: false }],
    };
    await openPlan({ plans: { plan: suggestedPlan(ALPHA), saved: [], report } });
    const last = within(screen.getByRole('table', { name: 'O que o plano fez' }));
    expect(last.getByRole('row', { name: /Jogador 9/ })).toHaveTextContent('2+0,31100% → 90%');
    expect(screen.getByText('Em vigor')).toBeInTheDocument();
  });
});
