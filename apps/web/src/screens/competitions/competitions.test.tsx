import type { Competition, CompetitionName } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEmblem,
  buildEntrant,
  buildMatch,
  buildMatchSide,
} from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { currentCompetitionsOf, type FakeWorld, ownClubOf } from '../../testing/world.ts';

const hub = (world: Partial<FakeWorld> = {}, handlers: Handlers = {}) =>
  renderApp('/competitions', { world, handlers });
const card = (name: string) => within(screen.getByRole('region', { name }));
const cardsShown = () => within(screen.getByRole('main')).getAllByRole('region');

function withCredits(credits: number) {
  const club = buildClub();
  return buildClub({ finances: { ...club.finances, credits } });
}

function joined(changes: Partial<Competition> = {}): Competition {
  return buildCompetition({ entrants: [buildEntrant('c1'), buildEntrant('c2')], ...changes });
}

const started = (changes: Partial<Competition> = {}) =>
  joined({ status: 'started', matches: { m1: buildMatch() }, ...changes });

describe('the league’s card (R-HUB-2 to R-HUB-5)', () => {
  test.each([
    [19, 'true'],
    [20, null],
  ])('with %d credits the sign-up for 20 is disabled: %s (R-HUB-3)', async (credits, disabled) => {
    await hub({ club: withCredits(credits) });
    const button = card('MM League').getByRole('button', { name: 'Inscrever-se por 20 créditos' });
    expect(button.getAttribute('aria-disabled')).toBe(disabled);
    if (disabled) expect(button).toHaveAccessibleDescription('Créditos insuficientes. Custa 20 e você tem 19.');
  });

  test('a club too weak for its category reads why, and two ways back (R-FAI-4)', async () => {
    await hub({ club: { ...buildClub(), category: 'Pro' } });
    expect(card('MM League').getByRole('button', { name: /^Inscrever-se/ })).toHaveAccessibleDescription(
      'Seus onze melhores têm média 60, e a liga desta categoria pede pelo menos 63. Há dois caminhos: treine o plantel ou contrate jogadores melhores no mercado.',
    );
  });

  test.each([
    [0, '0 créditos'],
    [1, '1 crédito'],
  ])('with %d credits it says that the club has %s', async (credits, text) => {
    await hub({ club: withCredits(credits) });
    expect(card('MM League').getByText(text)).toBeInTheDocument();
  });

  test('a sign-up sends the name of the league and is confirmed, and the card waits for the start (R-HUB-4)', async () => {
    const { user, server } = await hub(
      { club: withCredits(50) },
      {
        joinCompetition: ({ world }) => {
          world.competitions = [joined()];
          return { club: ownClubOf(world), currentCompetitions: currentCompetitionsOf(world) };
        },
      },
    );
    await user.click(screen.getByRole('button', { name: /^Inscrever-se/ }));
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await findToast('Inscrito!');
    expect(card('MM League').getByText('Aguardando início ...')).toBeInTheDocument();
    expect(server.calls.at(-1)?.body).toEqual({ competitionName: 'MM League' });
  });

  test('a refused sign-up says why and leaves the offer (R-ERR-3)', async () => {
    const { user } = await hub(
      {},
      {
        joinCompetition: () => {
          throw new RefusedCall('competitions/full');
        },
      },
    );
    await user.click(screen.getByRole('button', { name: /^Inscrever-se/ }));
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await findToast('As vagas dessa competição acabaram.');
    expect(screen.queryByRole('alertdialog', { name: /^Entrar na/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^Inscrever-se/ })).toBeInTheDocument();
  });

  test.each([
    [20, 'Depois da inscrição não sobra nenhum.'],
    [21, 'Depois da inscrição sobra 1 crédito.'],
    [50, 'Depois da inscrição sobram 30 créditos.'],
  ])('with %d credits the sign-up asks with its price and says: %s (R-HUB-10)', async (credits, left) => {
    const { user, server } = await hub({ club: withCredits(credits) });
    await user.click(screen.getByRole('button', { name: /^Inscrever-se/ }));
    const question = screen.getByRole('alertdialog', { name: 'Entrar na MM League por 20 créditos?' });
    expect(question).toHaveAccessibleDescription(left);
    await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(server.calls.map(({ name }) => name)).not.toContain('joinCompetition');
  });

  test.each(['started', 'running', 'finished'] as const)(
    'the page of a club’s own league that is %s can be opened',
    async (status) => {
      await hub({ club: buildClub({ competitions: { current: ['l1'] } }), competitions: [started({ status })] });
      expect(card('MM League').getByRole('link', { name: 'Acessar' })).toHaveAttribute(
        'href',
        '/competitions/mmleague?id=l1',
      );
      expect(screen.queryByText('Aguardando início ...')).not.toBeInTheDocument();
    },
  );

  test.each([
    ['started', false],
    ['running', true],
    ['finished', true],
  ] as const)('the club’s place in a league that is %s shows: %s (R-HUB-9)', async (status, shown) => {
    const none = { plays: 0, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 };
    const table = ['c1', 'c2'].map((clubId) => ({
      clubId,
      clubName: `Clube ${clubId}`,
      clubEmblem: buildEmblem(),
      ...none,
    }));
    const club = buildClub({ competitions: { current: ['l1'] } });
    await hub({ club, competitions: [started({ status, table })] });
    expect(card('MM League').queryByText('1º') !== null).toBe(shown);
    expect(card('MM League').queryByText('0 pontos') !== null).toBe(shown);
    expect(card('MM League').getByText('Em casa')).toBeInTheDocument();
  });

  test('an open league can’t', async () => {
    await hub({ competitions: [joined()] });
    expect(card('MM League').queryByRole('link', { name: 'Acessar' })).not.toBeInTheDocument();
    expect(card('MM League').getByText(/2 de 10 clubes/)).toBeInTheDocument();
  });
});

test('the draw arrives without a reload: the league can be entered', async () => {
  const { server } = await hub({ competitions: [joined()] });
  expect(screen.getByText('Aguardando início ...')).toBeInTheDocument();
  server.world.competitions = [started()];
  await waitFor(() => {
    server.tell({ type: 'clubChanged', at: server.world.now, version: server.world.version, unread: 1 });
    expect(screen.getByRole('link', { name: 'Acessar' })).toBeInTheDocument();
  });
});

test('league, cup and tournament stand side by side, in that order (R-HUB-1)', async () => {
  await hub();
  const cards = cardsShown().map((region) => within(region).getByRole('heading').textContent);
  expect(cards).toEqual(['MM League', 'MM Cup', 'MM Tournament']);
});

const LOST = buildMatch({
  competitionId: 'k1',
  competitionName: 'MM Cup',
  isKnockOut: true,
  status: 'finished',
  home: buildMatchSide({ id: 'c1', score: 1, shootOut: 3 }),
  away: buildMatchSide({ id: 'c2', score: 1, shootOut: 4 }),
});

describe('cup and tournament (R-HUB-6, R-HUB-7)', () => {
  test('read ‘A SER IMPLEMENTADO’ while the club has none', async () => {
    await hub();
    for (const name of ['MM Cup', 'MM Tournament']) {
      expect(card(name).getByText('A SER IMPLEMENTADO')).toBeInTheDocument();
    }
  });

  test('show the phase and the way in once the club has one', async () => {
    await hub({ competitions: [started({ id: 'k1', name: 'MM Cup', phase: 'quarter-finals' })] });
    expect(card('MM Cup').getByText('Quartas')).toBeInTheDocument();
    expect(card('MM Cup').getByRole('link', { name: 'Acessar' })).toHaveAttribute('href', '/competitions/mmcup?id=k1');
  });

  test('say how a club comes into one, if the world plays them (R-HUB-11)', async () => {
    await hub();
    expect(card('MM Cup').getByText(/ora à MM Cup, ora ao MM Tournament/)).toBeInTheDocument();
  });

  test('say what is played instead if the world plays none', async () => {
    const cups = { ...ALPHA.competitions.cups, isPlayed: false };
    await hub({ ruleset: { ...ALPHA, competitions: { ...ALPHA.competitions, cups } } });
    expect(card('MM Cup').getByText('Por enquanto, a bola rola na MM League.')).toBeInTheDocument();
  });

  test('show the next match, or what the club waits for (R-HUB-11)', async () => {
    const match = buildMatch({ competitionId: 'k1', competitionName: 'MM Cup', isKnockOut: true });
    const cup = { id: 'k1', name: 'MM Cup', phase: 'semi-finals' } as const;
    await hub({ competitions: [started({ ...cup, matches: { [match.id]: match } })] });
    expect(card('MM Cup').getByText('Próximo jogo')).toBeInTheDocument();
    expect(card('MM Cup').getByRole('link', { name: 'Clube c2' })).toBeInTheDocument();
  });

  test.each([
    [{ status: 'open', phase: '' }, 'Aguardando sorteio'],
    [{ drawAt: BUILT_AT }, /Sorteio em \d/],
    [{}, 'Aguardando os jogos da fase'],
    [{ matches: { m1: LOST } }, 'Fora da disputa'],
  ] as const)('without a next match: %#', async (changes, text) => {
    await hub({ competitions: [started({ id: 'k1', name: 'MM Cup', phase: 'final', matches: {}, ...changes })] });
    expect(screen.getByRole('region', { name: 'MM Cup' })).toHaveTextContent(text);
  });

  test('the special has a card of its own for its guests', async () => {
    const name: CompetitionName = 'MM Special';
    await hub({ competitions: [started({ id: 's1', name, phase: 'quarter-finals' })] });
    expect(cardsShown()).toHaveLength(4);
    expect(card(name).getByText('Por convite')).toBeInTheDocument();
    expect(card(name).getByText('Quartas')).toBeInTheDocument();
    expect(card(name).getByRole('link', { name: 'Acessar' })).toHaveAttribute('href', '/competitions/mmspecial?id=s1');
  });

  test('the special is not shown to others', async () => {
    await hub();
    expect(cardsShown()).toHaveLength(3);
    expect(screen.queryByText('MM Special')).not.toBeInTheDocument();
  });

  test('an invitation says what the draw waits for', async () => {
    await hub({ competitions: [started({ id: 's1', name: 'MM Special', status: 'open', matches: {} })] });
    expect(card('MM Special').getByText('Sorteio depois das copas e torneios dos convidados')).toBeInTheDocument();
    expect(card('MM Cup').getByText(/fica fora de copas e torneios até ela acabar/)).toBeInTheDocument();
  });
});
