import { BUILT_AT, buildClub, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';

const YEAR = 365.25 * 86_400_000;

const KEEPER = buildPlayer({
  id: 'keeper',
  number: 12,
  name: 'Tião Luva',
  position: 'GK',
  dob: BUILT_AT - 33.5 * YEAR,
  marketValue: 95_000,
  attributes: { condition: 69.6, morale: 54.5, potential: 71.9 },
  statistics: { matches: 2, goals: 0, assists: 0, ratings: [6, 6.5] },
});
const BACK = buildPlayer({ id: 'back', number: 2, name: 'Zeca', position: 'LB', forSale: true });
const STRIKER = buildPlayer({ id: 'striker', number: 9, name: 'Ébano', position: 'CF', dob: BUILT_AT - 18.5 * YEAR });

const squad = (path = '/squad', players = [KEEPER, BACK, STRIKER]) =>
  renderApp(path, { world: { club: buildClub({ players }) } });

const table = () => screen.getByRole('table', { name: 'Plantel completo' });
const names = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('link').textContent);
const row = (name: string) => within(table()).getByRole('row', { name: new RegExp(name) });

describe('the squad', () => {
  test('has eleven columns and opens by number, ascending (R-SQD-1, R-SQD-2)', async () => {
    await squad();
    const heads = within(table()).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent?.replace(/[▲▼]/, ''))).toEqual([
      'Pos',
      'Nº',
      'Nome',
      'Idade',
      'Condição',
      'Moral',
      'Potencial',
      'Valor',
      'Salário',
      'Overall',
      'Média',
    ]);
    expect(names()).toEqual(['Zeca', 'Ébano', 'Tião Luva']);
    expect(within(table()).getByRole('columnheader', { name: /^Nº/ })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('sorts by a column, turns on a second click, and keeps the order in the address', async () => {
    const { user, router } = await squad();
    await user.click(within(table()).getByRole('button', { name: 'Idade' }));
    expect(names()).toEqual(['Ébano', 'Zeca', 'Tião Luva']);
    expect(router.state.location.search).toBe('?sort=age');
    await user.click(within(table()).getByRole('button', { name: 'Idade' }));
    expect(names()).toEqual(['Tião Luva', 'Zeca', 'Ébano']);
    expect(router.state.location.search).toBe('?sort=-age');
  });

  test('opens in the order of the address', async () => {
    await squad('/squad?sort=-position');
    expect(names()).toEqual(['Ébano', 'Zeca', 'Tião Luva']);
  });

  test('opens by number if the address names a column that there is not', async () => {
    await squad('/squad?sort=-shoes');
    expect(names()).toEqual(['Zeca', 'Ébano', 'Tião Luva']);
  });

  test('rounds condition and morale, truncates potential and overall, and rates to one decimal (R-SQD-5)', async () => {
    await squad();
    const cells = within(row('Tião Luva'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(within(row('Tião Luva')).getByRole('rowheader')).toHaveTextContent('Tião Luva');
    expect(cells).toEqual(['GK', '12', '33', '70%▼', '55▼', '71', '$\u00a095.000', '$\u00a02.000', '60', '6,3']);
  });

  test('marks players for sale (R-SQD-7)', async () => {
    await squad();
    expect(within(row('Zeca')).getByRole('img', { name: 'À venda' })).toBeInTheDocument();
    expect(within(row('Ébano')).queryByRole('img', { name: 'À venda' })).toBeNull();
  });

  test('a row opens the player, with his id in the address and as state (R-SQD-3)', async () => {
    const { user, router } = await squad();
    await user.click(within(table()).getByRole('link', { name: 'Ébano' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/playerDetails', search: '?id=striker' }),
    );
    expect(router.state.location.state).toMatchObject({
      playerId: 'striker',
      player: { id: 'striker', name: 'Ébano' },
    });
  });

  test('a name is a link, which a held key opens elsewhere while the squad stays; so does one held on the row (R-SQD-11, R-NAV-14)', async () => {
    const { user, router } = await squad();
    const name = within(table()).getByRole('link', { name: 'Ébano' });
    expect(name).toHaveAttribute('href', '/playerDetails?id=striker');
    const followed: boolean[] = [];
    name.addEventListener('click', (event) => {
      followed.push(event.ctrlKey);
      event.preventDefault();
    });
    await user.keyboard('{Control>}');
    await user.click(name);
    await user.click(within(row('Ébano')).getByText('CF'));
    await user.keyboard('{/Control}');
    expect(followed).toEqual([true, true]);
    expect(router.state.location.pathname).toBe('/squad');
    await user.click(within(row('Ébano')).getByText('CF'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/playerDetails'));
  });

  test('is 556 px high and scrolls inside itself (R-SQD-4)', async () => {
    await squad();
    expect(screen.getByRole('region', { name: /^Plantel completo, role/ })).toHaveStyle({ maxHeight: '556px' });
  });

  test('is summed up above the table', async () => {
    await squad();
    expect(screen.getByText('Jogadores').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('Idade média').nextSibling).toHaveTextContent('25,0');
    expect(screen.getByText('Salário Semanal').nextSibling).toHaveTextContent('$ 6.000');
    expect(screen.getByText('Overall médio').nextSibling).toHaveTextContent('60');
  });
});

describe('the columns (R-SQD-8)', () => {
  const heads = () =>
    within(table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent?.replace(/[▲▼]/, ''));
  const choice = () => within(screen.getByRole('group', { name: 'Colunas da tabela' }));

  afterEach(() => localStorage.clear());

  test('are chosen by name, and the choice is kept', async () => {
    const { user, router } = await squad();
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(choice().getByRole('checkbox', { name: 'Potencial' }));
    await user.click(choice().getByRole('checkbox', { name: 'Número' }));
    const left = ['Pos', 'Nome', 'Idade', 'Condição', 'Moral', 'Valor', 'Salário', 'Overall', 'Média'];
    expect(heads()).toEqual(left);
    expect(within(row('Tião Luva')).getAllByRole('cell')).toHaveLength(8);
    await router.navigate('/facilities');
    await screen.findByRole('heading', { level: 1, name: 'Infraestrutura' });
    await router.navigate('/squad');
    await screen.findByRole('table', { name: 'Plantel completo' });
    expect(heads()).toEqual(left);
  });

  test('which are hidden still order, and come back together', async () => {
    const { user } = await squad('/squad?sort=age');
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    await user.click(choice().getByRole('checkbox', { name: 'Idade' }));
    expect(names()).toEqual(['Ébano', 'Zeca', 'Tião Luva']);
    await user.click(choice().getByRole('button', { name: 'Mostrar todas' }));
    expect(heads()).toHaveLength(11);
    expect(localStorage.getItem('mm.squadColumns')).toBeNull();
  });

  test('never lose the name', async () => {
    localStorage.setItem('mm.squadColumns', 'name age shoes');
    const { user } = await squad();
    expect(heads()).toHaveLength(10);
    expect(heads()).toContain('Nome');
    await user.click(screen.getByRole('button', { name: 'Colunas' }));
    expect(choice().queryByRole('checkbox', { name: 'Nome' })).toBeNull();
  });
});

describe('the squad as a file (R-SQD-9)', () => {
  const saved = async (path: string, players = [KEEPER, BACK, STRIKER]) => {
    const blobs: Blob[] = [];
    URL.createObjectURL = (blob) => blobs.push(blob as Blob).toString();
    URL.revokeObjectURL = () => {};
    const { user } = await squad(path, players);
    await user.click(screen.getByRole('button', { name: 'Baixar CSV' }));
    const [blob] = blobs;
    if (!blob) throw new Error('nothing was saved');
    return (await blob.text()).split('\r\n').map((line) => line.split(';'));
  };

  test('has Portuguese heads, unrounded values with a comma, and the order of the table', async () => {
    const [head, ...rows] = await saved('/squad?sort=-age');
    expect(head?.slice(0, 12)).toEqual([
      'Posição',
      'Número',
      'Nome',
      'Idade',
      'Condição',
      'Moral',
      'Potencial',
      'Valor',
      'Salário',
      'Overall',
      'Média',
      'Resistência',
    ]);
    expect(head?.at(-1)).toBe('À venda');
    expect(rows.map((row) => row[2])).toEqual(['Tião Luva', 'Zeca', 'Ébano', undefined]);
    expect(rows[0]?.slice(0, 11)).toEqual([
      'GK',
      '12',
      'Tião Luva',
      '33',
      '69,6',
      '54,5',
      '71,9',
      '95000',
      '2000',
      '60',
      '6,3',
    ]);
    expect(rows[0]).toHaveLength(head?.length ?? 0);
    expect(rows.slice(0, 3).map((row) => row.at(-1))).toEqual(['não', 'sim', 'não']);
  });

  test('counts the boosters that a player wears', async () => {
    const slot = { slotId: 1, status: 'occupied', boosterId: 2 } as const;
    const [head, row] = await saved('/squad', [
      buildPlayer({ id: 'x', attributes: { stamina: 60 }, attributeBoosters: [slot] }),
    ]);
    expect(row?.[head?.indexOf('Resistência') ?? 0]).toBe('63');
  });

  test('never lets a name be a formula', async () => {
    const [, row] = await saved('/squad', [buildPlayer({ id: 'x', name: '=SOMA(A1)' })]);
    expect(row?.[2]).toBe("'=SOMA(A1)");
  });
});

describe('two players beside each other (R-SQD-10)', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: 'Comparar jogadores' }));

  test('begin with the first two of the table, and stand in the address', async () => {
    const { user, router } = await squad('/squad?sort=-age');
    await user.click(screen.getByRole('button', { name: 'Comparar' }));
    const compared = await dialog();
    expect(compared.getByLabelText('Primeiro jogador')).toHaveDisplayValue('12 · Tião Luva (GK)');
    expect(compared.getByLabelText('Segundo jogador')).toHaveDisplayValue('2 · Zeca (LB)');
    expect(router.state.location.search).toBe('?sort=-age&compare=keeper%2Cback');
    await user.selectOptions(compared.getByLabelText('Segundo jogador'), '9 · Ébano (CF)');
    expect(router.state.location.search).toBe('?sort=-age&compare=keeper%2Cstriker');
    await user.click(compared.getByRole('button', { name: 'Fechar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(router.state.location.search).toBe('?sort=-age');
  });

  test('show what differs, and whether more is better', async () => {
    const strong = buildPlayer({
      id: 'a',
      number: 4,
      name: 'Forte',
      salary: 5_000,
      marketValue: 90_000,
      attributes: { strength: 81.9 },
    });
    const cheap = buildPlayer({
      id: 'b',
      number: 5,
      name: 'Barato',
      salary: 4_000,
      marketValue: 60_000,
      attributes: { strength: 70 },
    });
    await squad('/squad?compare=b,a', [strong, cheap]);
    const compared = await dialog();
    const cells = (name: string) =>
      within(compared.getByRole('row', { name: new RegExp(`^${name}`) }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    expect(cells('Força')).toEqual(['70', '81', '−11']);
    expect(cells('Salário')).toEqual(['$\u00a04.000', '$\u00a05.000', '−$\u00a01.000']);
    expect(cells('Valor')).toEqual(['$\u00a060.000', '$\u00a090.000', '−$\u00a030.000']);
    expect(compared.getByText('−$ 1.000')).toHaveClass('better');
    expect(compared.getByText('−$ 30.000')).toHaveClass('worse');
    expect(compared.getByText('−11')).toHaveClass('worse');
  });

  test('replace a player who has left by the first of the table', async () => {
    await squad('/squad?compare=gone,back');
    const compared = await dialog();
    expect(compared.getByLabelText('Primeiro jogador')).toHaveDisplayValue('9 · Ébano (CF)');
    expect(compared.getByLabelText('Segundo jogador')).toHaveDisplayValue('2 · Zeca (LB)');
  });

  test('need two', async () => {
    const { user, router } = await squad('/squad', [KEEPER]);
    const compare = screen.getByRole('button', { name: 'Comparar' });
    expect(compare).toHaveAccessibleDescription('É preciso ter dois jogadores');
    await user.click(compare);
    expect(router.state.location.search).toBe('');
  });
});

test('the words for ratings follow the category, the colours do not (R-POS-6, R-POS-10)', async () => {
  await renderApp('/squad', { world: { club: buildClub({ players: [KEEPER], category: 'Pro' }) } });
  const legend = screen.getByText('Categoria Pro:').closest('ul');
  expect(legend).toHaveTextContent('Cores:90+80+70+63+<63');
  expect(legend).toHaveTextContent('80+ excelente77+ ótimo75+ bom73+ regular<73 fraco');
});
