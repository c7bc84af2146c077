import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { setOnline } from '../../testing/server/set-online.ts';
import { ReloadState } from './reload-state.tsx';

const reload = vi.fn<() => void>();
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockReset();
  fetched.mockReset();
});

function show(byItself = false) {
  render(
    <I18nProvider i18n={i18n}>
      <ReloadState byItself={byItself} load={reload} title="Esta tela não abriu." />
    </I18nProvider>,
  );
  return { press: () => userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' })) };
}

describe('a page that failed to load (R-ERR-12)', () => {
  test('is loaded anew when the server answers, whatever it answers', async () => {
    fetched.mockResolvedValue(new Response(null, { status: 404 }));
    const { press } = show();
    expect(screen.getByRole('alert')).toHaveTextContent('Pode ser a conexão');
    await press();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(fetched).toHaveBeenCalledWith(location.href, { method: 'HEAD', cache: 'no-store' });
  });

  test('is not reloaded while the server is unreachable, and says that there is no connection', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    const { press } = show();
    await press();
    expect(await screen.findByText('Sem conexão. Tente de novo quando ela voltar.')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  test('is reloaded by itself when the network is back, if it may be', async () => {
    fetched.mockResolvedValue(new Response());
    setOnline(false);
    show(true);
    expect(screen.getByRole('alert')).toHaveTextContent('Sem conexão.');
    act(() => setOnline(true));
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

  test('is tried again if the server does not answer at once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(new Response());
    setOnline(false);
    show(true);
    act(() => setOnline(true));
    expect(await screen.findByText('Sem conexão. Tente de novo quando ela voltar.')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
    await act(() => vi.advanceTimersByTimeAsync(4000));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('waits for the manager if there is other content beside it', async () => {
    setOnline(false);
    show();
    act(() => setOnline(true));
    expect(screen.getByRole('alert')).toHaveTextContent('Pode ser a conexão');
    expect(fetched).not.toHaveBeenCalled();
  });
});
