import { BUILT_AT, buildClub, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/renderApp.tsx';

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

const table = () => screen.getByRole('table', { name: 'Elenco completo' });
const names = () =>
  within(table())
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('button').textContent);
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

  test('opens by number where the address names a column that there is not', async () => {
    await squad('/squad?sort=-shoes');
    expect(names()).toEqual(['Zeca', 'Ébano', 'Tião Luva']);
  });

  test('rounds condition and morale, truncates potential and overall, and rates to one decimal (R-SQD-5)', async () => {
    await squad();
    const cells = within(row('Tião Luva'))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      'GK',
      '12',
      'Tião Luva',
      '33',
      '70%',
      '55▼',
      '71',
      '$\u00a095.000',
      '$\u00a02.000',
      '60',
      '6,3',
    ]);
  });

  test('marks who is for sale (R-SQD-7)', async () => {
    await squad();
    expect(within(row('Zeca')).getByRole('img', { name: 'À venda' })).toBeInTheDocument();
    expect(within(row('Ébano')).queryByRole('img', { name: 'À venda' })).toBeNull();
  });

  test('a row opens the player, with his id in the address and as state (R-SQD-3)', async () => {
    const { user, router } = await squad();
    await user.click(within(table()).getByRole('button', { name: 'Ébano' }));
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/playerDetails', search: '?id=striker' }),
    );
    expect(router.state.location.state).toEqual({ playerId: 'striker' });
  });

  test('is 556 px high and scrolls inside itself (R-SQD-4)', async () => {
    await squad();
    expect(screen.getByRole('region', { name: /^Elenco completo, role/ })).toHaveStyle({ maxHeight: '556px' });
  });

  test('is summed up above the table', async () => {
    await squad();
    expect(screen.getByText('Jogadores').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('Idade média').nextSibling).toHaveTextContent('25,0');
    expect(screen.getByText('Salário semanal').nextSibling).toHaveTextContent('$ 6.000');
    expect(screen.getByText('Overall médio').nextSibling).toHaveTextContent('60');
  });
});
