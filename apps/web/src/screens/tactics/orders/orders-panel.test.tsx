import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { openTab } from '../../../testing/open-tab.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { clubCommands } from '../../../testing/server/club-commands.ts';

const PLAYERS = buildSquad();
const TACTIC = buildTactic(PLAYERS);
const CLUB = buildClub({ tactics: { A: TACTIC, B: TACTIC, C: TACTIC } });

async function orders() {
  const app = await renderApp('/tactics', { world: { club: CLUB }, handlers: clubCommands() });
  await openTab(app.user, 'Substituições');
  return app;
}
const listed = () =>
  within(screen.getByRole('region', { name: 'Ordens' }))
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const press = (name: RegExp | string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

describe('the orders of a tactic (R-TSC-30)', () => {
  test('one press rests the most tired at 60 minutes, and the order is saved', async () => {
    const { user, server } = await orders();
    expect(screen.getByText('Nenhuma ordem no momento')).toBeInTheDocument();
    await user.click(press('Trocar o mais cansado aos 60’'));
    expect(listed()).toHaveLength(1);
    expect(listed()[0]).toMatch(/Se passarem 60 minutos: sai o mais cansado d[oa] .* e entra \d+ Jogador \d+\./);
    await user.click(press('Salvar'));
    await waitFor(() => expect(server.calls.some(({ name }) => name === 'saveTactic')).toBe(true));
    const saved = server.calls.find(({ name }) => name === 'saveTactic');
    const when = [{ kind: 'minute', from: 60, to: null }];
    expect(saved?.body).toMatchObject({ updatedTactic: { orders: [{ when, action: { kind: 'substitution' } }] } });
  });

  test('a new one is read as a sentence while it is written', async () => {
    const { user } = await orders();
    const form = within(screen.getByRole('region', { name: 'Nova ordem' }));
    await user.selectOptions(form.getByLabelText('Por quantos gols'), '2');
    await user.click(form.getByRole('button', { name: 'Mais uma condição' }));
    await user.selectOptions(form.getByLabelText('A partir de'), '75');
    await user.selectOptions(form.getByLabelText('Então'), 'tactic');
    await user.selectOptions(form.getByLabelText('Tática'), 'C');
    const sentence = 'Se estivermos perdendo por 2 ou mais e passarem 75 minutos: jogar como na tática C.';
    expect(form.getByText(sentence)).toBeInTheDocument();
    await user.click(form.getByRole('button', { name: 'Adicionar ordem' }));
    expect(listed()).toEqual([expect.stringContaining(sentence)]);
  });

  test('every kind of condition and action has its words', async () => {
    const { user } = await orders();
    const form = within(screen.getByRole('region', { name: 'Nova ordem' }));
    const kinds = { leading: 'ganhando', level: 'empatado', more: 'mais jogadores', fewer: 'menos jogadores' };
    const players = { condition: 'cair abaixo de 60%', booked: 'amarelo', injured: 'machucar' };
    for (const [kind, words] of Object.entries({ ...kinds, ...players })) {
      await user.selectOptions(form.getByLabelText('Se'), kind);
      expect(form.getByText(new RegExp(`^Se .*${words}.*:`))).toBeInTheDocument();
    }
    await user.selectOptions(form.getByLabelText('Então'), 'instruction');
    expect(form.getByText(/: .+: .+\.$/)).toBeInTheDocument();
  });

  test('orders are moved and removed', async () => {
    const { user } = await orders();
    await user.click(press('Trocar o mais cansado aos 60’'));
    await user.click(press('Trocar o mais cansado aos 60’'));
    const [first, second] = listed().map((text) => text?.slice(1));
    await user.click(press('Subir a ordem 2'));
    expect(listed().map((text) => text?.slice(1))).toEqual([second, first]);
    await user.click(press('Descer a ordem 1'));
    await user.click(press('Remover a ordem 1'));
    expect(listed().map((text) => text?.slice(1))).toEqual([second]);
  });

  test('a reserve who comes on in the plan already is named', async () => {
    const { user } = await orders();
    for (const label of ['Sai', 'Entra']) {
      const select = screen.getByLabelText(label);
      await user.selectOptions(select, within(select).getAllByRole('option')[1] as HTMLElement);
    }
    await user.click(press('Adicionar'));
    const form = within(screen.getByRole('region', { name: 'Nova ordem' }));
    const warning = /já entra aos 60’ no plano\. Escolha outro reserva\.$/;
    expect(form.getByText(warning)).toBeInTheDocument();
    const reserve = form.getByLabelText('Quem entra');
    await user.selectOptions(reserve, within(reserve).getAllByRole('option')[1] as HTMLElement);
    expect(form.queryByText(warning)).not.toBeInTheDocument();
  });

  test('an order that cannot be followed says why, and is not added', async () => {
    const { user } = await orders();
    for (let count = 0; count < 8; count++) await user.click(press('Adicionar ordem'));
    expect(listed()).toHaveLength(8);
    expect(screen.getByText('No máximo 8 ordens por tática.')).toBeInTheDocument();
    await user.click(press('Adicionar ordem'));
    expect(listed()).toHaveLength(8);
  });
});
