import { type Match, removeMatchBooster, setMatchBooster, setMatchTactic } from '@mundo-manager/rules/competitions';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import {
  BUILT_AT,
  buildClub,
  buildCompetition,
  buildEmblem,
  buildEntrant,
  buildMatch,
  type MatchChanges,
} from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoWorld } from '../../testing/demo/demo-world.ts';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { type FakeWorld, leagueOf, ownClubOf } from '../../testing/world.ts';

// jsdom animates nothing.
beforeEach(() => {
  Element.prototype.animate = vi.fn();
});

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function league(
  world: Partial<FakeWorld> = demoWorld(),
  handlers: Handlers = {},
  address = '/competitions/mmleague',
) {
  const rendered = await renderApp(address, { world, handlers });
  await waitFor(() => expect(screen.queryByText('Carregando ...')).not.toBeInTheDocument());
  return rendered;
}
const panel = (name: string) => within(screen.getByRole('region', { name }));
const rounds = () => within(screen.getByRole('group', { name: 'Rodada' }));

/** A running league with one match of the club, so long after the present moment. */
function withMatch(inMs: number, changes: MatchChanges = {}, world: Partial<FakeWorld> = {}): Partial<FakeWorld> {
  const match = buildMatch({ date: BUILT_AT + inMs, ...changes });
  const competition = buildCompetition({
    status: 'running',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    table: [row('c1', { points: 3, wins: 1, goals: 2, goalsTaken: 1 }), row('c2', { goals: 1, goalsTaken: 2 })],
    matches: { [match.id]: match },
  });
  return { competitions: [competition], ...world };
}

function row(clubId: string, changes = {}) {
  const none = { plays: 1, wins: 0, losses: 0, draws: 0, goals: 0, goalsTaken: 0, points: 0 };
  return { clubId, clubName: `Clube ${clubId}`, clubEmblem: buildEmblem(), ...none, ...changes };
}

/** What the server does: the rule, stored. */
function store(world: FakeWorld, match: Match, club = world.club) {
  world.club = club;
  world.version += 1;
  world.competitions = world.competitions.map((competition) => ({
    ...competition,
    matches: { ...competition.matches, [match.id]: match },
  }));
  const [competition] = world.competitions;
  if (!competition) throw new Error('no league');
  return { club: ownClubOf(world), league: leagueOf(world, competition) };
}

describe('the table (R-LEA-2, R-LEA-3)', () => {
  test('has the columns of the game, losses before draws', async () => {
    await league();
    const heads = panel('Classificação').getAllByRole('columnheader');
    const names = ['Pos', 'Clube', 'p', 'v', 'd', 'e', 'gp', 'gc', 'saldo', 'pts', 'últimos 5'];
    expect(heads.map(({ textContent }) => textContent)).toEqual(names);
  });

  test('is in the order of the rules, with signs before goal differences', async () => {
    await league(withMatch(DAY));
    const rows = panel('Classificação').getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      '1, sobeClube c11100' + '21+13',
      '2, sobeClube c21000' + '12−10',
    ]);
    const clubs = panel('Classificação').getAllByRole('rowheader');
    expect(clubs.map(({ textContent }) => textContent)).toEqual(['Clube c1', 'Clube c2']);
    expect(rows[0]).toHaveClass('mine');
    expect(rows[1]).not.toHaveClass('mine');
  });

  test.each([
    [0, '1º · 0 pts'],
    [1, '1º · 1 pt'],
    [3, '1º · 3 pts'],
  ])('says the own place, with %d points as %s', async (points, text) => {
    const competitions = withMatch(DAY).competitions ?? [];
    await league({
      competitions: competitions.map((each) => ({ ...each, table: [row('c1', { points }), row('c2')] })),
    });
    expect(panel('Classificação').getByText(text)).toBeInTheDocument();
  });

  test('names no place before the first match is over (R-COM-33)', async () => {
    const competitions = withMatch(DAY).competitions ?? [];
    await league({
      competitions: competitions.map((each) => ({
        ...each,
        status: 'started' as const,
        table: [row('c1'), row('c2')],
      })),
    });
    expect(panel('Classificação').queryByText(/^1º · /)).not.toBeInTheDocument();
    expect(panel('Premiação').queryByText(/Seu lugar agora/)).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Classificação' }).querySelector('.gold')).toBeNull();
  });

  test('names the tie-breakers of clubs with as many points', async () => {
    await league(withMatch(DAY));
    expect(screen.getByText('Desempate: vitórias, saldo de gols, gols pró.')).toBeInTheDocument();
  });

  test('leads to every club (R-NAV-20)', async () => {
    await league();
    const links = panel('Classificação').getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toContain('/club?id=c7');
    expect(links).toHaveLength(10);
  });
});

describe('parts of the table and form (R-LEA-18)', () => {
  test('shows the last five results of every club, read out from the oldest to the newest', async () => {
    await league();
    const forms = panel('Classificação').getAllByRole('img', { name: /vitória|empate|derrota/ });
    expect(forms).toHaveLength(10);
    for (const form of forms) expect(form.getAttribute('aria-label')?.split(', ')).toHaveLength(5);
  });

  test.each([
    ['Em casa', 55],
    ['Fora', 55],
    ['Últimos 5', 50],
  ])('%s counts only those matches, %d in all, without medals or form', async (part, plays) => {
    const { user } = await league();
    await user.click(panel('Classificação').getByRole('button', { name: part }));
    const rows = panel('Classificação')
      .getAllByRole('rowheader')
      .map((head) => head.closest('tr') as HTMLElement);
    const counted = rows.map((each) => Number(within(each).getAllByRole('cell')[1]?.textContent));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(plays);
    expect(panel('Classificação').queryByText('últimos 5')).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Classificação' }).querySelector('.gold')).toBeNull();
    await user.click(panel('Classificação').getByRole('button', { name: 'Todos' }));
    expect(panel('Classificação').getByText('últimos 5')).toBeInTheDocument();
  });
});

describe('the zones of the table (R-LEA-21)', () => {
  const leagueIn = (category: 'Amador' | 'Pro') => {
    const world = demoWorld();
    return { ...world, competitions: world.competitions.map((each) => ({ ...each, category })) };
  };
  const lines = () =>
    panel('Classificação')
      .queryAllByText(/^Daqui para /)
      .map(({ textContent }) => textContent);

  test('of the lowest category mark promotion only', async () => {
    await league();
    expect(lines()).toEqual(['Daqui para cima, acesso à categoria Amador']);
    const places = panel('Classificação').getAllByText(/^\d+$/, { selector: '.promoted' });
    expect(places.map(({ textContent }) => textContent)).toEqual(['1, sobe', '2, sobe']);
  });

  test('of a middle category mark promotion and relegation', async () => {
    await league(leagueIn('Amador'));
    expect(lines()).toEqual([
      'Daqui para cima, acesso à categoria Semi-Pro',
      'Daqui para baixo, queda para a categoria Várzea',
    ]);
  });

  test('of the highest category mark relegation only', async () => {
    await league(leagueIn('Pro'));
    expect(lines()).toEqual(['Daqui para baixo, queda para a categoria Semi-Pro']);
    expect(panel('Classificação').queryAllByText(/^\d+$/, { selector: '.promoted' })).toEqual([]);
  });

  test('are left out of a part of the table', async () => {
    const { user } = await league();
    await user.click(panel('Classificação').getByRole('button', { name: 'Fora' }));
    expect(lines()).toEqual([]);
  });
});

describe('the grid of results (R-LEA-19)', () => {
  test('has every pairing once: a score with the way to its statistics, or the date', async () => {
    await league();
    const rows = panel('Resultados').getAllByRole('row').slice(1);
    expect(rows).toHaveLength(10);
    const scores = panel('Resultados').getAllByRole('link', { name: / \d+ × \d+ / });
    expect(scores).toHaveLength(55);
    expect(scores[0]).toHaveAttribute('href', expect.stringMatching(/^\/matchStats\?competition=/));
    const cells = rows.flatMap((each) => within(each).getAllByRole('cell'));
    expect(cells.filter(({ textContent }) => /^\d\d\/\d\d$/.test(textContent ?? ''))).toHaveLength(35);
    expect(cells.filter(({ textContent }) => textContent === '')).toHaveLength(10);
  });
});

describe('the own fixtures (R-LEA-20)', () => {
  test('are the next five, each with its venue and how hard it looks', async () => {
    await league();
    const next = panel('Meus próximos jogos').getAllByRole('listitem');
    expect(next).toHaveLength(5);
    for (const item of next)
      expect(item).toHaveTextContent(/^\d+ª.+(em casa|fora) · \d\d\/\d\d( · Clássico)?(fácil|parelho|difícil)$/);
  });

  test('are left out when none is left', async () => {
    await league(demoWorld({}, 18));
    expect(screen.queryByRole('region', { name: 'Meus próximos jogos' })).not.toBeInTheDocument();
  });
});

describe('rounds (R-LEA-4 to R-LEA-6)', () => {
  test('open at the one that is on, and step between the first and the last', async () => {
    const { user, router } = await league();
    expect(rounds().getByText('Rodada 12')).toBeInTheDocument();
    await user.click(rounds().getByRole('button', { name: 'Rodada: seguinte' }));
    expect(rounds().getByText('Rodada 13')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?round=13');
    expect(panel('Jogos').getAllByRole('listitem')).toHaveLength(5);
  });

  test.each([
    [1, 'Rodada: anterior', 'Rodada: seguinte'],
    [18, 'Rodada: seguinte', 'Rodada: anterior'],
  ])('at round %d the arrow ‘%s’ is off (R-LEA-5)', async (round, off, on) => {
    const { user } = await league(demoWorld(), {}, `/competitions/mmleague?id=l1&round=${round}`);
    expect(rounds().getByRole('button', { name: off })).toHaveAttribute('aria-disabled', 'true');
    expect(rounds().getByRole('button', { name: on })).not.toHaveAttribute('aria-disabled');
    await user.click(rounds().getByRole('button', { name: off }));
    expect(rounds().getByText(`Rodada ${round}`)).toBeInTheDocument();
  });

  test.each(['0', '-4', '99', 'x'])('an address that asks for round %s shows one that there is', async (asked) => {
    await league(demoWorld(), {}, `/competitions/mmleague?id=l1&round=${asked}`);
    expect(rounds().getByText(/^Rodada (?:1|12|18)$/)).toBeInTheDocument();
  });

  /** Two rounds: yesterday's match goes on beyond midnight, today's is to come. */
  function overMidnight(id: string, isOver: boolean) {
    const score = { score: 1 };
    const changes: MatchChanges = isOver ? { status: 'finished', replayId: 'r1', home: score, away: score } : {};
    const late = buildMatch({ id: `${id}-1`, competitionId: id, date: BUILT_AT - DAY, ...changes });
    const next = buildMatch({ id: `${id}-2`, competitionId: id, round: 2, date: BUILT_AT + 60 * MINUTE });
    const entrants = [buildEntrant('c1'), buildEntrant('c2')];
    return buildCompetition({ id, status: 'running', entrants, matches: { [late.id]: late, [next.id]: next } });
  }

  test('the list stays at the round that it opened at while it is read; another competition opens at its own (R-LEA-6)', async () => {
    const { server, router } = await league({ competitions: [overMidnight('l1', false), overMidnight('l2', true)] });
    expect(rounds().getByText('Rodada 1')).toBeInTheDocument();
    server.world.competitions = [overMidnight('l1', true), overMidnight('l2', true)];
    const news = { at: BUILT_AT, matchId: 'l1-1', competitionId: 'l1', home: 1, away: 1, replayId: 'r1' };
    act(() => server.tell({ ...news, type: 'matchFinished' }));
    expect(await panel('Jogos').findByRole('link', { name: /^Replay: / })).toBeInTheDocument();
    expect(rounds().getByText('Rodada 1')).toBeInTheDocument();
    await act(() => router.navigate('/competitions/mmleague?id=l2'));
    expect(await screen.findByText('Rodada 2')).toBeInTheDocument();
  });

  test('a list that opens with matches of earlier turns to today once it knows better (R-LEA-6)', async () => {
    const { server, session, router } = await league({ competitions: [overMidnight('l1', false)] });
    await act(() => router.navigate('/competitions'));
    server.world.competitions = [overMidnight('l1', true)];
    await session.queryClient.invalidateQueries();
    await act(() => router.navigate('/competitions/mmleague'));
    expect(await screen.findByText('Rodada 2')).toBeInTheDocument();
  });

  test('a finished match leads to its statistics and its replay', async () => {
    await league(withMatch(-DAY, { status: 'finished', replayId: 'r1', home: { score: 2 } }));
    expect(panel('Jogos').getByRole('link', { name: /^Estatísticas: / })).toHaveAttribute(
      'href',
      '/matchStats?competition=l1&match=m1',
    );
    expect(panel('Jogos').getByRole('link', { name: /^Replay: / })).toHaveAttribute('href', '/matchPlayer/r1');
  });
});

describe('the state of a match (R-LEA-7)', () => {
  test.each([
    [15 * MINUTE, null],
    [15 * MINUTE - 1, 'Em breve'],
    [0, 'Ao vivo'],
    [-30 * MINUTE, 'Ao vivo'],
    [-30 * MINUTE - 1, 'Jogo Atrasado'],
  ])('%d ms before the kick-off the row reads %s', async (left, text) => {
    await league(withMatch(left));
    for (const state of ['Em breve', 'Ao vivo', 'Jogo Atrasado']) {
      expect(panel('Jogos').queryByText(state) !== null).toBe(state === text);
    }
  });
});

describe('a match that is being played (R-LEA-15)', () => {
  /** The own match and one between others, ten minutes after kick-off. */
  function withTwo(): Partial<FakeWorld> {
    const date = BUILT_AT - 10 * MINUTE;
    const own = buildMatch({ date });
    const other = buildMatch({ id: 'm2', date, home: { id: 'c3' }, away: { id: 'c4' } });
    const entrants = ['c1', 'c2', 'c3', 'c4'].map((club) => buildEntrant(club));
    return { competitions: [buildCompetition({ status: 'running', entrants, matches: { m1: own, m2: other } })] };
  }
  const choices = () => panel('Jogos').getAllByRole('button', { name: /^Lances ao vivo: / });
  const pressed = () => choices().map((choice) => choice.getAttribute('aria-pressed'));
  const watchLinks = (name: string) =>
    panel(name)
      .getAllByRole('link', { name: /^Assistir ao vivo/ })
      .map((link) => link.getAttribute('href'));

  test('can be watched, and the own one is shown unless another is chosen', async () => {
    const { user, server, router } = await league(withTwo());
    expect(watchLinks('Jogos')).toEqual(['/matchPlayer/live/m1', '/matchPlayer/live/m2']);
    await screen.findByRole('log', { name: 'Lances ao vivo' }, { timeout: 10_000 });
    expect([pressed(), watchLinks('Lances ao vivo')]).toEqual([['true', 'false'], ['/matchPlayer/live/m1']]);
    expect(server.listenings).toHaveLength(1);

    await user.click(choices()[1] as HTMLElement);
    await waitFor(() => expect(watchLinks('Lances ao vivo')).toEqual(['/matchPlayer/live/m2']));
    expect(pressed()).toEqual(['false', 'true']);
    expect(router.state.location.search).toBe('?watch=m2');
    // The stream is asked for the minutes of that match, too.
    await waitFor(() => expect(server.listenings.at(-1)?.watch).toBe('m2'));
    await user.click(choices()[0] as HTMLElement);
    await waitFor(() => expect(server.listenings.at(-1)?.watch).toBeNull());
  });

  test.each(['m9', 'm1'])('an address that chooses %s shows the own match', async (chosen) => {
    await league(withTwo(), {}, `/competitions/mmleague?id=l1&watch=${chosen}`);
    await screen.findByRole('log', { name: 'Lances ao vivo' }, { timeout: 10_000 });
    expect(watchLinks('Lances ao vivo')).toEqual(['/matchPlayer/live/m1']);
  });

  test.each([DAY, -DAY])('no commentary or link is shown %d ms from it', async (away) => {
    await league(withMatch(away));
    expect(screen.queryByRole('link', { name: /^Assistir ao vivo/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Lances ao vivo/ })).not.toBeInTheDocument();
  });
});

describe('tactic and booster of a match (R-LEA-9 to R-LEA-12)', () => {
  const tactics = () => screen.queryByRole('group', { name: 'Tática do jogo' });
  const tactic = (name: string) => within(tactics() ?? document.body).getByRole('button', { name });

  test.each([
    ['more than 15 minutes before', 15 * MINUTE + 1, {}, true],
    ['exactly 15 minutes before', 15 * MINUTE, {}, false],
    ['when others play', DAY, { home: { id: 'c3' }, away: { id: 'c2' } }, false],
    ['when it is over', DAY, { status: 'finished' }, false],
  ] as const)('%s', async (_, left, changes, shown) => {
    await league(withMatch(left, changes));
    expect(tactics() !== null).toBe(shown);
  });

  test('the tactic is shown at once and sent (R-LEA-10)', async () => {
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { user, server } = await league(withMatch(DAY), {
      updateTacticName: async ({ world, body }) => {
        await waiting;
        const { club, competitions } = world;
        const match = competitions[0]?.matches[body.matchId];
        if (!club || !match) throw new RefusedCall('not-found/match');
        const outcome = setMatchTactic({ club, match, tacticName: body.tacticName, now: world.now }, ALPHA);
        if (!outcome.ok) throw new RefusedCall(outcome.error.code);
        return store(world, outcome.value.match);
      },
    });
    const offered = within(tactics() ?? document.body).getAllByRole('button');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['A', 'B', 'C']);
    expect(tactic('A')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('4-3-3 aberto')).toBeInTheDocument();
    await user.click(tactic('C'));
    expect(tactic('C')).toHaveAttribute('aria-pressed', 'true');
    answer();
    await waitFor(() => expect(tactic('A')).not.toHaveAttribute('aria-disabled'));
    expect(tactic('C')).toHaveAttribute('aria-pressed', 'true');
    expect(server.calls.at(-1)?.body).toEqual({ compId: 'l1', matchId: 'm1', tacticName: 'C' });
  });

  test('a refused tactic is taken back, with the reason (R-ERR-3)', async () => {
    const { user } = await league(withMatch(DAY), {
      updateTacticName: () => {
        throw new RefusedCall('match/not-editable');
      },
    });
    await user.click(tactic('B'));
    await findToast('Faltam 15 minutos ou menos para o jogo: não dá mais para mudar.');
    expect(tactic('A')).toHaveAttribute('aria-pressed', 'true');
    expect(tactic('B')).not.toHaveAttribute('aria-disabled');
  });

  test('a match booster of the stock is chosen and removed again (R-LEA-11, R-ERR-3)', async () => {
    let refusing = true;
    const { user, server } = await league(
      withMatch(DAY, {}, { club: buildClub({ matchBoosters: [1, 1, 7], competitions: { current: ['l1'] } }) }),
      {
        addMatchBooster: ({ world, body }) => {
          const { club, competitions } = world;
          const match = competitions[0]?.matches[body.matchId];
          if (!club || !match) throw new RefusedCall('not-found/match');
          const outcome = setMatchBooster({ club, match, boosterId: body.boosterId, now: world.now }, ALPHA);
          if (!outcome.ok) throw new RefusedCall(outcome.error.code);
          return store(world, outcome.value.match, outcome.value.club);
        },
        removeMatchBooster: ({ world, body }) => {
          if (refusing) throw new RefusedCall('match/not-editable');
          const { club, competitions } = world;
          const match = competitions[0]?.matches[body.matchId];
          if (!club || !match) throw new RefusedCall('not-found/match');
          const outcome = removeMatchBooster({ club, match, now: world.now }, ALPHA);
          if (!outcome.ok) throw new RefusedCall(outcome.error.code);
          return store(world, outcome.value.match, outcome.value.club);
        },
      },
    );
    const picker = screen.getByRole('combobox', { name: 'Booster do jogo' });
    const options = within(picker).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Booster', 'Moral +5% (2)', 'Desarme +5% (1)']);
    await user.selectOptions(picker, 'Desarme +5% (1)');
    const chosen = await screen.findByRole('button', { name: 'Retirar o booster Desarme +5%' });
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(chosen).not.toHaveAttribute('aria-busy', 'true'));
    expect(server.calls.at(-1)?.body).toEqual({ compId: 'l1', matchId: 'm1', boosterId: 7 });
    await user.click(chosen);
    await findToast(/Faltam 15 minutos ou menos/);
    const kept = screen.getByRole('button', { name: 'Retirar o booster Desarme +5%' });
    await waitFor(() => expect(kept).not.toHaveAttribute('aria-busy', 'true'));
    expect(screen.queryByRole('combobox', { name: 'Booster do jogo' })).not.toBeInTheDocument();
    refusing = false;
    await user.click(kept);
    const again = await screen.findByRole('combobox', { name: 'Booster do jogo' });
    expect(within(again).getByRole('option', { name: 'Desarme +5% (1)' })).toBeInTheDocument();
    expect(again).toHaveFocus();
  });

  test('an empty stock leads to the boosters', async () => {
    await league(withMatch(DAY));
    expect(screen.getByRole('link', { name: 'Sem boosters' })).toHaveAttribute('href', '/matchBoosters');
  });
});

test('scores and minutes follow live, and the own match has commentary (R-LEA-14)', async () => {
  const world = withMatch(-10 * MINUTE);
  const [running] = world.competitions ?? [];
  if (!running) throw new Error('no league');
  const date = BUILT_AT - 10 * MINUTE;
  const other = buildMatch({ id: 'm2', date, home: { id: 'c3' }, away: { id: 'c4' } });
  const live = { m1: { minute: 30, added: 0, home: 1, away: 0 }, m2: { minute: 29, added: 0, home: 0, away: 2 } };
  const competitions = [{ ...running, matches: { ...running.matches, m2: other } }];
  const { server } = await league({ competitions, live });
  expect(await screen.findByText('A bola vai rolar.')).toBeInTheDocument();
  const states = () =>
    panel('Jogos')
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(states()).toEqual([expect.stringMatching(/1×0.*Ao vivo · 30’/), expect.stringMatching(/0×2.*Ao vivo · 29’/)]);
  const calls = server.calls.length;
  for (const [matchId, score] of Object.entries({
    m1: { minute: 31, added: 0, home: 1, away: 1 },
    m2: { minute: 33, added: 0, home: 1, away: 2 },
  })) {
    act(() => server.tell({ type: 'matchScore', at: BUILT_AT, matchId, competitionId: 'l1', score }));
  }
  await waitFor(() =>
    expect(states()).toEqual([
      expect.stringMatching(/1×1.*Ao vivo · 31’/),
      expect.stringMatching(/1×2.*Ao vivo · 33’/),
    ]),
  );
  expect(server.calls).toHaveLength(calls);
});

describe('scorers and assists (R-LEA-8)', () => {
  test('show player, club and count, without own goals and empty assists', async () => {
    const goals = [
      { id: 'p9', name: 'Bituca', number: 9, minutes: 3 },
      { id: null, name: 'Own Goal', number: 4, minutes: 5 },
      { id: 'p9', name: 'Bituca', number: 9, minutes: 8 },
    ];
    const assists = [
      { id: 'p8', name: 'Dudu', number: 8 },
      { id: null, name: '', number: 0 },
      { id: null, name: '', number: 0 },
    ];
    await league(withMatch(-DAY, { status: 'finished', home: { score: 3, goals, assists } }));
    const [scorer, ...others] = panel('Artilharia').getAllByRole('listitem');
    expect(scorer).toHaveTextContent('1BitucaClube c12');
    expect(others).toEqual([]);
    expect(panel('Artilharia').getByRole('link', { name: 'Bituca' })).toHaveAttribute('href', '/playerDetails?id=p9');
    expect(panel('Assistências').getAllByRole('listitem')).toHaveLength(1);
  });

  test('show five, and twenty when the user asks either of them for more', async () => {
    const goals = Array.from({ length: 6 }, (_, index) => ({
      id: `s${index}`,
      name: `Goleador ${index}`,
      number: index + 2,
      minutes: index,
    }));
    const assists = goals.map(({ id, name, number }) => ({ id, name, number }));
    const { user } = await league(withMatch(-DAY, { status: 'finished', home: { score: 6, goals, assists } }));
    expect(panel('Artilharia').getAllByRole('listitem')).toHaveLength(5);
    const more = screen.getByRole('button', { name: 'Mostrar mais: Artilharia' });
    expect(more).toHaveTextContent('Mostrar mais');
    await user.click(more);
    expect(panel('Artilharia').getAllByRole('listitem')).toHaveLength(6);
    expect(more).toHaveAccessibleName('Mostrar menos: Artilharia');
    expect(screen.getByRole('button', { name: 'Mostrar mais: Assistências' })).toBeInTheDocument();
  });

  test('say so while no player has scored', async () => {
    await league(withMatch(DAY));
    expect(panel('Artilharia').getByText('Ninguém marcou ainda.')).toBeInTheDocument();
  });
});

describe('the league that the page shows (R-LEA-1, R-LEA-13)', () => {
  test('a club in no league is shown the way to one', async () => {
    await league({});
    expect(screen.getByText('Seu clube não está em nenhuma liga.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ver competições' })).toHaveAttribute('href', '/competitions');
  });

  test('a league that does not exist says so', async () => {
    await league({}, {}, '/competitions/mmleague?id=nowhere');
    expect(await screen.findByRole('alert')).toHaveTextContent('Não deu para carregar a competição.');
  });

  test('an open league shows its entrants', async () => {
    await league({ competitions: [buildCompetition({ entrants: [buildEntrant('c1')] })] });
    expect(panel('Inscritos').getByText('Aguardando início ...')).toBeInTheDocument();
    expect(panel('Inscritos').getByText('9 vagas livres')).toBeInTheDocument();
  });

  test('prizes are named as the game names them, with the present place (R-COM-21)', async () => {
    await league(withMatch(DAY));
    expect(panel('Premiação').getByText('MM League Várzea 1º Colocado')).toBeInTheDocument();
    expect(panel('Premiação').getByText(/Seu lugar agora/)).toBeInTheDocument();
  });

  test('a prize says what its award brings from sponsors, and for how long (R-LEA-17)', async () => {
    await league(withMatch(DAY));
    const details = panel('Premiação')
      .getAllByRole('listitem')
      .map((prize) => [...prize.querySelectorAll('small')].at(-1)?.textContent);
    expect(details[0]).toMatch(/^40 créditos · patrocínio \+\$\s10\.000$/);
    expect(panel('Premiação').getByText(/bônus do patrocínio é por semana e conta por 30 dias/)).toBeInTheDocument();
  });

  test('a cup without a table awards 5th place, too (R-COM-20)', async () => {
    const entrants = [buildEntrant('c1'), buildEntrant('c2')];
    const cup = buildCompetition({ name: 'MM Cup', status: 'running', entrants, table: [] });
    await league({ competitions: [cup] }, {}, `/competitions/mmleague?id=${cup.id}`);
    const places = panel('Premiação').getAllByText(/º Colocado/);
    expect(places.map(({ textContent }) => textContent?.match(/\d+º/)?.[0])).toEqual(['1º', '2º', '3º', '5º']);
  });
});
