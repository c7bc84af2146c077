import { buildClub, buildSquad, buildTactic } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { findToast } from '../../../testing/find-toast.ts';
import { openTab } from '../../../testing/open-tab.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { clubCommands } from '../../../testing/server/club-commands.ts';
import type { FakeWorld } from '../../../testing/world.ts';

const PLAYERS = buildSquad();
const TACTIC = buildTactic(PLAYERS);
const CLUB = buildClub({ tactics: { A: TACTIC, B: TACTIC, C: TACTIC } });

const tactics = (world: Partial<FakeWorld> = {}) =>
  renderApp('/tactics', { world: { club: CLUB, ...world }, handlers: clubCommands() });

const pitch = () => screen.getByRole('group', { name: 'Campo, ataque para cima' });
const bench = () => screen.getByRole('region', { name: 'Reservas' });
const place = (position: string, where = pitch()) =>
  within(where).getByRole('button', { name: new RegExp(`^${position}: `) });
const seat = (number: number) => place(`Reserva ${number}`, bench());
const save = () => screen.getByRole('button', { name: 'Salvar' });
const tab = (name: RegExp | string) => screen.getByRole('tab', { name });
const remove = (name: string) => screen.getByRole('button', { name: `Tirar ${name} da escalação` });
const isOff = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';
const taker = (setPiece: string) => screen.getByLabelText(new RegExp(`^${setPiece} ·`));
const add = () => screen.getByRole('button', { name: 'Adicionar' });
const choicesOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

/** Chooses the first whom each of the two lists still has. */
async function plan(user: UserEvent): Promise<void> {
  for (const label of ['Sai', 'Entra']) {
    const select = screen.getByLabelText(label);
    await user.selectOptions(select, choicesOf(select)[1] ?? '');
  }
  await user.click(add());
}

beforeEach(() => sessionStorage.clear());

describe('set pieces (R-TSC-7, R-TSC-8, R-TSC-20)', () => {
  test('say what each asks for, and how good every starter is at it, the best first', async () => {
    const players = PLAYERS.map((player) => {
      const skills = { 5: { leadership: 91.9 }, 8: { finishing: 80, composure: 75 }, 12: { leadership: 99 } };
      return { ...player, attributes: { ...player.attributes, ...Reflect.get(skills, player.number) } };
    });
    const { user } = await tactics({ club: { ...CLUB, players } });
    await openTab(user, 'Set Pieces');
    expect(screen.getByLabelText('Capitão · liderança')).toBeInTheDocument();
    expect(screen.getByLabelText('Pênaltis · finalização e frieza')).toBeInTheDocument();
    expect(screen.getByLabelText('Faltas diretas · técnica e finalização')).toBeInTheDocument();
    expect(screen.getByLabelText('Faltas indiretas · técnica e cruzamento')).toBeInTheDocument();
    expect(screen.getByLabelText('Escanteios da esquerda · cruzamento')).toBeInTheDocument();
    const captains = choicesOf(taker('Capitão'));
    expect(captains).toHaveLength(12);
    expect(captains.slice(0, 2)).toEqual(['Vazio', expect.stringMatching(/^5 Jogador 5 · [A-Z]+ · 91$/)]);
    expect(choicesOf(taker('Pênaltis'))[1]).toMatch(/^8 Jogador 8 · [A-Z]+ · 80 e 75$/);
  });

  test('begin at ‘Vazio’ and take a starter', async () => {
    const { user, server } = await tactics();
    await openTab(user, 'Set Pieces');
    expect(taker('Pênaltis')).toHaveDisplayValue('Vazio');
    await user.selectOptions(taker('Pênaltis'), '11');
    await user.click(save());
    await screen.findByRole('button', { name: 'Salvar', description: 'Não há mudanças para salvar.' });
    expect(server.world.club?.tactics.A.setPieces).toContainEqual({ name: 'penalties', value: 11 });
  });

  test('whose taker is no starter are marked on the tab, read ‘Vazio’, and can be mended', async () => {
    const setPieces = TACTIC.setPieces.map((piece) => (piece.name === 'captain' ? { ...piece, value: 5 } : piece));
    const { user } = await tactics({ club: { ...CLUB, tactics: { ...CLUB.tactics, A: { ...TACTIC, setPieces } } } });
    expect(tab('Set Pieces')).toBeInTheDocument();
    await user.click(place('RB'));
    await user.click(seat(2));
    expect(tab(/Set Pieces\s*há um erro/)).toBeInTheDocument();
    expect(isOff(save())).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Corrigir em Set Pieces' }));
    expect(await screen.findByLabelText(/^Capitão ·/)).toHaveDisplayValue('Vazio');
    expect(screen.getByText('O nº 5 não é titular.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Deixar vazio' }));
    expect(tab('Set Pieces')).toBeInTheDocument();
    expect(isOff(save())).toBe(false);
  });
});

describe('substitutions (R-TSC-9, R-TSC-10, R-TSC-21)', () => {
  test('have no player preselected, and are added when both are chosen', async () => {
    const { user } = await tactics();
    await openTab(user, 'Substituições');
    expect(screen.getByLabelText('Sai')).toHaveDisplayValue('Escolha o jogador');
    expect(screen.getByLabelText('Entra')).toHaveDisplayValue('Escolha o jogador');
    expect(add()).toHaveAccessibleDescription('Escolha quem sai e quem entra.');
    await user.selectOptions(screen.getByLabelText('Sai'), 'c1-p4');
    expect(add()).toHaveAccessibleDescription('Escolha quem entra.');
    await user.click(add());
    expect(screen.getByText('Nenhuma substituição no momento')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Entra'), 'c1-p14');
    await user.click(add());
    expect(within(screen.getByRole('region', { name: 'Planejadas' })).getByRole('listitem')).toHaveTextContent(
      /60’.*4 Jogador 4.*14 Jogador 14/,
    );
    expect(screen.getByLabelText('Sai')).toHaveDisplayValue('Escolha o jogador');
    expect(add()).toHaveAccessibleDescription('Escolha quem sai e quem entra.');
  });

  test('show each player’s position, how well he plays there and his condition: a starter in his place', async () => {
    const players = PLAYERS.map((player) =>
      player.number === 2 || player.number === 13
        ? { ...player, attributes: { ...player.attributes, condition: 81.6, marking: 90 } }
        : player,
    );
    const { user } = await tactics({ club: { ...CLUB, players } });
    await openTab(user, 'Substituições');
    const second = players.find(({ number }) => number === 2);
    expect(second?.personalData.position).toBe('RB');
    expect(choicesOf(screen.getByLabelText('Sai'))[2]).toMatch(/^2 Jogador 2 · LB 6\d · 82%$/);
    expect(choicesOf(screen.getByLabelText('Entra'))[2]).toMatch(/^13 Jogador 13 · [A-Z]{2,3} 6\d · 82%$/);
  });

  test('are none at first, are planned, and go with the player who leaves his place', async () => {
    const { user } = await tactics();
    await openTab(user, 'Substituições');
    expect(screen.getByText('Nenhuma substituição no momento')).toBeInTheDocument();
    await user.selectOptions(screen.getByLabelText('Sai'), '11 Jogador 11 · RW 60 · 100%');
    await user.selectOptions(screen.getByLabelText('Entra'), 'c1-p18');
    await user.selectOptions(screen.getByLabelText('Minuto'), '75 minutos');
    await user.click(screen.getByRole('button', { name: 'Adicionar' }));
    expect(within(screen.getByRole('region', { name: 'Planejadas' })).getByRole('listitem')).toHaveTextContent(
      /75’.*11 Jogador 11.*18 Jogador 18/,
    );
    await user.click(tab('Escalação'));
    await user.click(remove('Jogador 18'));
    await openTab(user, 'Substituições');
    expect(screen.getByText('Nenhuma substituição no momento')).toBeInTheDocument();
  });

  test('are counted on their tab, and reported when they leave the plan with their players (R-TSC-23)', async () => {
    const { user } = await tactics();
    await openTab(user, 'Substituições');
    for (let count = 0; count < 3; count += 1) await plan(user);
    expect(tab(/Substituições\s*3 planejadas/)).toBeInTheDocument();
    await user.click(tab('Escalação'));
    await user.click(remove('Jogador 12'));
    expect(await findToast('A substituição de Jogador 1 por Jogador 12 saiu do plano.')).toBeInTheDocument();
    expect(tab(/Substituições\s*2 planejadas/)).toBeInTheDocument();
    await user.click(place('LB'));
    await user.click(seat(3));
    expect(await findToast('2 substituições saíram do plano.')).toBeInTheDocument();
    expect(tab('Substituições')).toBeInTheDocument();
  });

  test('are not reported if a hand removes them, or two starters change places (R-TSC-23)', async () => {
    const { user } = await tactics();
    await openTab(user, 'Substituições');
    for (let count = 0; count < 2; count += 1) await plan(user);
    const [first] = screen.getAllByRole('button', { name: /^Remover a substituição/ });
    if (first) await user.click(first);
    await user.click(tab('Escalação'));
    await user.click(place('LB'));
    await user.click(place('RB'));
    expect(tab(/Substituições\s*1 planejada$/)).toBeInTheDocument();
    expect(screen.queryByText(/saiu do plano/)).not.toBeInTheDocument();
  });

  test('after a removal the focus is on the next substitution, or on the form of a new one', async () => {
    const { user } = await tactics();
    await openTab(user, 'Substituições');
    for (let count = 0; count < 2; count += 1) await plan(user);
    const [first, second] = screen.getAllByRole('button', { name: /^Remover a substituição/ });
    if (first) await user.click(first);
    await waitFor(() => expect(second).toHaveFocus());
    if (second) await user.click(second);
    await waitFor(() => expect(screen.getByLabelText('Sai')).toHaveFocus());
  });

  test('are at most five', async () => {
    const { user } = await tactics();
    await openTab(user, 'Substituições');
    for (let count = 0; count < 5; count += 1) await plan(user);
    expect(
      screen.getByText('Nenhum jogador disponível para entrar ou máximo de substituições atingido'),
    ).toBeInTheDocument();
    const first = screen.getAllByRole('button', { name: /^Remover a substituição/ })[0];
    if (first) await user.click(first);
    expect(add()).toBeInTheDocument();
  });
});
