import { render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFirstRowsFirst } from './use-first-rows-first.ts';

const rowsOf = (ids: readonly number[]) => ids.map((id) => ({ id: String(id) }));
const upwards = Array.from({ length: 100 }, (_, index) => index);
const downwards = upwards.toReversed();
const told: string[] = [];

function List({ rows }: { readonly rows: readonly { readonly id: string }[] }) {
  const { first, others } = useFirstRowsFirst(rows);
  const text = [...first, ...others].map(({ id }) => id).join(' ');
  told.push(text);
  return <p>{text}</p>;
}

test('a long table in another order shows its first rows at once, then all the others', async () => {
  const { rerender } = render(<List rows={rowsOf(upwards)} />);
  told.length = 0;
  rerender(<List rows={rowsOf(downwards)} />);
  const [first] = told;
  expect(first?.split(' ').slice(0, 24)).toEqual(downwards.slice(0, 24).map(String));
  expect(first?.split(' ').slice(24)).toEqual(upwards.slice(0, 76).map(String));
  await waitFor(() => expect(screen.getByText(downwards.join(' '))).toBeInTheDocument());
});

test.each([
  ['a row that came', [...downwards, 100]],
  ['other rows', downwards.map((id) => id + 1_000)],
])('%s is shown at once', (_, ids) => {
  const { rerender } = render(<List rows={rowsOf(upwards)} />);
  told.length = 0;
  rerender(<List rows={rowsOf(ids)} />);
  expect(told[0]).toBe(ids.join(' '));
});

test('a row that went is gone at once', () => {
  const { rerender } = render(<List rows={rowsOf(upwards)} />);
  told.length = 0;
  rerender(<List rows={rowsOf(downwards.slice(0, -1))} />);
  expect(told[0]?.split(' ').toSorted()).toEqual(upwards.slice(1).map(String).toSorted());
});

test('a short table shows all rows at once', () => {
  const { rerender } = render(<List rows={rowsOf(upwards.slice(0, 24))} />);
  told.length = 0;
  rerender(<List rows={rowsOf(upwards.slice(0, 24).toReversed())} />);
  expect(told[0]).toBe(upwards.slice(0, 24).toReversed().join(' '));
});
