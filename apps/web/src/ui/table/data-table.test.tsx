import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { TableColumn } from './data-table-column.ts';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly points: number;
}

const ROWS: readonly Row[] = [
  { id: 'a', name: 'Ávila', points: 9 },
  { id: 'b', name: 'Beto', points: 10 },
  { id: 'c', name: 'Caio', points: 100 },
];
const COLUMNS: readonly TableColumn<Row>[] = [
  { id: 'name', header: 'Nome', title: 'Nome', value: ({ name }) => name, sticky: true },
  { id: 'points', header: 'Pts', title: 'Pontos', value: ({ points }) => points, number: true },
];

function show(onRow?: (row: Row) => void) {
  render(
    <I18nProvider i18n={i18n}>
      <DataTable
        label="Jogadores"
        columns={COLUMNS}
        rows={ROWS}
        rowId={({ id }) => id}
        initialSort={{ by: 'points', direction: 'descending' }}
        {...(onRow && { onRow })}
      />
    </I18nProvider>,
  );
  return () =>
    within(screen.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
}

describe('a table', () => {
  test('begins in its own order, numbers by size', () => {
    expect(show()()).toEqual(['Caio100', 'Beto10', 'Ávila9']);
  });

  test('sorts by a press on a head, and turns on the next one, and says so', async () => {
    const names = show();
    const head = () => screen.getByRole('columnheader', { name: /Nome/ });
    await userEvent.click(within(head()).getByRole('button'));
    expect(names()).toEqual(['Ávila9', 'Beto10', 'Caio100']);
    expect(head()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(within(head()).getByRole('button'));
    expect(names()).toEqual(['Caio100', 'Beto10', 'Ávila9']);
    expect(head()).toHaveAttribute('aria-sort', 'descending');
  });

  test('puts the greatest number first, and turns on the next press (R-PRD-26)', async () => {
    const names = show();
    await userEvent.click(screen.getByRole('button', { name: /Nome/ }));
    await userEvent.click(screen.getByRole('button', { name: /Pts/ }));
    expect(names()).toEqual(['Caio100', 'Beto10', 'Ávila9']);
    await userEvent.click(screen.getByRole('button', { name: /Pts/ }));
    expect(names()).toEqual(['Ávila9', 'Beto10', 'Caio100']);
  });

  test('sorts by the select of the phone too, in the direction of the column’s first press', async () => {
    const names = show();
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Nome');
    expect(names()).toEqual(['Ávila9', 'Beto10', 'Caio100']);
    await userEvent.selectOptions(screen.getByLabelText('Ordenar por'), 'Pontos');
    expect(names()).toEqual(['Caio100', 'Beto10', 'Ávila9']);
  });

  test('each row is headed by its name, which a screen reader says before a number of the row', () => {
    show();
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['Caio', 'Beto', 'Ávila']);
    expect(within(screen.getByRole('row', { name: 'Beto 10' })).getByRole('cell')).toHaveTextContent('10');
  });

  test('a row leads somewhere by mouse and by keyboard, once', async () => {
    const onRow = vi.fn();
    show(onRow);
    await userEvent.click(screen.getByText('10'));
    screen.getByRole('button', { name: 'Ávila' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(onRow.mock.calls.map(([{ id }]) => id)).toEqual(['b', 'a']);
  });
});
