import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { saveFile } from '../../ui/browser/save-file.ts';
import { chooseTheme } from '../../ui/browser/theme.ts';

vi.mock('../../ui/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

beforeEach(() => vi.mocked(saveFile).mockClear());
afterEach(() => chooseTheme('system'));

const account = (handlers: Handlers = {}) => renderApp('/account', { handlers });
const button = (name: string) => screen.getByRole('button', { name });

describe('the data of an account', () => {
  test('are a file with everything', async () => {
    const { user, server } = await account();
    await user.click(button('Baixar meus dados'));
    await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
    const [name, type, text] = vi.mocked(saveFile).mock.calls[0] ?? [];
    expect([name, type]).toEqual(['mundo-manager.json', 'application/json']);
    expect(JSON.parse(text ?? '').club.id).toBe(server.world.club?.id);
  });

  test('include a sheet with the statement (R-FNS-11)', async () => {
    const own = { clubId: 'c1', date: Date.UTC(2026, 2, 8, 1, 30) } as const;
    const { user } = await account({
      exportAccount: ({ world }) => ({
        exportedAt: world.now,
        user: world.user,
        betaSignUp: null,
        club: null,
        watched: [],
        boards: { posts: [], reports: [], muted: [] },
        notifications: { consents: [], browsers: [], emailLanguage: 'pt-BR' },
        invitations: [],
        entries: [
          { ...own, currency: 'money', type: 'Facility Upgrade', amount: -1_000_000, subject: 'gym' },
          { ...own, currency: 'credits', type: 'Prize', amount: 12 },
        ],
        messages: [],
        matches: [],
      }),
    });
    await user.click(button('Baixar extrato (CSV)'));
    await waitFor(() =>
      expect(saveFile).toHaveBeenCalledWith(
        'extrato.csv',
        'text/csv',
        [
          '\uFEFFData;Hora;Moeda;Descrição;Detalhe;Valor',
          '07/03/2026;22:30;Dinheiro;Obra na infraestrutura;Academia;-1000000',
          '07/03/2026;22:30;Créditos;Premiação;;12',
          '',
        ].join('\r\n'),
      ),
    );
  });

  test('that fail to load are reported, and can be loaded again', async () => {
    const { user } = await account({
      exportAccount: () => {
        throw new RefusedCall('server/internal');
      },
    });
    await user.click(button('Baixar meus dados'));
    await findToast(/servidor/i);
    expect(saveFile).not.toHaveBeenCalled();
    expect(button('Baixar meus dados')).toBeEnabled();
  });
});

describe('the end of an account (R-IDN-10)', () => {
  const QUESTION = { name: 'Excluir sua conta para sempre?' };
  const dialog = () => within(screen.getByRole('alertdialog', QUESTION));

  test('comes after a question only', async () => {
    const { user, server } = await account();
    await user.click(button('Excluir minha conta'));
    await user.click(dialog().getByRole('button', { name: 'Cancelar' }));
    expect(server.calls.some(({ name }) => name === 'deleteAccount')).toBe(false);
  });

  test('signs out and leads to /', async () => {
    const { user, router } = await account();
    await user.click(button('Excluir minha conta'));
    await user.click(dialog().getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  test('that is refused is reported, and the account stays', async () => {
    const { user, router } = await account({
      deleteAccount: () => {
        throw new RefusedCall('server/internal');
      },
    });
    await user.click(button('Excluir minha conta'));
    await user.click(dialog().getByRole('button', { name: 'Excluir' }));
    await findToast(/servidor/i);
    await waitFor(() => expect(screen.queryByRole('alertdialog', QUESTION)).not.toBeInTheDocument());
    expect(router.state.location.pathname).toBe('/account');
  });

  test('is asked for once, however often it is pressed', async () => {
    const held = heldHandler(() => ({ deleted: true as const }));
    const { user, server } = await account({ deleteAccount: held.handler });
    await user.click(button('Excluir minha conta'));
    await user.dblClick(dialog().getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(server.calls.filter(({ name }) => name === 'deleteAccount')).toHaveLength(1));
    held.release();
  });
});

test('the theme is chosen at once and remembered (R-PRD-16)', async () => {
  const { user } = await account();
  await user.click(button('Escuro'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(button('Escuro')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem('mm.theme')).toBe('dark');
  await user.click(button('Do sistema'));
  expect(localStorage.getItem('mm.theme')).toBeNull();
});

test('codes of positions and the zone of hours are chosen for this browser (R-LNG-9, R-LNG-10)', async () => {
  const { user } = await account();
  const codes = within(screen.getByRole('region', { name: 'Siglas das posições' }));
  expect(codes.getByText('GK CB RB DM AM RW CF')).toBeInTheDocument();
  await user.click(codes.getByRole('button', { name: 'Brasileiras' }));
  expect(localStorage.getItem('mm.positions')).toBe('brazilian');
  const zone = screen.getByLabelText('Fuso horário', { selector: 'select' });
  expect(zone).toHaveValue('America/Sao_Paulo');
  await user.selectOptions(zone, 'America/Manaus');
  expect(localStorage.getItem('mm.timeZone')).toBe('America/Manaus');
});

test('‘Sair’ leads to / (R-IDN-12)', async () => {
  const { user, router } = await account();
  await user.click(within(screen.getByRole('region', { name: 'Sessão' })).getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('a sign-out that the server did not confirm is one here, and says so (R-IDN-12)', async () => {
  const { user, router } = await renderApp('/account', { endSession: () => Promise.reject(new Error('offline')) });
  await user.click(within(screen.getByRole('region', { name: 'Sessão' })).getByRole('button', { name: 'Sair' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(await findToast(/^Você saiu aqui, mas o servidor não confirmou\./)).toBeInTheDocument();
});

describe('signing out of all devices (R-IDN-19)', () => {
  afterEach(() => vi.unstubAllGlobals());
  /** The server's answer to the call, which does not go through the game's client. */
  const answering = (status: number) => {
    const fetched = vi.fn(async (_address: string, _options: RequestInit) => new Response('{}', { status }));
    vi.stubGlobal('fetch', fetched);
    return fetched;
  };
  const press = async (user: Awaited<ReturnType<typeof account>>['user']) => {
    await user.click(button('Sair de todos os aparelhos'));
    const question = within(screen.getByRole('alertdialog', { name: 'Sair de todos os aparelhos?' }));
    await user.click(question.getByRole('button', { name: 'Sair de todos' }));
  };

  test('asks first, ends all sessions at the server, then this one', async () => {
    const { user, router } = await account();
    const fetched = answering(200);
    await press(user);
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(fetched.mock.calls.map(([address, { method }]) => [method, address])).toEqual([
      ['POST', '/api/auth/revoke-sessions'],
    ]);
  });

  test('says so if the server does not confirm it, and this session goes on', async () => {
    const { user, router } = await account();
    answering(500);
    await press(user);
    await findToast(/servidor|conexão/i);
    expect(router.state.location.pathname).toBe('/account');
  });
});

test('the vacation is switched on and off, and says since when it lasts (R-VAC-5)', async () => {
  const { user, server } = await account();
  await user.click(button('Ligar o modo férias'));
  expect(await screen.findByText(/^Seu clube está de férias desde/)).toBeInTheDocument();
  await user.click(button('Voltar a dirigir o clube'));
  expect(await screen.findByRole('button', { name: 'Ligar o modo férias' })).toBeInTheDocument();
  expect(server.calls.filter(({ name }) => name === 'setVacation').map(({ body }) => body)).toEqual([
    { isOn: true },
    { isOn: false },
  ]);
});

test('a user without a club reaches the account page too', async () => {
  await renderApp('/account', { world: { club: null } });
  expect(screen.getByRole('heading', { level: 1, name: 'Conta' })).toBeInTheDocument();
  expect(button('Excluir minha conta')).toBeInTheDocument();
});
