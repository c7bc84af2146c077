import { i18n } from '@lingui/core';
import { type GameEvent, inboxMessages, type MessageFacts } from '@mundo-manager/rules/inbox';
import { buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoMessages } from '../../testing/demo/demo-messages.ts';
import { findToast } from '../../testing/find-toast.ts';
import { QUERIES } from '../../testing/queries/fake-queries.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type FakeCall, type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { messagePath } from './message-path.ts';
import { messageText } from './message-text.ts';

const NOW = Date.UTC(2026, 2, 8, 12);
const MESSAGES = demoMessages('c1', NOW, { player: { id: 'p1' } });

async function inbox(messages = MESSAGES, handlers: Handlers = {}) {
  const rendered = await renderApp('/email', { world: { messages }, handlers });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  return rendered;
}
/** What the server does with a mark. */
function marked(call: FakeCall<'markInbox'>) {
  if (!QUERIES.markInbox) throw new Error('no handler');
  return QUERIES.markInbox(call);
}
const rows = () =>
  screen.getAllByRole('listitem').filter((item) => within(item).queryByRole('button', { name: /lida$/ }));
const unread = () => rows().filter((row) => row.textContent?.startsWith('Nova: '));

describe('messages in words (R-IBX-4)', () => {
  const words = (type: string) => {
    const found = MESSAGES.find(({ facts }) => facts.type === type);
    if (!found) throw new Error(type);
    const { title, text } = messageText(found.facts);
    return [i18n._(title), i18n._(text)];
  };

  test.each([
    ['match-finished', 'Vitória contra o Pedra Lascada', 'Seu clube fez 2 e levou 1. Veja as estatísticas do jogo.'],
    ['player-bought', 'Tonho Maré chegou', 'Veio do Sete Lagartos por $ 302.000.'],
    ['player-sold', 'Nilson Trovão foi vendido', 'O Garoa Futebol pagou $ 118.500.'],
    ['player-released', 'Careca do Brejo foi liberado', 'O contrato foi encerrado e ele deixou o plantel.'],
    [
      'training-planned',
      'Plano de treino: 9 treinos e 1 descanso',
      'Quem mais cresceu foi Juninho Paçoca: +0,31 de overall. 3 jogadores treinaram menos que o plano.',
    ],
    ['sponsorship-expired', 'Seu patrocínio expirou.', 'Escolha uma das ofertas de agora.'],
    ['sponsorship-signed', 'Patrocínio assinado por 7 dias', 'Entraram $ 126.000 e 2 créditos.'],
    ['prize-won', 'Prêmio pelo 2º lugar na MM League', 'Entraram $ 350.000 e 32 créditos.'],
    ['competition-finished', 'Fim da MM League', 'Seu clube terminou em 2º lugar.'],
  ])('%s', (type, title, text) => {
    const [said, more] = words(type);
    expect(said).toBe(title);
    expect(more?.replaceAll('\u00a0', ' ')).toBe(text);
  });

  test('the end of e-mails says why, and leads to where they are turned on again (R-NOT-25)', () => {
    const [message] = inboxMessages([{ type: 'emails-ended', clubId: 'c1', date: NOW }]);
    if (message === undefined) throw new Error('no message');
    const { title, text } = messageText(message.facts);
    expect(i18n._(title)).toBe('Seus avisos por e-mail foram desligados');
    expect(i18n._(text)).toMatch(/recusou os últimos avisos.*ligue os avisos em Conta, Avisos\.$/);
    expect(messagePath(message).to).toBe('/account');
  });

  test.each([
    ['club-promoted', 'Amador', 'Seu clube subiu de categoria', 'Na próxima temporada ele joga na categoria Amador.'],
    ['club-relegated', 'Várzea', 'Seu clube foi rebaixado', 'Na próxima temporada ele joga na categoria Várzea.'],
  ] as const)('%s names the category', (type, category, title, text) => {
    const told = messageText({ type, competitionId: 'l1', competitionName: 'MM League', category });
    expect([i18n._(told.title), i18n._(told.text)]).toEqual([title, text]);
  });

  test('a player who had no club is not called a gift', () => {
    const facts: MessageFacts = { type: 'player-bought', playerId: 'p1', name: 'Maré', price: 95_600, otherClub: null };
    expect(i18n._(messageText(facts).text).replaceAll('\u00a0', ' ')).toBe('Estava sem clube e custou $ 95.600.');
  });

  test.each([
    [1, 1, 'Empate com o Rival'],
    [0, 2, 'Derrota para o Rival'],
  ])('a result of %d × %d', (goalsFor, goalsAgainst, title) => {
    const facts = { type: 'match-finished', matchId: 'm1', opponent: 'Rival', goalsFor, goalsAgainst } as const;
    expect(i18n._(messageText(facts).title)).toBe(title);
  });

  describe('of a result (R-IBX-5)', () => {
    const lost: GameEvent = {
      clubId: 'c1',
      date: NOW,
      type: 'match-finished',
      matchId: 'm1',
      opponent: 'Pedra Lascada',
      goalsFor: 0,
      goalsAgainst: 1,
    };
    const home = { id: 'c2', clubName: 'Pedra Lascada', score: 1 };
    const match = buildMatch({ status: 'finished', home, away: { id: 'c1', clubName: 'Clube c1' } });
    const league = buildCompetition({
      status: 'running',
      entrants: [buildEntrant('c1'), buildEntrant('c2')],
      matches: { m1: match },
    });

    test.each([
      ['the club remembers', { club: buildClub({ lastMatches: [match] }) }],
      ['its competition holds', { competitions: [league] }],
    ])('lost away, whose match %s, names the home side first', async (_, world) => {
      await renderApp('/email', { world: { messages: inboxMessages([lost]), ...world } });
      const row = await screen.findByRole('link', { name: /Derrota para o Pedra Lascada/ });
      expect(row).toHaveTextContent('Placar final: Pedra Lascada 1 × 0 Clube c1. Veja as estatísticas do jogo.');
    });

    test('whose match is forgotten says whose goals are whose', async () => {
      await renderApp('/email', { world: { messages: inboxMessages([lost]) } });
      const row = await screen.findByRole('link', { name: /Derrota para o Pedra Lascada/ });
      expect(row).toHaveTextContent('Seu clube fez 0 e levou 1.');
      expect(row).not.toHaveTextContent('×');
    });
  });
});

test.each([
  ['match-finished', '/matchStats?match=m4'],
  ['player-bought', '/playerDetails?id=p1'],
  ['player-sold', '/squad'],
  ['sponsorship-expired', '/finances'],
  ['training-planned', '/training?part=plan'],
  ['prize-won', '/competitions/mmleague?id=l1'],
])('a message of %s leads to %s (R-INB-5)', (type, to) => {
  const found = MESSAGES.find(({ facts }) => facts.type === type);
  if (!found) throw new Error(type);
  expect(messagePath(found).to).toBe(to);
});

describe('the message of a plan’s run (R-IBX-6)', () => {
  const facts = { type: 'training-planned', rests: 0, trained: [], skipped: [] } as const;
  const best = { name: 'Zico', trainingIds: [1], rise: 0.124 };
  const late = { name: 'Dida', reason: 'tired' } as const;

  test.each([
    [{ ...facts, trained: [best] }, 'Plano de treino: 1 treino', 'Quem mais cresceu foi Zico: +0,12 de overall.'],
    [{ ...facts, skipped: [late] }, 'Plano de treino: nenhum treino', '1 jogador treinou menos que o plano.'],
    [{ ...facts, rests: 2 }, 'Plano de treino: nenhum treino e 2 descansos', 'O plantel só descansou.'],
  ])('says in two lines what came of it', (told, title, text) => {
    const said = messageText<'training-planned'>(told);
    expect([i18n._(said.title), i18n._(said.text)]).toEqual([title, text]);
  });

  test('opens exercises, growth, and the reasons of the players who were left out', async () => {
    const { user } = await inbox();
    const summary = await screen.findByText('Ver o relatório');
    const report = summary.closest('details');
    if (!report) throw new Error('no report');
    await user.click(summary);
    expect(report).toHaveAttribute('open');
    const [first] = within(report).getAllByRole('listitem');
    expect(first).toHaveTextContent('Juninho PaçocaChute a gol × 2, Roda de passes+0,31');
    expect(within(report).getByText('Cansaço').nextElementSibling).toHaveTextContent('Nilson Trovão, Careca do Brejo');
    expect(within(report).getByText('Jogo do dia').nextElementSibling).toHaveTextContent('Beto Canela');
  });

  test('leads to the plan', async () => {
    const { user } = await inbox();
    await user.click(await screen.findByRole('link', { name: /Plano de treino: 9 treinos/ }));
    expect(await screen.findByRole('tab', { name: 'Plano', selected: true })).toBeInTheDocument();
  });
});

describe('read and unread (R-IBX-2, R-IBX-3)', () => {
  test('the newest message stands first, and the new ones are counted here and in the header', async () => {
    await inbox();
    expect(rows()).toHaveLength(MESSAGES.length);
    expect(rows()[0]).toHaveTextContent('Vitória contra o Pedra Lascada');
    expect(unread()).toHaveLength(3);
    expect(screen.getAllByText('3 mensagens novas')).toHaveLength(2);
  });

  test('opening a message marks it read and leads on', async () => {
    const { user, router, server } = await inbox();
    await user.click(within(rows()[2] ?? document.body).getByRole('link'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/finances'));
    await waitFor(() => expect(server.world.messages.filter(({ read }) => !read)).toHaveLength(2));
    expect(await screen.findByText('2 mensagens novas')).toBeInTheDocument();
  });

  test('a message can be marked read and unread again', async () => {
    const { user } = await inbox();
    await user.click(screen.getAllByRole('button', { name: 'Marcar como lida' })[0] ?? document.body);
    await waitFor(() => expect(unread()).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Marcar como não lida' })[0] ?? document.body);
    await waitFor(() => expect(unread()).toHaveLength(3));
  });

  test('all messages can be marked read, and then none is left to mark', async () => {
    const { user } = await inbox();
    const button = () => screen.getByRole('button', { name: 'Marcar todas como lidas' });
    await user.click(button());
    await waitFor(() => expect(unread()).toHaveLength(0));
    await waitFor(() => expect(button()).toHaveAccessibleDescription('Não há mensagens novas.'));
  });

  test('a refused mark is taken back, with the reason', async () => {
    const { user } = await inbox(MESSAGES, {
      markInbox: () => {
        throw new RefusedCall('server/unavailable');
      },
    });
    await user.click(screen.getAllByRole('button', { name: 'Marcar como lida' })[0] ?? document.body);
    await findToast(/./);
    await waitFor(() => expect(unread()).toHaveLength(3));
  });

  test('a mark that is pressed while another is under way goes out after it, and stays', async () => {
    const { handler: markInbox, release } = heldHandler((call: FakeCall<'markInbox'>) => marked(call));
    const { user, server } = await inbox(MESSAGES, { markInbox });
    for (const id of [0, 1]) await user.click(within(rows()[id] ?? document.body).getByRole('button'));
    expect(unread()).toHaveLength(1);
    release();
    await waitFor(() => expect(server.calls.filter(({ name }) => name === 'markInbox')).toHaveLength(2));
    await waitFor(() => expect(server.world.messages.filter(({ read }) => !read)).toHaveLength(1));
    expect(await screen.findAllByText('1 mensagem nova')).toHaveLength(2);
    expect(unread()).toHaveLength(1);
  });

  test('a refused mark takes back itself only: neither another one nor older messages', async () => {
    const first = heldHandler((): { unread: number } => {
      throw new RefusedCall('server/unavailable');
    });
    const { user } = await inbox(MESSAGES, {
      inbox: ({ query }) =>
        query.before === undefined
          ? { messages: MESSAGES.slice(0, 5), unread: 3, next: 'older' }
          : { messages: MESSAGES.slice(5), unread: 3, next: null },
      markInbox: (call) => (call.body.ids[0] === MESSAGES[0]?.id ? first.handler(call) : marked(call)),
    });
    for (const id of [0, 1]) await user.click(within(rows()[id] ?? document.body).getByRole('button'));
    await user.click(screen.getByRole('button', { name: 'Mensagens mais antigas' }));
    await waitFor(() => expect(rows()).toHaveLength(MESSAGES.length));
    first.release();
    await findToast(/./);
    await waitFor(() => expect(unread()).toHaveLength(2));
    expect(unread()[0]).toBe(rows()[0]);
    expect(rows()).toHaveLength(MESSAGES.length);
    expect(rows()[1]).not.toHaveTextContent(/^Nova: /);
  });
});

test('older messages come on demand', async () => {
  const { user, server } = await inbox(MESSAGES, {
    inbox: ({ query }) =>
      query.before === undefined
        ? { messages: MESSAGES.slice(0, 5), unread: 3, next: 'older' }
        : { messages: MESSAGES.slice(5), unread: 3, next: null },
  });
  expect(rows()).toHaveLength(5);
  await user.click(screen.getByRole('button', { name: 'Mensagens mais antigas' }));
  await waitFor(() => expect(rows()).toHaveLength(MESSAGES.length));
  expect(server.calls.at(-1)?.query).toEqual({ before: 'older' });
  expect(screen.queryByRole('button', { name: 'Mensagens mais antigas' })).not.toBeInTheDocument();
});

test('older messages that can’t be loaded say so, and come on another try (R-ERR-2)', async () => {
  let broken = true;
  const { user } = await inbox(MESSAGES, {
    inbox: ({ query }) => {
      if (query.before === undefined) return { messages: MESSAGES.slice(0, 5), unread: 3, next: 'older' };
      if (broken) throw new RefusedCall('server/internal');
      return { messages: MESSAGES.slice(5), unread: 3, next: null };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Mensagens mais antigas' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para carregar as mensagens mais antigas.');
  expect(rows()).toHaveLength(5);
  expect(screen.queryByRole('button', { name: 'Mensagens mais antigas' })).not.toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await waitFor(() => expect(rows()).toHaveLength(MESSAGES.length));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('an empty inbox says what will come', async () => {
  await inbox([]);
  expect(screen.getByText('Nenhuma mensagem.')).toBeInTheDocument();
});
