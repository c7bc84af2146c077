import { screen } from '@testing-library/react';

/** The toast with that text. It stands in the page twice: to be seen, and to be read out. */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const [toast] = await screen.findAllByText(text);
  if (toast === undefined) throw new Error(`no toast ${text}`);
  return toast;
}
