import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from './number-plates.module.css';
import { Plate } from './number-plates.tsx';

test('a number that takes the place of another drops, and the first one is just there', () => {
  const { container, rerender } = render(<Plate>0</Plate>);
  expect(container.firstElementChild).not.toHaveClass(String(styles.drops));
  rerender(<Plate>0</Plate>);
  expect(container.firstElementChild).not.toHaveClass(String(styles.drops));
  const before = container.firstElementChild;
  rerender(<Plate>1</Plate>);
  expect(container.firstElementChild).toHaveClass(String(styles.drops));
  // Another element: the move begins anew with each number.
  expect(container.firstElementChild).not.toBe(before);
});
