import { screen } from '@testing-library/react';

/** Finds the toast with that text. The text is in the page twice: visible, and for screen readers. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const [toast] = await screen.findAllByText(text);
  if (toast === undefined) throw new Error(`no toast ${text}`);
  return toast;
}
