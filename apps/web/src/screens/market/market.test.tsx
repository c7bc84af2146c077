import { availableMoney } from '@mundo-manager/rules/finances';
import type { Player } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { BUILT_AT, buildAttributes, buildClub, buildPlayer, buildSquad } from '@mundo-manager/rules/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import type { FakeWorld } from '../../testing/world.ts';

const YEAR = 365.25 * 86_400_000;

/** A free centre forward of 20 with an overall of 78. */
function striker(name: string, changes: Partial<Player> = {}): Player {
  return buildPlayer({
    id: name,
    name,
    club: null,
    forSale: true,
    position: 'CF',
    dob: BUILT_AT - 20.5 * YEAR,
    attributes: Object.fromEntries(
      Object.keys(buildAttributes()).map((key) => [key, key === 'exp' ? 0 : 78]),
    ) as Player['attributes'],
    ...changes,
  });
}

const FREE = [
  striker('Pardal', { marketValue: 302_000, salary: 3_000 }),
  striker('Ébano', { marketValue: 90_000, salary: 1_500 }),
  striker('Zito', { marketValue: 180_000, salary: 1_000 }),
];

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const market = (world: Partial<FakeWorld> = {}, handlers: Handlers = {}) =>
  renderApp('/market', { world, handlers: { ...clubCommands({ free: FREE }), ...handlers } });

/** What a narrow window answers. */
const phone = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: media.includes('max-width'),
    onchange: null,
    addListener() {},
    removeListener() {},
  });

const names = () =>
  within(screen.getByRole('table', { name: 'Jogadores à venda' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('button').textContent);

const searchButton = () => screen.getByRole('button', { name: /^Buscar/ });

async function searched(world: Partial<FakeWorld> = {}, handlers: Handlers = {}) {
  const rendered = await market(world, handlers);
  await rendered.user.click(searchButton());
  await screen.findByRole('table', { name: 'Jogadores à venda' });
  return rendered;
}

async function opened(name: string, world: Partial<FakeWorld> = {}, handlers: Handlers = {}) {
  const rendered = await searched(world, handlers);
  await rendered.user.click(screen.getByRole('button', { name }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('the search (R-MKS-1, R-MKS-2, R-MKS-5 to R-MKS-7)', () => {
  test('starts at CF, 18 to 21 and 76 to 80, and shows the searches left', async () => {
    const { user, server } = await market();
    expect(screen.getByLabelText('Posição')).toHaveValue('CF');
    expect(screen.getByLabelText('Idade')).toHaveValue('18_21');
    expect(screen.getByLabelText('Overall')).toHaveValue('76_80');
    expect(screen.getByText('Buscas Restantes')).toHaveTextContent('Buscas Restantes 5');
    expect(searchButton()).toHaveTextContent('Buscar 5/5');
    await user.click(searchButton());
    await screen.findByRole('table', { name: 'Jogadores à venda' });
    expect(server.calls.at(-1)?.params).toEqual({ search: 'CF_76_80_18_21' });
    expect(searchButton()).toHaveTextContent('Buscar 4/5');
  });

  test.each([
    [100, '100 jogadores à venda'],
    [101, 'Os 100 mais baratos'],
  ])('with %d matching players says ‘%s’ (R-MKS-17)', async (count, text) => {
    const free = Array.from({ length: count }, (_, index) => striker(`Atacante ${index}`));
    await searched({}, clubCommands({ free }));
    expect(screen.getByRole('region', { name: 'Resultado' })).toHaveTextContent(text);
    expect(names()).toHaveLength(100);
  });

  test('asks for position, overall and age in that order', async () => {
    const { user, server } = await market();
    await user.selectOptions(screen.getByLabelText('Posição'), 'GK');
    await user.selectOptions(screen.getByLabelText('Idade'), '31_32');
    await user.selectOptions(screen.getByLabelText('Overall'), '61_65');
    await user.click(searchButton());
    expect(await screen.findByText('Nenhum Jogador Encontrado.')).toBeInTheDocument();
    expect(server.calls.at(-1)?.params).toEqual({ search: 'GK_61_65_31_32' });
  });

  test('reads ‘Buscando ...’ while it runs (R-MKS-6)', async () => {
    const { handler: searchMarket, release } = heldHandler(clubCommands().searchMarket);
    const { user } = await market({}, { searchMarket });
    await user.click(searchButton());
    expect(await screen.findByText('Buscando ...')).toBeInTheDocument();
    release();
    expect(await screen.findByText('Nenhum Jogador Encontrado.')).toBeInTheDocument();
  });

  test('the button is off with no search left, and says why', async () => {
    const { user, server } = await market({
      club: buildClub({ marketSearches: { value: 5, lastUpdate: BUILT_AT } }),
    });
    expect(searchButton()).toHaveTextContent('Buscar 0/5');
    expect(searchButton()).toHaveAccessibleDescription(
      /^Suas buscas acabaram\. Elas voltam em .+ \(horário de Brasília\)\.$/,
    );
    await user.click(searchButton());
    expect(server.calls.some(({ name }) => name === 'searchMarket')).toBe(false);
  });

  test('a day later there are five again', async () => {
    await market({ club: buildClub({ marketSearches: { value: 5, lastUpdate: BUILT_AT - 86_400_000 } }) });
    expect(searchButton()).toHaveTextContent('Buscar 5/5');
  });

  test('a failed search is reported and does not count against the day’s searches (R-ERR-5)', async () => {
    const { user } = await market(
      {},
      {
        searchMarket: () => {
          throw new RefusedCall('market/unknown-range');
        },
      },
    );
    await user.click(searchButton());
    expect(await findToast(/^Esse filtro não existe/)).toBeInTheDocument();
    expect(searchButton()).toHaveTextContent('Buscar 5/5');
  });

  test('the list is still there after a look at another screen', async () => {
    const { router } = await searched();
    await router.navigate('/facilities');
    await screen.findByRole('heading', { level: 1, name: 'Infraestrutura' });
    await router.navigate('/market');
    await screen.findByRole('heading', { level: 1, name: 'Mercado' });
    expect(names()).toHaveLength(3);
  });
});

describe('a reload (R-MKS-16)', () => {
  const KEPT = 'mm.marketList.c1';

  /** Another page of the same tab, at the address where the first one was left. */
  async function reloaded({ server, router }: Awaited<ReturnType<typeof market>>, changes: Partial<FakeWorld> = {}) {
    cleanup();
    const { pathname, search } = router.state.location;
    const handlers = clubCommands({ free: FREE });
    return renderApp(`${pathname}${search}`, { world: { ...server.world, ...changes }, handlers });
  }

  test('keeps the filters, which stand in the address', async () => {
    const rendered = await market();
    await rendered.user.selectOptions(screen.getByLabelText('Posição'), 'GK');
    await rendered.user.selectOptions(screen.getByLabelText('Overall'), '61_65');
    expect(rendered.router.state.location.search).toBe('?search=GK_61_65_18_21');
    await reloaded(rendered);
    expect(screen.getByLabelText('Posição')).toHaveValue('GK');
    expect(screen.getByLabelText('Overall')).toHaveValue('61_65');
    expect(screen.getByText('Buscas Restantes')).toHaveTextContent('5');
  });

  test('of an address with unknown filters begins with the first ones', async () => {
    await renderApp('/market?search=XX_1_2_3_4');
    expect(screen.getByLabelText('Posição')).toHaveValue('CF');
  });

  test('keeps what a search has found, for it was paid for', async () => {
    await reloaded(await searched());
    expect(names()).toEqual(['Ébano', 'Zito', 'Pardal']);
    expect(searchButton()).toHaveTextContent('Buscar 4/5');
  });

  test('keeps an empty result too', async () => {
    const rendered = await market({}, clubCommands());
    await rendered.user.click(searchButton());
    await screen.findByText('Nenhum Jogador Encontrado.');
    await reloaded(rendered);
    expect(screen.getByText('Nenhum Jogador Encontrado.')).toBeInTheDocument();
  });

  test('keeps nothing after a purchase', async () => {
    const { dialog, ...rendered } = await opened('Ébano');
    await rendered.user.click(dialog.getByRole('button', { name: 'Comprar' }));
    await rendered.user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    await screen.findByText(/^Transação concluída/);
    await reloaded(rendered);
    expect(screen.getByText('Buscas Restantes')).toBeInTheDocument();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  test.each([
    ['a day after the first search finds the list gone', 86_400_000, 'Buscar 5/5', false],
    ['a minute before that finds it', 86_340_000, 'Buscar 4/5', true],
  ])('%s', async (_, later, left, isThere) => {
    const rendered = await searched();
    const since = rendered.server.world.club?.marketSearches.lastUpdate ?? 0;
    await reloaded(rendered, { now: since + later });
    expect(searchButton()).toHaveTextContent(left);
    expect(screen.queryByRole('table') !== null).toBe(isThere);
  });

  test('after searches of another period, made elsewhere, does not show the list of the one before', async () => {
    const rendered = await searched();
    const { club } = rendered.server.world;
    if (club === null) throw new Error('the world has a club');
    await reloaded(rendered, { club: { ...club, marketSearches: { value: 1, lastUpdate: BUILT_AT - 5 } } });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  test.each([
    ['no JSON', () => '{'],
    ['another version', (kept: string) => kept.replace('"version":2', '"version":1')],
    ['another search', (kept: string) => kept.replace('CF_76_80_18_21', 'CF_76_80')],
    ['no player', (kept: string) => kept.replace('"personalData"', '"somethingElse"')],
    ['no list', (kept: string) => kept.replace('"items":[', '"items":1,"others":[')],
    ['no period', (kept: string) => kept.replace('"period"', '"since"')],
  ])('drops a kept list that is %s', async (_, broken) => {
    const rendered = await searched();
    const kept = sessionStorage.getItem(KEPT) ?? '';
    expect(broken(kept)).not.toBe(kept);
    sessionStorage.setItem(KEPT, broken(kept));
    await reloaded(rendered);
    expect(screen.getByText('Buscas Restantes')).toBeInTheDocument();
    expect(searchButton()).toHaveTextContent('Buscar 4/5');
  });
});

describe('the table (R-MKS-3, R-MKS-4)', () => {
  test('has eight columns, of which Pos does not sort, and begins with the cheapest', async () => {
    await searched();
    const heads = screen.getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent?.replace(/[▲▼]/, ''))).toEqual([
      'Pos',
      'Nome',
      'Idade',
      'Overall',
      'Potencial',
      'Média',
      'Valor',
      'Salário',
    ]);
    expect(heads.map((head) => within(head).queryByRole('button') !== null)).toEqual([false, ...Array(7).fill(true)]);
    expect(names()).toEqual(['Ébano', 'Zito', 'Pardal']);
  });

  test('on a phone the value, the order of the list, stands right after the name (R-MKS-15)', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(phone);
    await searched();
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.replace(/[▲▼]/, ''));
    expect(heads).toEqual(['Pos', 'Nome', 'Valor', 'Idade', 'Overall', 'Potencial', 'Média', 'Salário']);
  });

  test('the same column again turns the direction; another starts with the best for a buyer (R-MKT-8)', async () => {
    const { user } = await searched();
    const head = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) });
    await user.click(head('Valor'));
    expect(names()).toEqual(['Pardal', 'Zito', 'Ébano']);
    await user.click(head('Salário'));
    expect(names()).toEqual(['Zito', 'Ébano', 'Pardal']);
    await user.click(head('Nome'));
    expect(names()).toEqual(['Ébano', 'Pardal', 'Zito']);
    for (const column of ['Overall', 'Potencial', 'Média']) {
      await user.click(head(column));
      expect(head(column).closest('th')).toHaveAttribute('aria-sort', 'descending');
    }
    await user.click(head('Idade'));
    expect(head('Idade').closest('th')).toHaveAttribute('aria-sort', 'ascending');
  });
});

describe('the player (R-MKS-8)', () => {
  test('shows identity, value and four groups of attributes', async () => {
    const { dialog } = await opened('Pardal');
    expect(dialog.getByRole('img', { name: 'Brasil' })).toBeInTheDocument();
    expect(dialog.getByText(/20 anos/)).toHaveTextContent('CFCentroavante · 20 anos · Sem clube');
    expect(dialog.getByText('Valor de Mercado').parentElement).toHaveTextContent(/302\.000/);
    expect(dialog.getByText('Salário Semanal').parentElement).toHaveTextContent(/3\.000/);
    expect(dialog.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Físico',
      'Goleiro',
      'Técnico',
      'Mental',
    ]);
    expect(dialog.getAllByRole('row', { name: /^Potencial/ })).toHaveLength(1);
  });

  test('is compared with one’s own best player in his position', async () => {
    const players = buildSquad().map((player, index) =>
      index === 17 ? { ...player, attributes: buildAttributes({ finishing: 90 }) } : player,
    );
    const { user, dialog } = await opened('Pardal', { club: buildClub({ players }) });
    expect(dialog.getByLabelText('Comparar com o seu')).toHaveDisplayValue(/^18 Jogador 18/);
    expect(dialog.getByRole('row', { name: /^Finalização/ })).toHaveTextContent('78−12');
    expect(dialog.getByRole('row', { name: /^Velocidade/ })).toHaveTextContent('78+18');
    await user.selectOptions(dialog.getByLabelText('Comparar com o seu'), 'c1-p11');
    expect(dialog.getByRole('row', { name: /^Finalização/ })).toHaveTextContent('78+18');
    await user.selectOptions(dialog.getByLabelText('Comparar com o seu'), 'Ninguém');
    expect(dialog.getByRole('row', { name: /^Finalização/ })).toHaveTextContent(/78$/);
  });

  test('is compared with one’s own player of another position, too (R-SCT-19)', async () => {
    const { user, dialog } = await opened('Pardal');
    await user.selectOptions(dialog.getByLabelText('Comparar com o seu'), 'GK · 1 Jogador 1 (60)');
    expect(dialog.getByRole('row', { name: /^Velocidade/ })).toHaveTextContent('78+18');
  });
});

describe('buying (R-MKS-9 to R-MKS-13)', () => {
  test('asks, buys, confirms, and clears the list without claiming that no player was found (R-MKS-11, R-MKS-19)', async () => {
    const { user, dialog, server } = await opened('Pardal');
    await user.click(dialog.getByRole('button', { name: 'Comprar' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^Comprar Pardal por \$.302\.000\?$/)).toBeInTheDocument();
    expect(question.getByText(/já descontadas 2 semanas de salários\.$/)).toBeInTheDocument();
    expect(question.getByRole('button', { name: 'Cancelar' })).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Confirmar' }));
    expect(
      await screen.findByText('Transação concluída! O jogador já se encontra no seu plantel.'),
    ).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Buscas Restantes')).toBeInTheDocument();
    expect(screen.queryByText('Nenhum Jogador Encontrado.')).not.toBeInTheDocument();
    expect(screen.getByText(/^A lista foi fechada depois da compra\./)).toBeInTheDocument();
    expect(screen.queryByText(/^Escolha posição/)).not.toBeInTheDocument();
    expect(server.world.club?.players.some(({ personalData }) => personalData.name === 'Pardal')).toBe(true);
  });

  test('reads ‘Assinando contrato ...’ while it is under way (R-MKS-18)', async () => {
    const { handler: buyPlayer, release } = heldHandler(clubCommands({ free: FREE }).buyPlayer);
    const { user, dialog } = await opened('Pardal', {}, { buyPlayer });
    await user.click(dialog.getByRole('button', { name: 'Comprar' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Assinando contrato ...')).toBeInTheDocument();
    release();
    expect(await screen.findByText(/^Transação concluída!/)).toBeInTheDocument();
    expect(screen.queryByText('Assinando contrato ...')).not.toBeInTheDocument();
  });

  test('can be cancelled, and the player is still shown', async () => {
    const { user, dialog } = await opened('Pardal');
    await user.click(dialog.getByRole('button', { name: 'Comprar' }));
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('dialog', { name: 'Pardal' })).toBeInTheDocument();
  });

  test.each([
    [302_000, true],
    [302_001, false],
  ])('with %d available a price of 302000 is too much: %s (R-MKS-10)', async (available, poor) => {
    const club = buildClub();
    const reserved = 500_000 - availableMoney(500_000, club.players, ALPHA);
    const finances = { ...club.finances, totalMoney: available + reserved };
    const { user, dialog } = await opened('Pardal', { club: { ...club, finances } });
    await user.click(dialog.getByRole('button', { name: 'Comprar' }));
    expect(screen.queryByRole('dialog', { name: 'Fundos insuficientes' }) !== null).toBe(poor);
    expect(screen.queryByRole('alertdialog') === null).toBe(poor);
    if (!poor) return;
    const refusal = screen.getByRole('dialog', { name: 'Fundos insuficientes' });
    // At an equal balance one dollar is missing.
    expect(within(refusal).getByText('Faltam $ 1 para fechar este contrato.')).toBeInTheDocument();
    expect(within(refusal).queryByRole('button', { name: 'Confirmar' })).not.toBeInTheDocument();
    expect(within(refusal).getAllByRole('button', { name: 'Fechar' })).not.toHaveLength(0);
  });

  test('missing wages count in the missing amount too', async () => {
    const club = buildClub();
    const reserved = 500_000 - availableMoney(500_000, club.players, ALPHA);
    const finances = { ...club.finances, totalMoney: reserved - 50_000 };
    const { user, dialog } = await opened('Pardal', { club: { ...club, finances } });
    await user.click(dialog.getByRole('button', { name: 'Comprar' }));
    const refusal = within(screen.getByRole('dialog', { name: 'Fundos insuficientes' }));
    expect(refusal.getByText(/^Faltam/)).toHaveTextContent('Faltam $ 352.001 para fechar este contrato.');
  });

  test('a full squad disables the button and says why', async () => {
    const players = Array.from({ length: 40 }, (_, index) => buildPlayer({ number: index + 1 }));
    const { dialog } = await opened('Ébano', {
      club: buildClub({ players, finances: { ...buildClub().finances, totalMoney: 9_000_000 } }),
    });
    expect(dialog.getByRole('button', { name: 'Comprar' })).toHaveAccessibleDescription(/^O plantel está cheio/);
  });

  test('a refusal opens an error dialog and clears the list (R-MKS-12, R-ERR-7)', async () => {
    const { user, dialog } = await opened(
      'Pardal',
      {},
      {
        buyPlayer: () => {
          throw new RefusedCall('market/not-listed');
        },
      },
    );
    await user.click(dialog.getByRole('button', { name: 'Comprar' }));
    await user.click(await screen.findByRole('button', { name: 'Confirmar' }));
    const error = await screen.findByRole('dialog', { name: 'A compra não foi feita' });
    expect(error).toHaveTextContent('Esse jogador não está mais à venda.');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(screen.getByText('Buscas Restantes')).toBeInTheDocument();
  });
});
