import type { Player } from '@mundo-manager/rules/players';
import { BUILT_AT, buildAttributes, buildPlayer } from '@mundo-manager/rules/testing';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { renderApp } from '../../../testing/render-app.tsx';
import { clubCommands } from '../../../testing/server/club-commands.ts';

const YEAR = 365.25 * 86_400_000;
const SKILLS = Object.fromEntries(
  Object.keys(buildAttributes()).map((key) => [key, key === 'exp' ? 0 : 78]),
) as Player['attributes'];

function striker(name: string, changes: Partial<Player>): Player {
  const born = BUILT_AT - 20.5 * YEAR;
  return buildPlayer({
    id: name,
    name,
    club: null,
    forSale: true,
    position: 'CF',
    dob: born,
    attributes: SKILLS,
    ...changes,
  });
}
const free = [
  striker('Pardal', { marketValue: 302_000, salary: 3_000 }),
  striker('Ébano', {
    marketValue: 90_000,
    salary: 1_500,
    attributes: { ...SKILLS, speed: 79 },
  }),
  striker('Zito', { marketValue: 180_000, salary: 1_000 }),
];

beforeEach(() => sessionStorage.clear());

const names = () =>
  within(screen.getByRole('table', { name: 'Jogadores à venda' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByRole('button').textContent);

test('results are narrowed by name, price, salary and one attribute, without a search (R-SCT-15)', async () => {
  const { user, server } = await renderApp('/market', { handlers: clubCommands({ free }) });
  await user.click(screen.getByRole('button', { name: /^Buscar/ }));
  await screen.findByRole('table', { name: 'Jogadores à venda' });
  const searches = () => server.calls.filter((call) => call.name === 'searchMarket').length;
  expect(searches()).toBe(1);
  await user.click(screen.getByText('Filtrar o resultado'));
  await user.type(screen.getByLabelText('Valor até ($)'), '180.000');
  expect(names()).toEqual(['Ébano', 'Zito']);
  expect(screen.getByText('2 de 3')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Salário até ($)'), '1200');
  expect(names()).toEqual(['Zito']);
  await user.clear(screen.getByLabelText('Valor até ($)'));
  await user.clear(screen.getByLabelText('Salário até ($)'));
  await user.selectOptions(screen.getByLabelText('Atributo'), 'speed');
  await user.clear(screen.getByLabelText('Pelo menos'));
  await user.type(screen.getByLabelText('Pelo menos'), '79');
  expect(names()).toEqual(['Ébano']);
  await user.type(screen.getByLabelText('Parte do nome'), 'zi');
  expect(screen.getByText('Nenhum jogador do resultado passa por este filtro.')).toBeInTheDocument();
  expect(searches()).toBe(1);
});
