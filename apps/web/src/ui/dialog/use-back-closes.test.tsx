/** Back on a phone while a dialog is open. R-PRD-13 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

/** Those that are watching, the newest last. */
const watching: FakeWatcher[] = [];

/** As in a browser: it is over once it has closed. */
class FakeWatcher {
  onclose: (() => void) | null = null;
  constructor() {
    watching.push(this);
  }
  destroy() {
    const at = watching.indexOf(this);
    if (at !== -1) watching.splice(at, 1);
  }
}

/** A press of Back. Answers whether it is the dialog’s; the browser would leave the screen otherwise. */
async function back(): Promise<boolean> {
  // Whatever was opened by the press before is watched a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  const newest = watching.pop();
  act(() => newest?.onclose?.());
  return newest !== undefined;
}

function device({ hover, closeWatcher }: { readonly hover: boolean; readonly closeWatcher: boolean }): void {
  vi.stubGlobal('CloseWatcher', closeWatcher ? FakeWatcher : undefined);
  const matches = (query: string) => query === '(hover: none)' && !hover;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { media: query, matches: matches(query) }) as MediaQueryList,
  );
}

beforeEach(() => device({ hover: false, closeWatcher: true }));
afterEach(() => {
  cleanup();
  // A screen that leaves takes its dialogs along.
  expect(watching).toEqual([]);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const show = (children: ReactNode) => render(<I18nProvider i18n={i18n}>{children}</I18nProvider>);
const button = (name: string) => screen.getByRole('button', { name });

/** A sheet in which something is bought after a question. */
function Sheet({ busy = false, closable = true }: { readonly busy?: boolean; readonly closable?: boolean }) {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        abrir
      </button>
      <Dialog open={open} title="Folha" {...(closable && { onClose: () => setOpen(false) })}>
        <button type="button" onClick={() => setAsking(true)}>
          comprar
        </button>
        <ConfirmDialog
          open={asking}
          busy={busy}
          title="Comprar?"
          onCancel={() => setAsking(false)}
          onConfirm={() => {}}
        />
      </Dialog>
    </>
  );
}

const sheet = () => screen.queryByText('Folha');
const question = () => screen.queryByRole('alertdialog');

describe('Back', () => {
  test('closes the sheet, and is the browser’s again when nothing is open', async () => {
    show(<Sheet />);
    expect(await back()).toBe(false);
    await userEvent.click(button('abrir'));
    expect(await back()).toBe(true);
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
    expect(await back()).toBe(false);
    await userEvent.click(button('abrir'));
    expect(await back()).toBe(true);
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  });

  test('closes the question over a sheet first, and the sheet with the next press', async () => {
    show(<Sheet />);
    await userEvent.click(button('abrir'));
    await userEvent.click(button('comprar'));
    expect(await back()).toBe(true);
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(sheet()).toBeInTheDocument();
    expect(await back()).toBe(true);
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
    expect(await back()).toBe(false);
  });

  test('does nothing, as often as it is pressed, while what was confirmed is under way', async () => {
    const { rerender } = show(<Sheet />);
    await userEvent.click(button('abrir'));
    await userEvent.click(button('comprar'));
    const again = (busy: boolean) =>
      rerender(
        <I18nProvider i18n={i18n}>
          <Sheet busy={busy} />
        </I18nProvider>,
      );
    again(true);
    expect([await back(), await back()]).toEqual([true, true]);
    expect([question(), sheet()]).not.toContain(null);
    again(false);
    expect(await back()).toBe(true);
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(sheet()).toBeInTheDocument();
  });

  test('leaves a sheet that can’t be closed, and the screen', async () => {
    show(<Sheet closable={false} />);
    await userEvent.click(button('abrir'));
    expect([await back(), await back()]).toEqual([true, true]);
    expect(sheet()).toBeInTheDocument();
  });

  test('has one watcher however many dialogs there are, and none at the Escape that closes one', async () => {
    show(<Sheet />);
    await userEvent.click(button('abrir'));
    await userEvent.click(button('comprar'));
    await waitFor(() => expect(watching).toHaveLength(1));
    // A browser takes the same key for Back, after those who listen to it.
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(watching).toEqual([]);
    await waitFor(() => expect(question()).not.toBeInTheDocument());
    expect(sheet()).toBeInTheDocument();
    expect(await back()).toBe(true);
    await waitFor(() => expect(sheet()).not.toBeInTheDocument());
  });

  test.each([
    ['has a mouse', { hover: true, closeWatcher: true }],
    ['knows no watchers', { hover: false, closeWatcher: false }],
  ])('is left to a browser that %s', async (_, kind) => {
    device(kind);
    show(<Sheet />);
    await userEvent.click(button('abrir'));
    expect(await back()).toBe(false);
    expect(sheet()).toBeInTheDocument();
  });
});
