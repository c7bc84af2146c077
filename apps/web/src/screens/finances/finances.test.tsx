import type { Club } from '@mundo-manager/rules/clubs';
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import { formatMoney } from '@mundo-manager/rules/format';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildMatchSide,
  buildSquad,
} from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { changeInitialData } from '../../data/calls/absorb-answer.ts';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import type { FakeWorld } from '../../testing/world.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const ENTRIES: readonly LedgerEntry[] = [
  { clubId: 'c1', currency: 'money', type: 'Opening Balance', amount: 500_000, date: BUILT_AT - 3 * DAY },
  {
    clubId: 'c1',
    currency: 'money',
    type: 'Transfer In',
    amount: -302_000,
    date: BUILT_AT - 2 * DAY,
    subject: 'Pardal',
  },
  { clubId: 'c1', currency: 'money', type: 'Tickets Sale', amount: 31_500, date: BUILT_AT - DAY, subject: 'Garoa' },
];

function clubWith(finances: Partial<ReturnType<typeof buildClub>['finances']>) {
  const club = buildClub();
  return { ...club, finances: { ...club.finances, ...finances } };
}

const finances = (changes: Parameters<typeof clubWith>[0] = {}, search = '', handlers: Handlers = {}) =>
  renderApp(`/finances${search}`, { world: { club: clubWith(changes) }, handlers: { ...clubCommands(), ...handlers } });

const rows = () => screen.getAllByRole('row').slice(1);
const digits = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the left card (R-FNS-1)', () => {
  test('shows the cash balance, not the available money, and all wages', async () => {
    const players = buildSquad().map((player) => ({ ...player, salary: 3_000 }));
    await renderApp('/finances', { world: { club: buildClub({ players }) } });
    const card = screen.getByRole('region', { name: 'Caixa' });
    expect(digits(card.textContent ?? '')).toContain('Dinheiro em caixa$ 500.000');
    expect(digits(card.textContent ?? '')).toContain('Salário Semanal$ 63.000');
    expect(digits(card.textContent ?? '')).toContain('$ 374.000');
  });
});

describe('the side tabs (R-FNS-2)', () => {
  test('are ‘Geral’ and ‘Patrocínio’, without a loan', async () => {
    const { user } = await finances();
    const tabs = within(screen.getByRole('navigation', { name: 'Partes das finanças' }));
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Geral', 'Patrocínio', 'Balanço']);
    expect(tabs.getByRole('link', { name: 'Geral' })).toHaveAttribute('aria-current', 'page');
    await user.click(tabs.getByRole('link', { name: 'Patrocínio' }));
    expect(await screen.findByRole('button', { name: /^Assinar: 7 dias, .* e 2 créditos$/ })).toBeInTheDocument();
  });

  test('the loan is a placeholder that only its address reaches', async () => {
    await finances({}, '?tab=loan');
    expect(within(screen.getByRole('region', { name: 'Empréstimo' })).getByText('A ser implementado')).toBeVisible();
  });
});

describe('debt (R-DEB-6)', () => {
  test.each([
    [undefined, 'Depois de 2 pagamentos de salários no vermelho, só há patrocínios curtos.'],
    [2, 'Depois de 4 pagamentos de salários no vermelho, jogadores são colocados à venda.'],
    [4, 'o jogador mais caro fora da sua escalação é colocado à venda.'],
    [6, 'O clube está sob intervenção'],
  ])('after %s paydays shows its consequences', async (paydaysInDebt, text) => {
    const club = { ...clubWith({ totalMoney: -1_000 }), ...(paydaysInDebt && { paydaysInDebt }) };
    await renderApp('/finances', { world: { club } });
    expect(screen.getByText(new RegExp(text))).toBeVisible();
  });

  test('leaves the shortest contracts alone', async () => {
    await renderApp('/finances?tab=sponsorship', {
      world: { club: { ...clubWith({ totalMoney: -1_000 }), paydaysInDebt: 2 } },
    });
    expect(screen.getAllByRole('button', { name: /^Assinar: 7 dias/ })).toHaveLength(
      screen.getAllByRole('button', { name: /^Assinar: / }).length,
    );
    expect(screen.getByText(/só há patrocínios curtos/)).toBeVisible();
  });
});

describe('‘Geral’ (R-FNS-3 to R-FNS-5)', () => {
  test('lists entries newest first with sign, colour and a translated description (R-FNS-4)', async () => {
    await finances({ reports: ENTRIES });
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Data',
      'Descrição',
      'Valor',
    ]);
    const texts = rows().map(({ textContent }) => digits(textContent ?? ''));
    expect(texts).toEqual([
      '01/03/2026 · 09:00Venda de ingressosGaroa+$ 31.500',
      '28/02/2026 · 09:00Contratação de jogadorPardal−$ 302.000',
      '27/02/2026 · 09:00Saldo inicial+$ 500.000',
    ]);
    expect(screen.getByText(digits(`+${formatMoney(31_500)}`))).toHaveClass('gain');
    expect(screen.getByText(digits(formatMoney(-302_000)))).toHaveClass('loss');
  });

  const leagueWith = (name: string) =>
    buildCompetition({ entrants: [buildEntrant('c1'), buildEntrant('c7', { clubName: name })] });

  test.each<[string, Partial<FakeWorld>, Partial<Club>]>([
    ['the current league', { competitions: [leagueWith('Garoa')] }, {}],
    ['the last matches', {}, { lastMatches: [buildMatch({ away: { id: 'c7', clubName: 'Garoa' } })] }],
  ])('a sale of tickets leads to the visitor of %s (R-FNS-10)', async (_, world, changes) => {
    await renderApp('/finances', { world: { club: { ...clubWith({ reports: ENTRIES }), ...changes }, ...world } });
    expect(screen.getByRole('link', { name: 'Garoa' })).toHaveAttribute('href', '/club?id=c7');
  });

  test('a player of the same name is no way to a club, nor a visitor of long ago (R-FNS-10)', async () => {
    const world = { club: clubWith({ reports: ENTRIES }), competitions: [leagueWith('Pardal')] };
    await renderApp('/finances', { world });
    for (const name of ['Pardal', 'Garoa']) {
      expect(screen.getByText(name)).toBeInTheDocument();
      expect(screen.queryByRole('link', { name })).not.toBeInTheDocument();
    }
  });

  test('older entries come in pages', async () => {
    const older = { ...ENTRIES[0], type: 'Prize', subject: 'MM League Várzea 1º Colocado' } as LedgerEntry;
    const { user, server } = await finances({ reports: ENTRIES }, '', {
      statement: ({ query }) =>
        query.before === 'p2' ? { entries: [older], next: null } : { entries: ENTRIES.toReversed(), next: 'p2' },
    });
    await user.click(await screen.findByRole('button', { name: 'Mostrar mais antigas' }));
    expect(await screen.findByText('MM League Várzea 1º Colocado')).toBeInTheDocument();
    expect(rows()).toHaveLength(4);
    expect(screen.queryByRole('button', { name: 'Mostrar mais antigas' })).not.toBeInTheDocument();
    expect(server.calls.filter(({ name }) => name === 'statement')).toHaveLength(2);
  });

  test('a newer version of the club keeps the older entries and asks again', async () => {
    const older = { ...ENTRIES[0], type: 'Prize', subject: 'MM League Várzea 1º Colocado' } as LedgerEntry;
    const { handler: held, release } = heldHandler((entries: readonly LedgerEntry[]) => ({ entries, next: 'p2' }));
    let newest = ENTRIES.toReversed();
    const { user, server, session } = await finances({ reports: ENTRIES }, '', {
      statement: ({ query }) => {
        if (query.before === 'p2') return { entries: [older], next: null };
        return newest.length > ENTRIES.length ? held(newest) : { entries: newest, next: 'p2' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Mostrar mais antigas' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    newest = [{ ...ENTRIES[1], subject: 'Curió', date: BUILT_AT } as LedgerEntry, ...newest];
    const asked = () => server.calls.filter(({ name }) => name === 'statement').length;
    expect(asked()).toBe(2);
    act(() => changeInitialData(session.queryClient, (data) => ({ ...data, club: { ...data.club, version: 2 } })));
    await waitFor(() => expect(asked()).toBe(3));
    expect(rows()).toHaveLength(4);
    release();
    expect(await screen.findByText('Curió')).toBeInTheDocument();
    expect(rows()).toHaveLength(5);
    expect(screen.getByText('MM League Várzea 1º Colocado')).toBeInTheDocument();
    expect(asked()).toBe(4);
  });

  test('entries of one currency are never shown under the other, and stay with a newer version', async () => {
    const entry = {
      clubId: 'c1',
      currency: 'credits',
      type: 'Competition Entry',
      amount: -20,
      date: BUILT_AT,
    } as const;
    const { handler: held, release } = heldHandler(() => ({ entries: [entry], next: null }));
    const { user, server, session } = await finances({ reports: ENTRIES }, '', {
      statement: ({ query }) =>
        query.currency === 'credits' ? held({}) : { entries: ENTRIES.toReversed(), next: null },
    });
    const asked = () => server.calls.filter(({ name }) => name === 'statement').length;
    await user.click(screen.getByRole('button', { name: 'Créditos', pressed: false }));
    await waitFor(() => expect(asked()).toBe(2));
    expect(screen.queryByText('Venda de ingressos')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Inscrição em competição')).toBeInTheDocument();
    const waiting = heldHandler(() => ({ entries: [entry], next: null }));
    server.use({ statement: waiting.handler });
    act(() => changeInitialData(session.queryClient, (data) => ({ ...data, club: { ...data.club, version: 2 } })));
    await waitFor(() => expect(asked()).toBe(3));
    expect(screen.getByText('Inscrição em competição')).toBeInTheDocument();
    waiting.release();
  });

  test('credits have a statement too', async () => {
    const { user } = await finances({ reports: ENTRIES }, '', {
      statement: ({ query }) => ({
        entries:
          query.currency === 'credits'
            ? [{ clubId: 'c1', currency: 'credits', type: 'Competition Entry', amount: -20, date: BUILT_AT }]
            : [],
        next: null,
      }),
    });
    await user.click(screen.getByRole('button', { name: 'Créditos', pressed: false }));
    expect(await screen.findByText('Inscrição em competição')).toBeInTheDocument();
    expect(screen.getByText('−20')).toBeInTheDocument();
  });

  test('an empty one says so', async () => {
    await finances({ reports: [] });
    expect(screen.getByText('Nenhuma movimentação.')).toBeInTheDocument();
  });

  test('the balance stays when the server can’t be reached', async () => {
    const { user } = await finances({ reports: ENTRIES }, '', {
      statement: () => {
        throw new RefusedCall('server/internal');
      },
    });
    expect(await screen.findByText('Não deu para carregar o resto do extrato.')).toBeInTheDocument();
    expect(rows()).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Créditos', pressed: false }));
    expect(await screen.findByText('Não deu para carregar o extrato.')).toBeInTheDocument();
  });

  test('debt and an expired contract are shown', async () => {
    const startDate = BUILT_AT - 7 * DAY;
    const sponsorship = { id: '1', startDate, endDate: BUILT_AT, duration: 7, money: 105_000, credits: 2 };
    await finances({ totalMoney: -5_000, sponsorship });
    expect(screen.getByText('Seu patrocínio expirou.')).toBeInTheDocument();
    expect(screen.getByText(/O caixa está negativo/)).toBeInTheDocument();
  });
});

describe('‘Patrocínio’ (R-FNS-6 to R-FNS-9)', () => {
  const offers = (changes = {}, handlers = {}) => finances(changes, '?tab=sponsorship', handlers);
  const contract = (startDate: number) => ({
    id: '2',
    startDate,
    endDate: startDate + 15 * DAY,
    duration: 15,
    money: 199_500,
    credits: 4,
  });

  test('six offers with days, money and credits', async () => {
    await offers();
    const cards = within(screen.getByRole('region', { name: 'Patrocínio' })).getAllByRole('listitem');
    expect(cards.map(({ textContent }) => digits(textContent ?? ''))).toEqual([
      '7 dias$ 105.000+ 2 créditos1 × o valor semanalAssinar',
      '15 dias$ 199.500+ 4 créditos1,9 × o valor semanalAssinar',
      '30 dias$ 378.000+ 7 créditos3,6 × o valor semanalAssinar',
      '7 dias$ 115.500sem créditos1,1 × o valor semanalAssinar',
      '15 dias$ 220.500sem créditos2,1 × o valor semanalAssinar',
      '30 dias$ 420.000sem créditos4 × o valor semanalAssinar',
    ]);
  });

  test('each button is named by days, money and credits', async () => {
    await offers();
    const names = screen.getAllByRole('button', { name: /^Assinar/ }).map((each) => each.getAttribute('aria-label'));
    expect(names.map((name) => digits(name ?? ''))).toEqual([
      'Assinar: 7 dias, $ 105.000 e 2 créditos',
      'Assinar: 15 dias, $ 199.500 e 4 créditos',
      'Assinar: 30 dias, $ 378.000 e 7 créditos',
      'Assinar: 7 dias, $ 115.500, sem créditos',
      'Assinar: 15 dias, $ 220.500, sem créditos',
      'Assinar: 30 dias, $ 420.000, sem créditos',
    ]);
  });

  test('signing asks, says ‘Assinando contrato ...’, pays, and shows the contract with five blurred places (R-FNS-7, R-FNS-8)', async () => {
    const { handler: signSponsorship, release } = heldHandler(clubCommands().signSponsorship);
    const { user } = await offers(
      {},
      {
        signSponsorship,
      },
    );
    await user.click(screen.getByRole('button', { name: /^Assinar: 15 dias, .* e 4 créditos$/ }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Assinar por 15 dias e $ 199.500?');
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Assinando contrato ...')).toBeInTheDocument();
    release();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await findToast('Contrato assinado.')).toBeInTheDocument();
    expect(screen.getByText('Seu contrato')).toBeInTheDocument();
    expect(document.querySelectorAll('.blurred')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: /^Assinar/ })).not.toBeInTheDocument();
    expect(digits(screen.getByRole('region', { name: 'Caixa' }).textContent ?? '')).toContain('$ 699.500');
  });

  test.each([
    [15 * DAY - 1, false],
    [15 * DAY, true],
  ])('a contract of 15 days, %d ms after its start: the offers are back is %s', async (elapsed, back) => {
    await offers({ sponsorship: contract(BUILT_AT - elapsed) });
    expect(screen.queryAllByRole('button', { name: /^Assinar/ })).toHaveLength(back ? 6 : 0);
    expect(screen.queryByText('Seu contrato') !== null).toBe(!back);
  });

  test('a refusal is reported and the offers come back (R-ERR-5)', async () => {
    const { user } = await offers(
      {},
      {
        signSponsorship: () => {
          throw new RefusedCall('sponsorship/unknown-offer');
        },
      },
    );
    await user.click(screen.getByRole('button', { name: /^Assinar: 7 dias, .* sem créditos$/ }));
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(await findToast('Essa oferta não existe mais. Confira as ofertas de agora.')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Assinar:/ })).toHaveLength(6);
  });

  test('the reasons: category, awards of the last 30 days, recent results, and their sum', async () => {
    const match = buildMatch({
      status: 'finished',
      date: BUILT_AT - HOUR,
      home: buildMatchSide({ id: 'c1', clubName: 'Clube c1', score: 2 }),
      away: buildMatchSide({ id: 'c2', clubName: 'Garoa', score: 1 }),
    });
    const award = { competition: 'MM League', number: 1, category: 'Várzea', place: 2, date: BUILT_AT - DAY } as const;
    const club = buildClub({ lastMatches: [match], awards: [award] });
    await renderApp('/finances?tab=sponsorship', { world: { club } });
    const reasons = within(screen.getByRole('region', { name: 'De onde vem o valor' })).getAllByRole('row');
    expect(reasons.map(({ textContent }) => digits(textContent ?? ''))).toEqual([
      'Categoria Várzea+$ 105.000',
      '2º lugar na MM League Várzea+$ 5.000',
      'VVitória2 × 1 contra o Garoa+$ 3.000',
      'Valor semanal$ 113.000',
    ]);
    const link = (name: string) => within(reasons[2] as HTMLElement).getByRole('link', { name });
    expect(link('Estatísticas: 2 × 1 contra o Garoa')).toHaveAttribute('href', expect.stringContaining('/matchStats?'));
    expect(link('o Garoa')).toHaveAttribute('href', '/club?id=c2');
  });
});
