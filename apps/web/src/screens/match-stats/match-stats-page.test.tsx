import { i18n } from '@lingui/core';
import { momentum, sideRunning } from '@mundo-manager/engine';
import { OWN_GOAL } from '@mundo-manager/rules/competitions';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEntrant,
  buildMatch,
  type MatchChanges,
} from '@mundo-manager/rules/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { MATCH_REASON_NAMES } from '../../components/messages/match-reasons.ts';
import { demoWorld } from '../../testing/demo/demo-world.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { failToLoadAgain } from '../../testing/server/fail-to-load-again.ts';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import type { FakeWorld } from '../../testing/world.ts';
import { decimals, signedDecimals } from '../../ui/text/decimals.ts';

async function stats(
  address = '/matchStats?competition=l1&match=m1',
  world: Partial<FakeWorld> = demoWorld(),
  handlers: Handlers = {},
) {
  const rendered = await renderApp(address, { world, handlers });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  return rendered;
}
const region = (name: string) => within(screen.getByRole('region', { name }));

/** A finished match of the club, without a report of the engine. */
function withMatch(changes: MatchChanges): Partial<FakeWorld> {
  const match = buildMatch({ status: 'finished', attendance: 1284, ticketSales: 12_840, replayId: 'r1', ...changes });
  return {
    club: buildClub({ lastMatches: [match] }),
    competitions: [
      buildCompetition({
        status: 'running',
        entrants: [buildEntrant('c1'), buildEntrant('c2')],
        matches: { m1: match },
      }),
    ],
  };
}

describe('the header (R-STT-1, R-STT-7)', () => {
  test('shows clubs, date, score, venue, attendance and revenue, and leads back to the round', async () => {
    await stats(undefined, withMatch({ home: { score: 3 }, away: { score: 1 } }));
    const header = region('Resumo do jogo');
    for (const text of ['02/03/2026 · 10:00', 'Estádio c1', '1.284', '3', '1']) {
      expect(header.getByText(text)).toBeInTheDocument();
    }
    expect(header.getByText('Público').nextSibling).toHaveTextContent('1.284');
    expect(header.getByText('Renda').nextSibling?.textContent?.replace(/\s/, ' ')).toBe('$ 12.840');
    expect(header.getByRole('link', { name: /^Voltar/ })).toHaveAttribute(
      'href',
      '/competitions/mmleague?id=l1&round=1',
    );
    expect(header.getByRole('link', { name: 'Ver o replay' })).toHaveAttribute('href', '/matchPlayer/r1');
  });

  test('shows the score of the match that travelled along before its statistics have loaded (R-NAV-9)', async () => {
    const { handler: match, release } = heldHandler<unknown, never>(() => {
      throw new RefusedCall('not-found/match');
    });
    const world = withMatch({ home: { score: 3 }, away: { score: 1 } });
    const { user } = await renderApp('/home', { world, handlers: { match } });
    await user.click(screen.getByRole('link', { name: /^Estatísticas: / }));
    expect(await screen.findByText('Carregando ...')).toBeInTheDocument();
    for (const score of ['3', '1']) expect(region('Resumo do jogo').getByText(score)).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    release();
    expect(await screen.findByText('Não deu para carregar este jogo.')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Resumo do jogo' })).not.toBeInTheDocument();
  });

  test('a friendly reads ‘Amistoso’, without a round, a crowd or takings, and leads to the friendlies (R-FRD-16)', async () => {
    await stats(undefined, withMatch({ competitionName: 'Friendly', attendance: 0, ticketSales: 0 }));
    const header = region('Resumo do jogo');
    expect(header.getByRole('link', { name: 'Voltar · Amistoso' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/competitions\/friendlies\?/),
    );
    expect(header.queryByText('Público')).not.toBeInTheDocument();
    expect(header.queryByText('Renda')).not.toBeInTheDocument();
  });

  test('a match that is not over shows no figures', async () => {
    await stats(undefined, withMatch({ status: 'not started' }));
    expect(screen.getByText('As estatísticas chegam no apito final.')).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText('Público')).not.toBeInTheDocument();
  });

  test('the own match under way shows its score and live commentary (R-HOM-21)', async () => {
    const world = withMatch({ status: 'not started', date: BUILT_AT - 600_000, replayId: null });
    const live = { m1: { minute: 30, added: 0, home: 2, away: 0 } };
    await stats(undefined, { ...world, live });
    expect(region('Resumo do jogo').getByRole('status')).toHaveTextContent('2×0');
    expect(await screen.findByRole('log', { name: 'Lances ao vivo' }, { timeout: 10_000 })).toBeInTheDocument();
  });

  test('a match is late, not live, when half an hour has passed since its date (R-WIN-5)', async () => {
    await stats(undefined, withMatch({ status: 'not started', date: BUILT_AT - 30 * 60_000 - 1, replayId: null }));
    expect(screen.getByText('Jogo Atrasado')).toBeInTheDocument();
    expect(screen.queryByText('A bola está rolando.')).not.toBeInTheDocument();
  });

  test.each([
    ['half an hour after its date', BUILT_AT - 30 * 60_000, 'A bola está rolando.'],
    ['at its date', BUILT_AT, 'A bola está rolando.'],
    ['a moment before', BUILT_AT + 60_000, 'O jogo começa em '],
  ])('%s a match says so', async (_, date, said) => {
    await stats(undefined, withMatch({ status: 'not started', date, replayId: null }));
    expect(screen.getByText(said, { exact: false })).toBeInTheDocument();
  });

  test('without an id the club’s last match is shown; without any, a sentence', async () => {
    await stats('/matchStats', withMatch({}));
    expect(region('Resumo do jogo').getByText('Clube c2')).toBeInTheDocument();
  });

  test('a club that never played gets a sentence', async () => {
    await stats('/matchStats', {});
    expect(screen.getByText('Nenhum jogo realizado.')).toBeInTheDocument();
  });

  test('a match that does not exist says so, and leads on instead of asking once more', async () => {
    await stats('/matchStats?match=nowhere', {});
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Não deu para carregar este jogo.');
    expect(within(alert).getByRole('link', { name: 'Ver competições' })).toHaveAttribute('href', '/competitions');
    expect(within(alert).queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  });
});

test('the three tabs are ‘Estatísticas’, ‘Avaliações’ and ‘Lances’ (R-STT-2)', async () => {
  const { user } = await stats();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Estatísticas', 'Avaliações', 'Lances']);
  for (const tab of tabs) {
    await user.click(tab);
    expect(await screen.findByRole('tabpanel', { name: tab.textContent ?? '' })).toBeVisible();
  }
});

test('momentum has a bar for each minute, up or down, and a mark for each goal at its own (R-STT-8)', async () => {
  const world = demoWorld();
  const [report] = Object.values(world.reports);
  if (!report) throw new Error('no report');
  await stats('/matchStats', world);
  const chart = screen.getByRole('img', { name: /^.* ameaçou mais em \d+% dos minutos/ });
  const minutes = momentum(report.events);
  const bars = [...chart.querySelectorAll('rect')];
  expect(bars).toHaveLength(minutes.length);
  // Height of the axis, taken from its own line: a match can have bars on one side alone.
  const lines = [...chart.querySelectorAll('path')].map(
    (line) => /^M\S+ (\S+)H/.exec(line.getAttribute('d') ?? '')?.[1],
  );
  const axis = Number(lines.findLast((height) => height !== undefined));
  for (const [at, { value }] of minutes.entries()) {
    const [y, height] = ['y', 'height'].map((name) => Number(bars[at]?.getAttribute(name)));
    expect({ at, up: height !== 0 && y !== axis }).toEqual({ at, up: value > 0 });
    expect(height === 0).toBe(value === 0);
  }
  const goals = report.events.filter(({ type }) => type === 'goal');
  const marks = [...chart.querySelectorAll('circle')].map((mark) => Number(mark.getAttribute('cx')));
  expect(goals.length).toBeGreaterThan(0);
  const barOf = (mark: number) => bars.filter((bar) => Number(bar.getAttribute('x')) <= mark).length - 1;
  const found = marks.map((mark) => minutes.at(barOf(mark)));
  expect(found.map((minute) => minute && { minute: minute.minute, added: minute.added })).toEqual(
    goals.map(({ minute, added }) => ({ minute, added })),
  );
});

test.each([/ ameaçou mais em /, /^xG acumulado: /])(
  'the chart %s names the stoppage time of both halves (R-STT-13)',
  async (name) => {
    const world = demoWorld();
    const [report] = Object.values(world.reports);
    const addedTo = (half: number) =>
      Math.max(...(report?.events ?? []).filter(({ minute }) => minute === half).map(({ added }) => added));
    expect(Math.min(addedTo(45), addedTo(90))).toBeGreaterThan(0);
    await stats('/matchStats', world);
    const chart = within(screen.getByRole('img', { name }));
    for (const half of [45, 90]) expect(chart.getByText(`${half}+${addedTo(half)}`)).toBeInTheDocument();
  },
);

test('minutes without a threat count for neither side in the words of the momentum (R-STT-8)', async () => {
  const world = demoWorld();
  const [[id, report] = [], ...others] = Object.entries(world.reports);
  if (!id || !report) throw new Error('no report');
  const threats = ['shot', 'pass', 'dribble', 'corner', 'offside'];
  const quiet = report.events.filter(({ type, minute }) => minute > 60 || !threats.includes(type));
  const minutes = momentum(quiet);
  expect(minutes.filter(({ value }) => value === 0).length).toBeGreaterThan(minutes.length / 10);
  await stats('/matchStats', {
    ...world,
    reports: { ...Object.fromEntries(others), [id]: { ...report, events: quiet } },
  });
  const share = (of: (value: number) => boolean) =>
    Math.round((100 * minutes.filter(({ value }) => of(value)).length) / minutes.length);
  const [home, away] = [share((value) => value > 0), share((value) => value < 0)];
  expect(
    screen.getByRole('img', { name: new RegExp(`ameaçou mais em ${home}% dos minutos, .* em ${away}%$`) }),
  ).toBeInTheDocument();
});

describe('Estatísticas (R-STT-3, R-STT-4)', () => {
  test('are nine bars in order; possession comes from the play times', async () => {
    await stats(undefined, withMatch({ home: { playTime: 200, shots: 9 }, away: { playTime: 100, shots: 4 } }));
    const figures = region('Números do jogo');
    const labels = [
      'Posse de Bola',
      'Chutes',
      'Passes',
      'Passes Errados',
      'Escanteios',
      'Cruzamentos',
      'Desarmes',
      'Impedimentos',
      'Faltas',
    ];
    const found = labels.map((label) => figures.getByText(label));
    for (const [index, label] of found.entries()) {
      const next = found[index + 1];
      if (next) expect(label.compareDocumentPosition(next) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    }
    expect(figures.getByText('Posse de Bola').parentElement).toHaveTextContent('67%Posse de Bola33%');
    expect(figures.getByText('Chutes').parentElement).toHaveTextContent('9Chutes4');
  });

  test('with the engine’s report also shots on target, xG, the shot map and the sums', async () => {
    const world = demoWorld();
    const [[matchId, report] = []] = Object.entries(world.reports);
    const match = world.competitions.map(({ matches }) => matches[matchId ?? '']).find((each) => each !== undefined);
    if (!report || !match) throw new Error('no report');
    await stats('/matchStats', world);
    const { home } = report.stats;
    expect(region('Números do jogo').getByText('Chutes no gol').parentElement).toHaveTextContent(
      new RegExp(`^${home.shotsOnTarget}Chutes no gol`),
    );
    expect(screen.getByText(`${home.shots + report.stats.away.shots} chutes`)).toBeInTheDocument();
    const xg = home.xg.toFixed(2).replace('.', ',');
    expect(screen.getByRole('img', { name: new RegExp(`^xG acumulado: .* ${xg}`) })).toBeInTheDocument();
    const reasons = within(screen.getByRole('region', { name: /^Por que (ganhamos|empatamos|perdemos)$/ }));
    expect(reasons.getByRole('row', { name: new RegExp(`^${match.home.clubName}`) })).toHaveTextContent(xg);
    // The weightiest reasons of the report, in its order, those of one name together under it (R-STT-9).
    const told = reasons.getAllByRole('listitem');
    expect(told).toHaveLength(Math.min(5, report.reasons.length));
    const names = new Set(report.reasons.slice(0, 5).map(({ code }) => i18n._(MATCH_REASON_NAMES[code])));
    expect(told.flatMap((item) => item.querySelector('b')?.textContent ?? [])).toEqual([...names]);
    // Both clubs of the table, and an emblem beside each reason, lead to the club (R-NAV-20).
    const clubs = reasons.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(clubs).toHaveLength(2 + told.length);
    expect(clubs.every((address) => address?.startsWith('/club?id='))).toBe(true);
    expect(screen.getByRole('img', { name: /^.* ameaçou mais em \d+% dos minutos/ })).toBeInTheDocument();
  });

  test('an own goal is no goal beyond what the chances were worth (R-STT-9)', async () => {
    const [report] = Object.values(demoWorld().reports);
    if (!report) throw new Error('no report');
    const { home } = report.stats;
    const own = { id: null, name: OWN_GOAL, number: 4, minutes: 30 };
    const lucky = { ...home, score: home.score + 1, goals: [...home.goals, own] };
    const told = { ...report, stats: { ...report.stats, home: lucky } };
    await stats('/matchStats?match=m1', { ...withMatch({}), reports: { m1: told } });
    const reasons = within(screen.getByRole('region', { name: /^Por que/ }));
    const [, row] = reasons.getAllByRole('row').map(({ textContent }) => textContent);
    expect(row).toContain(`${home.score + 1}${decimals(home.xg, 2)}${signedDecimals(home.score - home.xg, 2)}`);
  });
});

describe('Corrida (R-STT-15)', () => {
  test('compares distance, fast running and top speed of both sides', async () => {
    const world = demoWorld();
    const running = Object.values(world.reports)[0]?.running ?? [];
    const kilometres = (side: 'home' | 'away') => decimals(sideRunning(running, side).metres / 1000, 1);
    await stats('/matchStats', world);
    const panel = region('Corrida');
    expect(panel.getByText('Distância (km)').parentElement).toHaveTextContent(
      `${kilometres('home')}Distância (km)${kilometres('away')}`,
    );
    expect(panel.getByText('Minutos acima de 19,8 km/h')).toBeInTheDocument();
    expect(panel.getByText('Maior velocidade (km/h)')).toBeInTheDocument();
  });

  test('is left out if the engine did not record it', async () => {
    const world = demoWorld();
    const reports = Object.fromEntries(
      Object.entries(world.reports).map(([id, report]) => [id, { ...report, running: [] }]),
    );
    await stats('/matchStats', { ...world, reports });
    expect(screen.getByRole('region', { name: 'Números do jogo' })).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Corrida' })).not.toBeInTheDocument();
  });
});

describe('Verificar (R-STT-10)', () => {
  test('shows the published seal, and says so if nothing could be checked', async () => {
    // There are no workers here: the browser that can’t verify. Chromium does it in the slow tests.
    const { user, server } = await stats('/matchStats');
    const panel = region('Partida verificável');
    expect(panel.getByText('0'.repeat(64))).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Verificar' }));
    expect(await panel.findByText(/Nada foi conferido\.$/)).toBeInTheDocument();
    expect(server.calls.at(-1)?.name).toBe('replay');
    expect(panel.getByRole('button', { name: 'Verificar de novo' })).toBeEnabled();
  });

  test('a replay that can’t be loaded is reported', async () => {
    const { user } = await stats('/matchStats', demoWorld(), {
      replay: () => {
        throw new RefusedCall('not-found/replay');
      },
    });
    const panel = region('Partida verificável');
    await user.click(panel.getByRole('button', { name: 'Verificar' }));
    expect(await panel.findByText('Esse replay não existe.')).toBeInTheDocument();
  });
});

describe('Avaliações (R-STT-5)', () => {
  test('list number, name and rating, with the reasons on demand', async () => {
    const world = demoWorld();
    const rating = Object.values(world.reports)[0]?.ratings[0];
    if (!rating) throw new Error('no rating');
    const { user } = await stats('/matchStats', world);
    await user.click(screen.getByRole('tab', { name: 'Avaliações' }));
    const name = await screen.findByText(rating.name, { selector: 'summary span' });
    expect(name.parentElement).toHaveTextContent(
      `${rating.number}${rating.name}${rating.value.toFixed(1).replace('.', ',')}`,
    );
    const details = name.closest('details');
    expect(details).not.toHaveAttribute('open');
    await user.click(name);
    expect(details).toHaveAttribute('open');
    expect(within(details ?? document.body).getByText(/Passe certo/)).toBeInTheDocument();
    const ran = Object.values(world.reports)[0]?.running.find(({ id }) => id === rating.id);
    expect(details).toHaveTextContent(
      `Correu ${decimals((ran?.metres ?? 0) / 1000, 1)} km e chegou a ${decimals(ran?.topSpeed ?? 0, 1)} km/h.`,
    );
  });

  test('come with the best first, then by shirt number', async () => {
    const world = demoWorld();
    await stats('/matchStats?tab=ratings', world);
    for (const side of ['home', 'away'] as const) {
      const players = Object.values(world.reports)[0]?.ratings.filter((rating) => rating.side === side) ?? [];
      const panel = screen.getAllByRole('region').find((each) => each.textContent?.includes(players[0]?.name ?? '?'));
      const rows = within(panel ?? document.body).getAllByRole('group');
      const shown = rows.map((row) => /^(\d+)\D+(\d+,\d)/.exec(row.textContent ?? '')?.slice(1) ?? []);
      const read = shown.map(([number, value = '']) => ({
        number: Number(number),
        value: Number(value.replace(',', '.')),
      }));
      expect(read).toHaveLength(players.length);
      expect(read).toEqual(read.toSorted((a, b) => b.value - a.value || a.number - b.number));
    }
  });

  test('remembered ones, too, come with the best first', async () => {
    const playerScore = [
      { id: 'p1', number: 1, name: 'Dida', value: 6 },
      { id: 'p9', number: 9, name: 'Tião', value: 7.41 },
      { id: 'p7', number: 7, name: 'Ney', value: 7.38 },
      { id: 'p5', number: 5, name: 'Zito', value: 8 },
    ];
    await stats('/matchStats?match=m1&tab=ratings', withMatch({ home: { playerScore } }));
    const names = screen.getAllByText(/^(?:Dida|Tião|Ney|Zito)$/).map(({ textContent }) => textContent);
    expect(names).toEqual(['Zito', 'Ney', 'Tião', 'Dida']);
  });

  test('come from the club’s memory if there is no report; a player without a number shows two letters of his id', async () => {
    const playerScore = [
      { id: 'p1', number: 1, name: 'Dida', value: 7.84 },
      { id: 'xyz', number: 0, name: 'Sem Camisa', value: 6 },
    ];
    await stats('/matchStats?match=m1&tab=ratings', withMatch({ home: { playerScore } }));
    expect(screen.getByText('Dida').parentElement).toHaveTextContent('1Dida7,8');
    expect(screen.getByText('Sem Camisa').parentElement).toHaveTextContent('xySem Camisa6,0');
  });
});

describe('Lances (R-STT-6)', () => {
  const goals = (...minutes: number[]) =>
    minutes.map((minute) => ({ id: `p${minute}`, name: `Gol ${minute}`, number: 9, minutes: minute }));

  test('list the goals of both sides by minute, own goals among them (R-PRD-12)', async () => {
    const own = { id: null, name: 'Own Goal', number: 4, minutes: 30 };
    await stats(
      '/matchStats?match=m1&tab=highlights',
      withMatch({ home: { goals: goals(77, 12) }, away: { goals: [own, ...goals(45)] } }),
    );
    const items = region('Lances').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent?.match(/^\d+/)?.[0])).toEqual(['12', '30', '45', '77']);
    expect(items[1]).toHaveTextContent(/Gol contracamisa 4 do .+Gol contra$/);
    expect(items[1]).not.toHaveTextContent('Own Goal');
    expect(region('Lances').getByRole('link', { name: 'Gol 45' })).toHaveAttribute('href', '/playerDetails?id=p45');
  });

  test('an own goal names the player who scored it, with a way to him', async () => {
    const [report] = Object.values(demoWorld().reports);
    const goal = report?.events.find(({ type }) => type === 'goal');
    const unlucky = report?.ratings.find(({ side }) => side === 'home');
    if (!report || goal?.type !== 'goal' || !unlucky) throw new Error('no goal');
    const own = { id: null, name: OWN_GOAL, number: unlucky.number, minutes: 30 };
    const event = {
      ...goal,
      side: 'away',
      minute: 30,
      added: 0,
      player: unlucky.id,
      ownGoal: true,
      assist: null,
    } as const;
    await stats('/matchStats?match=m1&tab=highlights', {
      ...withMatch({ home: { goals: [] }, away: { goals: [own] } }),
      reports: { m1: { ...report, events: [event] } },
    });
    const [item] = region('Lances').getAllByRole('listitem');
    expect(item).toHaveTextContent('Gol contra');
    expect(region('Lances').getByRole('link', { name: unlucky.name })).toBeInTheDocument();
  });

  test('goals of added time come in their order, with their minute', async () => {
    const late = (name: string) => [{ id: name, name, number: 9, minutes: 90 }];
    const [report] = Object.values(demoWorld().reports);
    const goal = report?.events.find(({ type }) => type === 'goal');
    if (!report || goal?.type !== 'goal') throw new Error('no goal');
    const winner = { ...goal, side: 'home', minute: 90, added: 4 } as const;
    const equaliser = { ...goal, side: 'away', minute: 90, added: 1 } as const;
    const world = withMatch({ home: { goals: late('Vira') }, away: { goals: late('Empata') } });
    await stats('/matchStats?match=m1&tab=highlights', {
      ...world,
      reports: { m1: { ...report, events: [equaliser, winner] } },
    });
    const items = region('Lances').getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['90+1’Clube c2Empata', '90+4’Clube c1Vira']);
  });

  test('cards and injuries follow with their minute and player (R-STT-16)', async () => {
    const [report] = Object.values(demoWorld().reports);
    const card = report?.events.find(({ type }) => type === 'card');
    const [one, other] = report?.ratings ?? [];
    if (!report || card?.type !== 'card' || !one || !other) throw new Error('no card');
    const sendingOff = { ...card, minute: 60, added: 0, player: one.id, colour: 'secondYellow' } as const;
    const { reason: _1, opponent: _2, colour: _3, ...moment } = sendingOff;
    const injury = { ...moment, type: 'injury', minute: 70, player: other.id, cause: 'muscle' } as const;
    await stats('/matchStats?match=m1&tab=highlights', {
      ...withMatch({}),
      reports: { m1: { ...report, events: [sendingOff, injury] } },
    });
    const items = region('Cartões e lesões').getAllByRole('listitem');
    expect(items[0]).toHaveTextContent(`60’`);
    expect(items[0]).toHaveTextContent(`${one.name}Segundo amarelo: expulso`);
    expect(items[1]).toHaveTextContent(`${other.name}Saiu machucado`);
  });

  test('a match without goals says so', async () => {
    await stats('/matchStats?match=m1&tab=highlights', withMatch({}));
    expect(screen.getByText('Nenhum gol.')).toBeInTheDocument();
  });

  test('the switch shows the whole match, each line with the emblem that links to its club (R-NAV-20)', async () => {
    const { user, server } = await stats('/matchStats?tab=highlights');
    await user.click(screen.getByRole('button', { name: 'Todos os lances' }));
    await waitFor(() => expect(region('Lances').getAllByRole('listitem').length).toBeGreaterThan(20), {
      timeout: 10_000,
    });
    expect(server.calls.at(-1)?.name).toBe('replay');
    const emblems = region('Lances').getAllByRole('link', { name: 'Vagalume da Baixada' });
    expect(emblems.length).toBeGreaterThan(5);
    expect(emblems[0]).toHaveAttribute('href', '/club?id=c1');
  }, 20_000);

  test('lines that are known stay when they can’t be loaded again', async () => {
    const { user, server, session } = await stats('/matchStats?tab=highlights');
    await user.click(screen.getByRole('button', { name: 'Todos os lances' }));
    const lines = () => region('Lances').queryAllByRole('listitem').length;
    await waitFor(() => expect(lines()).toBeGreaterThan(20), { timeout: 10_000 });
    server.use({
      replay: () => {
        throw new RefusedCall('server/internal');
      },
    });
    await failToLoadAgain(session.queryClient, 'replay');
    expect(lines()).toBeGreaterThan(20);
    expect(screen.queryByText('Não deu para carregar os lances.')).not.toBeInTheDocument();
  }, 20_000);

  test('lines that can’t be loaded say so', async () => {
    const { user } = await stats('/matchStats?tab=highlights', demoWorld(), {
      replay: () => {
        throw new RefusedCall('not-found/replay');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Todos os lances' }));
    expect(await screen.findByText('Não deu para carregar os lances.', {}, { timeout: 10_000 })).toBeInTheDocument();
  }, 20_000);
});
