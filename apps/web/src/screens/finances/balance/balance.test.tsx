import { buildClub, buildSquad } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { RefusedCall } from '../../../testing/server/fake-handlers.ts';

const text = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ') ?? '';
const clubWith = (totalMoney: number) => {
  const club = buildClub({ players: buildSquad().map((player) => ({ ...player, salary: 3_000 })) });
  return { ...club, finances: { ...club.finances, totalMoney } };
};
const balance = (totalMoney = 500_000) => renderApp('/finances?tab=balance', { world: { club: clubWith(totalMoney) } });

describe('the tab Balanço (R-MON-7)', () => {
  test('is reached from the side tabs', async () => {
    const { user } = await renderApp('/finances', { world: { club: clubWith(500_000) } });
    await user.click(screen.getByRole('link', { name: 'Balanço' }));
    expect(await screen.findByRole('region', { name: 'Próximos pagamentos' })).toBeVisible();
  });

  test('shows income, expenses and balance for three paydays', async () => {
    await balance();
    const paydays = within(await screen.findByRole('region', { name: 'Próximos pagamentos' })).getAllByRole('listitem');
    expect(paydays).toHaveLength(3);
    expect(paydays.map((payday) => text(payday))).toEqual([
      expect.stringContaining('Sem jogo em casa$ 0Manutenção$ 0Salários−$ 63.000Em caixa depois$ 437.000'),
      expect.stringContaining('Em caixa depois$ 374.000'),
      expect.stringContaining('Em caixa depois$ 311.000'),
    ]);
    expect(screen.queryByText(/^No ritmo de hoje faltam/)).toBeNull();
  });

  test('warns of the first payday for which money does not last', async () => {
    await balance(100_000);
    expect(text(await screen.findByText(/^No ritmo de hoje faltam/))).toContain('faltam $ 26.000 no pagamento de ');
  });

  test('shows the season and each week by kind, with sums and the share of wages', async () => {
    await balance();
    const table = await screen.findByRole('table', { name: 'Totais por tipo' });
    const heads = within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
    expect(heads.slice(0, 3)).toEqual(['Tipo', 'Temporada', 'Esta semana']);
    const rows = within(table).getAllByRole('row').map(text);
    expect(rows).toContainEqual(expect.stringMatching(/^Venda de ingressos\+\$ /));
    expect(rows).toContainEqual(expect.stringMatching(/^Pagamento de salários−\$ /));
    expect(rows.at(-1)).toMatch(/^Salários sobre o que entrou\d+(?:,\d)?%/);
  });

  test('draws the balance, and shows it as a table', async () => {
    const { user } = await balance();
    expect(text(await screen.findByRole('table', { name: 'Saldo dia a dia', hidden: true }))).toContain('$ 500.000');
    expect(screen.getByRole('img', { name: /^Saldo de .* a \$\s500\.000 em .*; previsão de / })).toBeVisible();
    await user.click(screen.getByText('Ver em tabela'));
    expect(screen.getByRole('table', { name: 'Saldo dia a dia' })).toBeVisible();
  });

  test('goes on by the forecast to the third payday, and marks it in the table (R-MON-9)', async () => {
    await balance();
    const curve = await screen.findByRole('img', { name: /previsão de \$\s311\.000 em / });
    expect(within(curve).getByText('previsão')).toBeInTheDocument();
    const days = within(screen.getByRole('table', { name: 'Saldo dia a dia', hidden: true }));
    const rows = days.getAllByRole('row', { hidden: true }).slice(1).map(text);
    expect(rows[0]).toMatch(/previsão\$ 311\.000$/);
    expect(rows.filter((row) => row.includes('previsão')).length).toBeGreaterThan(14);
    expect(rows.find((row) => !row.includes('previsão'))).toMatch(/\$ 500\.000$/);
  });

  test('can be asked for again if it does not come', async () => {
    const moneyReport = () => {
      throw new RefusedCall('server/internal');
    };
    await renderApp('/finances?tab=balance', { world: { club: clubWith(1) }, handlers: { moneyReport } });
    expect(await screen.findByText('Não deu para carregar o balanço.')).toBeVisible();
    expect(screen.getByRole('button', { name: /Tentar/ })).toBeVisible();
  });
});
