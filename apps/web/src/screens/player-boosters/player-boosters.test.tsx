import { buildClub } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { playerCommands } from '../../testing/server/player-commands.ts';

const foundry = (playerBoosters: readonly number[], credits = 50) => {
  const { finances } = buildClub();
  const club = buildClub({ playerBoosters, finances: { ...finances, credits } });
  return renderApp('/playerBoosters', { world: { club }, handlers: playerCommands() });
};

const store = () => within(screen.getByRole('region', { name: 'Seus boosters' }));
const texts = () =>
  store()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const slots = () => within(screen.getByRole('list', { name: 'Espaços da fundição' }));
const fuse = () => screen.getByRole('button', { name: 'Fundir por 5 créditos' });

type User = Awaited<ReturnType<typeof foundry>>['user'];
async function put(user: User, ...names: readonly string[]) {
  for (const name of names)
    await user.click(store().getAllByRole('button', { name: new RegExp(name) })[0] ?? document.body);
}

describe('the foundry', () => {
  test('lists the boosters by power and then attribute; gold can’t be moved and says why (R-FOU-1, R-FOU-8)', async () => {
    await foundry([21, 11, 2, 1]);
    expect(texts()).toEqual([
      '+5%Velocidadebronze',
      '+5%Resistênciabronze',
      '+8%Velocidadeprata',
      '+10%VelocidadeouroOuro é o metal mais alto e não se funde.',
    ]);
    expect(store().queryByRole('button', { name: /ouro/ })).toBeNull();
  });

  test('says what three of a metal give (R-FOU-7)', async () => {
    await foundry([]);
    for (const text of [
      '3 bronzes iguais dão 1 prata do mesmo atributo.',
      '3 bronzes diferentes dão 1 prata aleatória.',
      '3 pratas iguais dão 1 ouro do mesmo atributo.',
      '3 pratas diferentes dão 1 ouro aleatório.',
    ]) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  test('a booster in a slot leaves the list; clearing brings all back (R-FOU-3, R-FOU-4)', async () => {
    const { user } = await foundry([1, 1, 2]);
    await put(user, 'Velocidade', 'Resistência');
    expect(texts()).toEqual(['+5%Velocidadebronze']);
    expect(slots().getAllByRole('button')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Limpar' }));
    expect(texts()).toHaveLength(3);
    expect(slots().queryByRole('button')).toBeNull();
  });

  test('a press on a filled slot gives its booster back to the list', async () => {
    const { user } = await foundry([1, 2]);
    await put(user, 'Velocidade');
    expect(texts()).toHaveLength(1);
    await user.click(slots().getByRole('button', { name: /Velocidade/ }));
    expect(texts()).toHaveLength(2);
    expect(slots().queryByRole('button')).toBeNull();
  });

  test('a booster of another metal is refused with a reason, and stays in the list (R-BOO-12)', async () => {
    const { user } = await foundry([9, 11]);
    await put(user, 'Visão de jogo', 'Velocidade');
    expect(await findToast('A fusão precisa de três boosters do mesmo metal.')).toBeInTheDocument();
    expect(texts()).toEqual(['+8%Velocidadeprata']);
  });

  test('with fewer than three boosters no fusion is possible, and the button says why (R-FOU-5)', async () => {
    const { user, server } = await foundry([1, 1, 1]);
    await put(user, 'Velocidade', 'Velocidade');
    expect(fuse()).toHaveAccessibleDescription('A fusão precisa de três boosters.');
    await user.click(fuse());
    expect(server.calls.some(({ name }) => name === 'mergeBoosters')).toBe(false);
  });

  test('with 4 credits the button says what is missing', async () => {
    const { user } = await foundry([1, 1, 1], 4);
    await put(user, 'Velocidade', 'Velocidade', 'Velocidade');
    expect(fuse()).toHaveAccessibleDescription('Créditos insuficientes. Custa 5 e você tem 4.');
  });

  test('three equal show the booster that comes, and it comes (R-FOU-6, R-BOO-11)', async () => {
    const { user, server } = await foundry([1, 1, 1]);
    await put(user, 'Velocidade', 'Velocidade', 'Velocidade');
    expect(screen.getByText('Resultado').parentElement).toHaveTextContent('+8%Velocidadeprata');
    await user.click(fuse());
    expect(await screen.findByRole('dialog', { name: 'Fusão concluída!' })).toHaveTextContent('+8%Velocidadeprata');
    expect(server.calls.at(-1)?.body).toEqual({ boosters: [1, 1, 1] });
    expect(server.world.club?.finances.credits).toBe(45);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(texts()).toEqual(['+8%Velocidadeprata']));
  });

  test('the button says so while boosters fuse; after a refusal all three are in their slots again', async () => {
    const { user, server } = await foundry([1, 1, 1]);
    const held = heldHandler(() => {
      throw new RefusedCall('server/internal');
    });
    server.use({ mergeBoosters: held.handler });
    await put(user, 'Velocidade', 'Velocidade', 'Velocidade');
    await user.click(fuse());
    expect(await screen.findByText('Fundindo ...')).toBeInTheDocument();
    held.release();
    await findToast('O servidor falhou. Nada foi gravado; tente de novo.');
    await waitFor(() => expect(screen.queryByText('Fundindo ...')).not.toBeInTheDocument());
    expect(slots().getAllByRole('button')).toHaveLength(3);
  });

  test('any other three show a random one of the next metal with its odds (R-FOU-6, R-BOO-13)', async () => {
    const { user } = await foundry([11, 12, 12]);
    await put(user, 'Velocidade', 'Resistência', 'Resistência');
    const preview = screen.getByText('Resultado').parentElement;
    expect(preview).toHaveTextContent('Um booster de ouro aleatório (+10%)');
    expect(within(preview ?? document.body).getAllByRole('listitem', { hidden: true })).toHaveLength(10);
    expect(preview).toHaveTextContent('Velocidade 10%');
  });

  test('Space picks up a booster, arrows move it by 25 px, Space drops it, each step announced (R-FOU-2)', async () => {
    const { user } = await foundry([1, 2]);
    const points: string[] = [];
    document.elementFromPoint = (x, y) => {
      points.push(`${x} ${y}`);
      return x >= 50 ? document.querySelector('[data-slot="2"]') : null;
    };
    store()
      .getByRole('button', { name: /Velocidade/ })
      .focus();
    await user.keyboard(' ');
    expect(screen.getByText(/^Booster na mão/)).toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowDown}{ArrowRight}');
    expect(points).toEqual(['25 0', '25 25', '50 25']);
    expect(screen.getByText('Sobre o espaço 3.')).toBeInTheDocument();
    await user.keyboard(' ');
    expect(screen.getByText('Booster no espaço 3.')).toBeInTheDocument();
    expect(texts()).toEqual(['+5%Resistênciabronze']);
    expect(slots().getAllByRole('listitem')[2]).toHaveTextContent('Velocidade');
  });

  test('a booster dropped over a filled slot goes into the first free one, which is announced (R-FOU-2)', async () => {
    const { user } = await foundry([1, 2]);
    await put(user, 'Velocidade');
    document.elementFromPoint = () => document.querySelector('[data-slot="0"]');
    store()
      .getByRole('button', { name: /Resistência/ })
      .focus();
    await user.keyboard(' {ArrowRight} ');
    expect(slots().getAllByRole('listitem')[1]).toHaveTextContent('Resistência');
    expect(screen.getByText('Booster no espaço 2.')).toBeInTheDocument();
  });

  test('a slot that refuses a booster says so (R-FOU-3)', async () => {
    const { user } = await foundry([9, 11]);
    await put(user, 'Visão de jogo');
    document.elementFromPoint = () => document.querySelector('[data-slot="1"]');
    store()
      .getByRole('button', { name: /Velocidade/ })
      .focus();
    await user.keyboard(' {ArrowRight} ');
    expect(screen.getByText('O espaço 2 recusou o booster.')).toBeInTheDocument();
    expect(texts()).toEqual(['+8%Velocidadeprata']);
  });

  test('Escape gives the booster back', async () => {
    const { user } = await foundry([1]);
    store()
      .getByRole('button', { name: /Velocidade/ })
      .focus();
    await user.keyboard(' {Escape}');
    expect(screen.getByText('O booster voltou para a lista.')).toBeInTheDocument();
    expect(texts()).toHaveLength(1);
  });

  test('with all boosters in its slots the list says so, without a link elsewhere', async () => {
    const { user } = await foundry([1, 1, 1]);
    await put(user, 'Velocidade', 'Velocidade', 'Velocidade');
    expect(store().getByText('Todos estão na fundição.')).toBeInTheDocument();
    expect(store().queryByRole('link')).not.toBeInTheDocument();
    expect(store().queryByText('Nenhum booster na lista.')).not.toBeInTheDocument();
  });

  test('an empty stock says where boosters come from', async () => {
    await foundry([]);
    expect(screen.getByText('Nenhum booster na lista.')).toBeInTheDocument();
  });
});
