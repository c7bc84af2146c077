import { availableMoney } from '@mundo-manager/rules/finances';
import { formatMoney } from '@mundo-manager/rules/format';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { searchPrices } from '@mundo-manager/rules/scouting';
import { buildClub } from '@mundo-manager/rules/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';

function clubWith(totalMoney: number) {
  const club = buildClub();
  return { ...club, finances: { ...club.finances, totalMoney } };
}
const prices = () => screen.findByText(/^Nesta faixa os preços vão de/);

test('before a search the market says what the chosen players cost and what money there is (R-SCT-14)', async () => {
  const club = clubWith(1_500_000);
  await renderApp('/market', { world: { club } });
  const { lowest, highest } = searchPrices(ALPHA.market.defaultSearch, ALPHA);
  const available = availableMoney(1_500_000, club.players, ALPHA);
  expect(await prices()).toHaveTextContent(
    `Nesta faixa os preços vão de ${formatMoney(lowest)} a ${formatMoney(highest)}; você tem ${formatMoney(available)}.`.replaceAll(
      '\u00a0',
      ' ',
    ),
  );
  expect(screen.queryByText('Nem o mais barato cabe no caixa.')).toBeNull();
});

test('when not even the cheapest player is affordable, the hint warns and offers affordable ranges, without a search (R-SCT-14)', async () => {
  const { user, server } = await renderApp('/market', { world: { club: clubWith(150_000) } });
  expect(await screen.findByText('Nem o mais barato cabe no caixa.')).toBeInTheDocument();
  const before = server.calls.length;
  await user.click(screen.getByRole('button', { name: 'Escolher o que cabe no caixa' }));
  expect(screen.queryByText('Nem o mais barato cabe no caixa.')).toBeNull();
  expect(screen.getByLabelText('Posição')).toHaveValue('CF');
  expect(screen.getByLabelText('Overall')).not.toHaveValue('76_80');
  expect(server.calls).toHaveLength(before);
  expect(screen.getByText('Buscas Restantes')).toHaveTextContent('5');
});

test('without money no range is affordable, and none is offered (R-SCT-14)', async () => {
  await renderApp('/market', { world: { club: clubWith(0) } });
  expect(await prices()).toHaveTextContent('Nenhuma faixa desta posição cabe.');
  expect(screen.queryByRole('button', { name: 'Escolher o que cabe no caixa' })).toBeNull();
});

test('with plenty of money every player is affordable (R-SCT-14)', async () => {
  await renderApp('/market', { world: { club: clubWith(90_000_000) } });
  expect(await prices()).toHaveTextContent('Qualquer um deles cabe no caixa.');
});
