import type { Club } from '@mundo-manager/rules/clubs';
import type { LedgerEntry } from '@mundo-manager/rules/finances';
import type { Order, Tactic } from '@mundo-manager/rules/tactics';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  buildPlayer,
  buildSquad,
  buildTactic,
} from '@mundo-manager/rules/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { clubCommands } from '../../testing/server/club-commands.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';

const DAY = 24 * 60 * 60_000;

beforeEach(() => localStorage.removeItem('mm.firstSteps'));

const sponsored: Partial<Club> = {
  finances: {
    ...buildClub().finances,
    sponsorship: { id: 's1', startDate: BUILT_AT, endDate: BUILT_AT + DAY, duration: 1, money: 1000, credits: 1 },
  },
};
const rewarded: Partial<Club> = {
  dailyRewards: { moneyCollectionDate: BUILT_AT + 1, itemCollectionDate: BUILT_AT + 1 },
};
const trained: Partial<Club> = {
  players: buildClub().players.map((player) =>
    buildPlayer({ ...player, attributes: { ...player.attributes, exp: 5 } }),
  ),
};
/** Orders: the most tired defender comes off; another mentality. */
const rest: Order = {
  when: [{ kind: 'minute', from: 60, to: null }],
  action: { kind: 'substitution', playerIn: 'c1-p12', out: { kind: 'mostTired', line: 'defence' } },
};
const bolder: Order = {
  when: [{ kind: 'level' }],
  action: { kind: 'instruction', name: 'Mentality', value: 'Offensive' },
};
const changing: Partial<Club> = {
  tactics: { ...buildClub().tactics, A: buildTactic(buildSquad(), { orders: [rest] }) },
};
const purchase: LedgerEntry = {
  clubId: 'c1',
  currency: 'money',
  type: 'Transfer In',
  amount: -90_000,
  date: BUILT_AT,
  subject: 'Pardal',
};
const open = buildCompetition({ status: 'open', entrants: [buildEntrant('c1')] });
const played: Partial<Club> = { lastMatches: [buildMatch({ status: 'finished', home: { id: 'c1' } })] };

const show = (address: string, club: Partial<Club> = {}, competitions = [] as (typeof open)[]) =>
  renderApp(address, { world: { club: buildClub(club), competitions } });
const bar = () => within(screen.getByRole('region', { name: 'Primeiros passos' }));
const way = () =>
  bar()
    .queryByRole('link', { name: /^Ir para / })
    ?.getAttribute('href');

describe('the first steps (R-TUT-1, R-TUT-2)', () => {
  test('begin with a sponsor, named and with the way there', async () => {
    await show('/home');
    expect(bar().getByText('Passo 1 de 9')).toBeInTheDocument();
    expect(bar().getByText('Assine um patrocínio.')).toBeInTheDocument();
    expect(way()).toBe('/finances?tab=sponsorship');
  });

  test('tell on the step’s own screen how it is done, without a way', async () => {
    await show('/finances?tab=sponsorship');
    expect(bar().getByText(/Compare as ofertas/)).toBeInTheDocument();
    expect(way()).toBeUndefined();
  });

  test('say the way while another tab of that screen is open, and the advice when it has led there', async () => {
    const { user, router } = await show('/finances');
    expect(bar().queryByText(/Compare as ofertas/)).not.toBeInTheDocument();
    await user.click(bar().getByRole('link', { name: 'Ir para o patrocínio' }));
    expect(await bar().findByText(/Compare as ofertas/)).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=sponsorship');
  });

  test.each<[string, Partial<Club>, string]>([
    ['the sponsor', sponsored, '/dailyRewards'],
    ['the sponsor and the rewards', { ...sponsored, ...rewarded }, '/training'],
    ['the sponsor, the rewards and training', { ...sponsored, ...rewarded, ...trained }, '/tactics'],
    ['only training', trained, '/finances?tab=sponsorship'],
  ])('go on after %s', async (_done, club, next) => {
    await show('/home', club);
    expect(way()).toBe(next);
  });
});

test('the line-up is done when the manager says so, and stays done (R-TUT-3)', async () => {
  const before = { ...sponsored, ...rewarded, ...trained };
  const { user } = await show('/tactics', before);
  await user.click(bar().getByRole('button', { name: 'Está pronta' }));
  expect(bar().getByText('Planeje substituições.')).toBeInTheDocument();
  expect(bar().getByText(/‘Trocar o mais cansado aos 60’’ até três vezes/)).toBeInTheDocument();
});

describe('substitutions (R-TUT-7)', () => {
  beforeEach(() => localStorage.setItem('mm.firstSteps', 'lineUp'));
  const before = { ...sponsored, ...rewarded, ...trained };
  const withTactic = (changes: Partial<Tactic>): Partial<Club> => ({
    ...before,
    tactics: { ...buildClub().tactics, B: buildTactic(buildSquad(), changes) },
  });

  test.each<[string, Partial<Tactic>, string]>([
    ['none', {}, '/tactics'],
    ['one planned', { substitutions: [{ minutes: 60, playerIn: 'c1-p12', playerOut: 'c1-p2' }] }, '/competitions'],
    ['an order that brings a player on', { orders: [rest] }, '/competitions'],
    ['an order that brings nobody on', { orders: [bolder] }, '/tactics'],
  ])('are taught until a saved tactic has one: with %s', async (_what, changes, next) => {
    await show('/home', withTactic(changes));
    expect(way()).toBe(next);
  });
});

describe('a saved tactic (R-TUT-6)', () => {
  beforeEach(() => sessionStorage.clear());

  const opened = (handlers: Handlers = {}) => {
    const club = buildClub({ ...sponsored, ...rewarded, ...trained });
    const tactics = { ...club.tactics, A: buildTactic(buildSquad()) };
    return renderApp('/tactics', {
      world: { club: { ...club, tactics } },
      handlers: { ...clubCommands(), ...handlers },
    });
  };
  const save = async ({ user }: Awaited<ReturnType<typeof opened>>) => {
    await user.click(screen.getByRole('button', { name: 'Tirar Jogador 18 da escalação' }));
    await user.click(screen.getByRole('button', { name: 'Salvar' }));
  };

  test('is a line-up that is done', async () => {
    await save(await opened());
    expect(await bar().findByText('Planeje substituições.')).toBeInTheDocument();
  });

  test('that was refused does not end the step', async () => {
    const refuse = () => {
      throw new RefusedCall('tactics/match-live');
    };
    await save(await opened({ saveTactic: refuse }));
    expect(await screen.findByText('Jogo em andamento. Salve a tática depois do apito final.')).toBeInTheDocument();
    expect(bar().getByText('Confira a escalação.')).toBeInTheDocument();
  });

  test('is done as well if the page is loaded anew before its answer', async () => {
    const { saveTactic } = clubCommands();
    const app = await opened();
    const { server, session } = app;
    server.loseAnswers(true);
    server.use({
      saveTactic: (call) => {
        server.setOffline(true);
        return saveTactic(call);
      },
    });
    await save(app);
    expect(await findToast(/Suas mudanças continuam aqui, e o jogo avisa/)).toBeInTheDocument();
    session.actor.send({ type: 'signOut' });
    cleanup();
    expect(localStorage.getItem('mm.firstSteps')).toBeNull();

    server.setOffline(false);
    server.loseAnswers(false);
    await renderApp('/tactics', { server });
    expect(await bar().findByText('Planeje substituições.')).toBeInTheDocument();
  });

  test('does not bring back skipped steps', async () => {
    const { user, session } = await show('/home');
    const { queryClient } = session;
    await user.click(bar().getByRole('button', { name: 'Pular tutorial' }));
    await queryClient
      .getMutationCache()
      .build(queryClient, { mutationKey: ['saveTactic'], mutationFn: async () => null })
      .execute(undefined);
    expect(localStorage.getItem('mm.firstSteps')).toBe('skipped');
  });
});

describe('the league and the match', () => {
  beforeEach(() => localStorage.setItem('mm.firstSteps', 'lineUp'));
  const before = { ...sponsored, ...rewarded, ...trained, ...changing };

  test('an entry leads home, where the match is', async () => {
    await show('/squad', before, [open]);
    expect(way()).toBe('/home');
  });

  test('a manager who watches his match is not sent away from it', async () => {
    await show('/matchPlayer/live/m1', before, [open]);
    expect(bar().getByText(/é mostrado aqui, ao vivo/)).toBeInTheDocument();
    expect(way()).toBeUndefined();
  });

  test('a match that was played leads on to rotation, a line-up that was never called done included (R-TUT-3, R-TUT-8)', async () => {
    localStorage.removeItem('mm.firstSteps');
    const { user } = await show('/home', { ...before, ...played });
    expect(bar().getByText('Rode o plantel.')).toBeInTheDocument();
    await user.click(bar().getByRole('link', { name: 'Ir para a tática' }));
    expect(await bar().findByText(/com titular abaixo de 70 %, use ‘Escalar por mim’/)).toBeInTheDocument();
    await user.click(bar().getByRole('button', { name: 'Entendi' }));
    expect(bar().getByText('Reforce o ponto fraco.')).toBeInTheDocument();
  });

  test('rotation leads on to the market, and a purchase ends the way (R-TUT-9)', async () => {
    localStorage.setItem('mm.firstSteps', 'lineUp rotation');
    const ready = { ...sponsored, ...rewarded, ...trained, ...played };
    const { user } = await show('/home', ready);
    await user.click(bar().getByRole('link', { name: 'Ir para o mercado' }));
    expect(await bar().findByText(/veteranos custam menos/)).toBeInTheDocument();
    cleanup();

    const finances = { ...buildClub().finances, ...sponsored.finances, reports: [purchase] };
    const { user: buyer } = await show('/home', { ...ready, finances });
    expect(bar().getByText('Primeiros passos concluídos.')).toBeInTheDocument();
    await buyer.click(bar().getByRole('button', { name: 'Concluir' }));
    expect(screen.queryByRole('region', { name: 'Primeiros passos' })).not.toBeInTheDocument();
  });
});

test('a manager who skips the first steps never sees them again (R-TUT-3)', async () => {
  const { user } = await show('/home');
  await user.click(bar().getByRole('button', { name: 'Pular tutorial' }));
  expect(screen.queryByRole('region', { name: 'Primeiros passos' })).not.toBeInTheDocument();
  expect(localStorage.getItem('mm.firstSteps')).toBe('skipped');
});

test.each<[string, string, Partial<Club>]>([
  ['Está pronta', '', { ...sponsored, ...rewarded, ...trained }],
  ['Entendi', 'lineUp', { ...sponsored, ...rewarded, ...trained, ...played }],
  ['Concluir', 'lineUp rotation market', { ...sponsored, ...rewarded, ...trained, ...played }],
  ['Pular tutorial', '', {}],
])(
  '‘%s’ gives nothing: the server is asked for nothing, and purse and stores stay (R-TUT-4)',
  async (name, at, club) => {
    if (at) localStorage.setItem('mm.firstSteps', at);
    const { user, server, session } = await show('/tactics', club);
    const before = session.queryClient.getQueryData(['initialData']);
    await user.click(bar().getByRole('button', { name }));
    expect(server.calls.map((call) => call.name)).toEqual(['initialData']);
    expect(session.queryClient.getQueryData(['initialData'])).toEqual(before);
  },
);
