import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useSteadyColumns } from './use-steady-columns.ts';

const COLUMNS = ['name', 'age', 'left out'];
let widest = 120;

function Table({ rows, isLong = true }: { readonly rows: readonly string[]; readonly isLong?: boolean }) {
  const table = useRef<HTMLTableElement>(null);
  const widths = useSteadyColumns(table, { columns: COLUMNS, rows, isLong });
  return (
    <table ref={table} aria-label={widths === null ? 'chosen by the browser' : widths.join(' ')}>
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
    </table>
  );
}

const widthOf = ({ textContent }: Element) => (textContent === 'left out' ? 0 : textContent === 'name' ? widest : 40);

beforeEach(() => {
  widest = 120;
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockImplementation(function (this: Element) {
    return widthOf(this);
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, widthOf(this), 20);
  });
});
afterEach(() => vi.restoreAllMocks());

test('a long table keeps the widths that its shown columns have, until other rows come', () => {
  const rows = ['a', 'b'];
  const { rerender } = render(<Table rows={rows} />);
  expect(screen.getByRole('table', { name: '120 40' })).toBeInTheDocument();
  widest = 200;
  rerender(<Table rows={rows} />);
  expect(screen.getByRole('table', { name: '120 40' })).toBeInTheDocument();
  rerender(<Table rows={['a', 'c']} />);
  expect(screen.getByRole('table', { name: '200 40' })).toBeInTheDocument();
});

test('a font that comes late lets the browser choose again', () => {
  const rows = ['a'];
  render(<Table rows={rows} />);
  widest = 90;
  act(() => document.fonts.dispatchEvent(new Event('loadingdone')));
  expect(screen.getByRole('table', { name: '90 40' })).toBeInTheDocument();
});

test('a short table leaves them to the browser', () => {
  render(<Table rows={['a']} isLong={false} />);
  expect(screen.getByRole('table', { name: 'chosen by the browser' })).toBeInTheDocument();
});
