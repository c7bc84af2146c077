import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakeWorld } from '../../testing/world.ts';

const DAY = 86_400_000;
const own = buildClub({ competitions: { current: ['l1'] } });
const plain = buildClub({ id: 'c2', name: 'Pedra Lascada' });
const rival = { ...plain, tactics: { ...plain.tactics, B: { ...plain.tactics.B, formation: '442' } } };
const HEADER = { id: 'c2-p9', name: 'Jogador 9', number: 9, minutes: 3 };

/** So many days ago: the rival's win at home by one goal. */
const played = (days: number) =>
  buildMatch({
    id: `m${days}`,
    replayId: `m${days}-replay`,
    date: BUILT_AT - days * DAY,
    status: 'finished',
    home: {
      id: 'c2',
      clubName: 'Pedra Lascada',
      score: 1,
      goals: [HEADER],
      assists: [{ id: null, name: '', number: 0 }],
    },
    away: { id: 'c1' },
  });
const next = buildMatch({ id: 'next', round: 4, date: BUILT_AT + DAY, home: { id: 'c1' }, away: { id: 'c2' } });

function worldOf(matches: readonly ReturnType<typeof buildMatch>[]): Partial<FakeWorld> {
  const league = buildCompetition({
    status: 'running',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: Object.fromEntries(matches.map((match) => [match.id, match])),
  });
  return { club: own, others: [rival], competitions: [league] };
}

async function report(world = worldOf([1, 2, 3, 4, 5].map(played).concat(next)), address = '/opponent?id=c2') {
  const rendered = await renderApp(address, { world });
  await screen.findByRole('heading', { level: 1, name: 'Pedra Lascada' });
  return rendered;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the opponent report (R-OPP-15)', () => {
  test('begins with danger, way and doubt', async () => {
    await report();
    for (const name of ['O perigo', 'O caminho', 'A dúvida']) {
      expect(screen.getByRole('heading', { name })).toBeInTheDocument();
    }
    expect(screen.getByText('De cabeça saíram 5 dos 5 gols.')).toBeInTheDocument();
  });

  test('shows the likely formation and eleven with their certainty', async () => {
    await report();
    const eleven = region('Time provável');
    expect(eleven.getByText('4-3-3 aberto em 4 dos últimos 5 jogos')).toBeInTheDocument();
    const places = eleven.getAllByRole('link');
    expect(places).toHaveLength(11);
    expect(places[0]).toHaveAccessibleName(/^Jogador 1\s?,\s*GK 60 certo, nos últimos 5 jogos$/);
    expect(eleven.getAllByText('dúvida')).not.toHaveLength(0);
  });

  test('lists the last five results with the eleven that started, and the way to the replay', async () => {
    const { user } = await report();
    const results = region('Últimos cinco');
    expect(results.getAllByRole('link', { name: /^Replay: Pedra Lascada ×/ })).toHaveLength(5);
    const [summary] = results.getAllByText('Escalação no 4-3-3 aberto');
    const lineUp = summary?.closest('details');
    if (!summary || !lineUp) throw new Error('no line-up');
    await user.click(summary);
    expect(lineUp).toHaveAttribute('open');
    expect(within(lineUp).getAllByRole('listitem')).toHaveLength(11);
  });

  test('gives chances of win, draw and defeat that add up to a hundred', async () => {
    await report();
    const odds = region('Suas chances');
    const values = odds.getAllByRole('definition').map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    expect(values).toHaveLength(3);
    expect(values.reduce((sum, value) => sum + value, 0)).toBe(100);
    expect(odds.getByText('em casa')).toBeInTheDocument();
    expect(values[0]).toBeGreaterThan(values[2] ?? 100);
  });

  test('puts the lines of the tactic chosen for the meeting beside theirs (R-OPP-16)', async () => {
    const planned = { ...next, home: { ...next.home, tacticName: 'B' as const } };
    await report(worldOf([played(1), planned]));
    expect(region('Linha por linha').getByText('você, tática B')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Montar o plano' })).toHaveAttribute('href', '/tactics?slot=B');
  });

  test('turns from goals scored to goals conceded', async () => {
    const { user } = await report();
    const goals = region('De onde vêm os gols');
    expect(goals.getByRole('img', { name: /^De 5 gols: 5 / })).toBeInTheDocument();
    await user.click(goals.getByRole('button', { name: 'Sofridos (0)' }));
    expect(goals.getByText('Nenhum gol.')).toBeInTheDocument();
  });

  test('shows the head to head from the own side', async () => {
    await report();
    const head = region('Frente a frente');
    expect(head.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '0', '5']);
    expect(head.getByText('Você à esquerda do placar.')).toBeInTheDocument();
  });

  test('puts what they are strong at first, beside the own outfield players (R-OPP-18)', async () => {
    const players = rival.players.map((player) => ({
      ...player,
      attributes: { ...player.attributes, heading: player.number === 1 ? 1 : 90 },
    }));
    await report({ ...worldOf([played(1), next]), others: [{ ...rival, players }] });
    const [first, ...others] = region('Onde eles são fortes').getAllByRole('listitem');
    expect(first).toHaveTextContent(/^Cabeceio\+30 deles90você: 60$/);
    expect(others).toHaveLength(5);
  });

  test('names absent players', async () => {
    const players = rival.players.map((player) =>
      player.number === 2 ? { ...player, injuredUntil: BUILT_AT + 2 * DAY } : player,
    );
    await report({ ...worldOf([played(1), next]), others: [{ ...rival, players }] });
    expect(region('Desfalques').getByRole('link', { name: 'Jogador 2' })).toBeInTheDocument();
    expect(region('Desfalques').getByText('Machucado: fora por 2 dias')).toBeInTheDocument();
  });

  test('says of a club without a match that it has not played, and shows the best of its squad (R-OPP-11)', async () => {
    await report(worldOf([next]));
    expect(screen.getByText('Ainda não jogou: o time é o melhor do plantel.')).toBeInTheDocument();
    expect(region('Time provável').getAllByRole('link')).toHaveLength(11);
    for (const text of ['Nenhum jogo realizado.', 'Vocês nunca se enfrentaram.', 'Ainda não fez nenhum jogo.']) {
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  test('reports a failure, and tries again', async () => {
    const { user, server } = await renderApp('/opponent?id=c2', {
      world: worldOf([next]),
      handlers: {
        opponentReport: () => {
          throw new RefusedCall('server/internal');
        },
      },
    });
    expect(await screen.findByText('Não deu para carregar o relatório.')).toBeInTheDocument();
    const asked = () => server.calls.filter(({ name }) => name === 'opponentReport').length;
    const before = asked();
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(asked()).toBeGreaterThan(before));
  });
});

describe('the way to the report (R-OPP-15)', () => {
  const REPORT = { name: 'Relatório do adversário' };

  test.each(['/home', '/competitions', '/matchStats?competition=l1&match=next', '/club?id=c2'])(
    'leads there from %s',
    async (address) => {
      await renderApp(address, { world: worldOf([played(1), next]) });
      expect(await screen.findByRole('link', REPORT)).toHaveAttribute('href', '/opponent?id=c2');
    },
  );

  test('leads there from the fixtures of the league', async () => {
    await renderApp('/competitions/mmleague?id=l1', { world: worldOf([played(1), next]) });
    const link = await screen.findByRole('link', { name: /^Relatório: / });
    expect(link).toHaveAttribute('href', '/opponent?id=c2');
  });

  test('is not on the own club’s page, nor on the page of a match that is over', async () => {
    await renderApp('/club', { world: worldOf([played(1), next]) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('link', REPORT)).not.toBeInTheDocument();
  });
});
