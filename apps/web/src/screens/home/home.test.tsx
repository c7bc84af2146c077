import type { LiveLineUp, LiveScore, MatchView } from '@mundo-manager/contract/client';
import { simulate } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import type { Club } from '@mundo-manager/rules/clubs';
import type { Match } from '@mundo-manager/rules/competitions';
import { formatDate } from '@mundo-manager/rules/format';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { demoWorld } from '../../testing/demo/demo-world.ts';
import { findToast } from '../../testing/find-toast.ts';
import { initialDataOf } from '../../testing/queries/fake-queries.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { failToLoadAgain } from '../../testing/server/fail-to-load-again.ts';
import { type FakeCall, type Handlers, RefusedCall } from '../../testing/server/fake-handlers.ts';
import { heldHandler } from '../../testing/server/held-handler.ts';
import { type FakeWorld, leagueOf } from '../../testing/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const home = (world: Partial<FakeWorld> = {}, handlers: Handlers = {}) => renderApp('/home', { world, handlers });

/** A world with one match of the club, so long after the present moment. */
function withMatch(inMs: number, changes: Partial<FakeWorld> = {}): Partial<FakeWorld> {
  const match: Match = buildMatch({
    date: BUILT_AT + inMs,
    venue: 'Campo do Lume',
    home: { id: 'c1', clubName: 'Clube c1', tacticName: 'B' },
    away: { id: 'c2', clubName: 'Pedra Lascada' },
  });
  const league = buildCompetition({
    status: 'running',
    entrants: [buildEntrant('c1'), buildEntrant('c2')],
    matches: { [match.id]: match },
  });
  return { competitions: [league], ...changes };
}

const region = (name: string) => screen.getByRole('region', { name });

test('until its data are there the home screen reads ‘Loading...’ (R-HOM-1)', async () => {
  const { handler: initialData, release } = heldHandler(({ world }: FakeCall) => initialDataOf(world));
  const rendering = renderApp('/home', { handlers: { initialData } });
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.getByText('Baixando dados ...')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Próximo jogo' })).not.toBeInTheDocument();
  release();
  await rendering;
  expect(await screen.findByRole('heading', { level: 1, name: 'Início' })).toBeInTheDocument();
  expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
});

describe('the next match (R-HOM-2 to R-HOM-6, R-HOM-19)', () => {
  test('shows clubs, competition, venue, date, tactic and countdown', async () => {
    await home(withMatch(2 * HOUR + 14 * MINUTE));
    const card = within(region('Próximo jogo'));
    expect(card.getByRole('link', { name: 'Pedra Lascada' })).toHaveAttribute('href', '/club?id=c2');
    expect(card.getByText(/MM League · Rodada 1/)).toBeInTheDocument();
    expect(card.getByText('Campo do Lume')).toBeInTheDocument();
    expect(card.getByText('02/03/2026 · 11:14')).toBeInTheDocument();
    expect(card.getByText('B · 4-3-3 aberto')).toBeInTheDocument();
    expect(card.getByRole('timer')).toHaveTextContent(/horas.*14.*minutos/);
  });

  test.each([
    [1, 'Moral +5%'],
    [null, null],
  ])('with booster %s shows ‘%s’ beside the tactic (R-HOM-27)', async (boosterId, text) => {
    const own = { id: 'c1', boosterId };
    const match = buildMatch({ date: BUILT_AT + HOUR, home: own, away: { id: 'c2', boosterId: 7 } });
    const entrants = [buildEntrant('c1'), buildEntrant('c2')];
    await home({ competitions: [buildCompetition({ status: 'running', entrants, matches: { m1: match } })] });
    const facts = within(region('Próximo jogo'));
    expect(facts.queryByText('Booster')?.nextElementSibling?.textContent ?? null).toBe(text);
    expect(facts.getByText('Tática')).toBeInTheDocument();
  });

  test.each([
    [70, null],
    [69.9, '11 titulares abaixo de 70% de condição'],
  ])('the card says of a line-up with a condition of %s: %s (R-HOM-28)', async (condition, said) => {
    const players = buildClub().players.map((player) => ({
      ...player,
      attributes: { ...player.attributes, condition },
    }));
    await home(withMatch(HOUR, { club: buildClub({ players }) }));
    const link = within(region('Próximo jogo')).queryByRole('link', { name: /titular/ });
    expect(link?.textContent ?? null).toBe(said);
    if (said) expect(link).toHaveAttribute('href', '/tactics?slot=B');
  });

  test.each([
    [15 * MINUTE, false],
    [15 * MINUTE - 1, true],
  ])('%d ms before the kick-off the card reads ‘Em breve’: %s (R-HOM-3)', async (left, soon) => {
    await home(withMatch(left));
    expect(screen.queryByText('Em breve') !== null).toBe(soon);
  });

  test('shows the score instead while the match is played', async () => {
    await home(withMatch(-12 * MINUTE));
    const card = within(region('Jogo ao vivo'));
    expect(card.getByText('Ao vivo')).toBeInTheDocument();
    expect(card.getByRole('status')).toHaveTextContent('0×0');
    expect(card.getByRole('link', { name: 'Assistir ao vivo' })).toHaveAttribute('href', '/matchPlayer/live/m1');
  });

  test('half an hour later it is late', async () => {
    await home(withMatch(-30 * MINUTE - 1));
    expect(screen.getByText('Jogo Atrasado')).toBeInTheDocument();
  });

  test('without a match, a club in a competition waits (R-HOM-4, R-HOM-5)', async () => {
    await home({ competitions: [buildCompetition({ status: 'open', entrants: [buildEntrant('c1')] })] });
    expect(screen.getByText('Nenhum jogo agendado.')).toBeInTheDocument();
    const card = within(region('Próximo jogo'));
    expect(card.getByText('Aguardando início da competição')).toBeInTheDocument();
  });

  test('without a match and a competition, the club is invited to sign up', async () => {
    await home();
    expect(screen.getByText('Nenhum jogo agendado.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Inscrever o clube' })).toHaveAttribute('href', '/competitions');
    expect(screen.queryByText('Aguardando início da competição')).not.toBeInTheDocument();
  });
});

test('new posts of a board are named at its competition and marked in the navigation (R-BRD-15)', async () => {
  const league = buildCompetition({ id: 'l1', status: 'open', entrants: [buildEntrant('c1'), buildEntrant('c2')] });
  const post = { competitionId: 'l1', clubId: 'c2', date: BUILT_AT, text: 'Oi', reporters: [], decision: null };
  const posts = [1, 2, 3].map((id) => ({ ...post, id }));
  await home({ competitions: [league], posts, boardSeen: 1 });
  expect(within(region('Competições')).getByRole('link', { name: /MM League/ })).toHaveTextContent(
    '2 recados novos no Mural',
  );
  const navigation = within(screen.getByRole('navigation', { name: 'Principal' }));
  expect(navigation.getByRole('link', { name: /^Competições ?· 2 recados novos no Mural$/ })).toBeInTheDocument();
});

describe('a match under way (R-HOM-21)', () => {
  const played = simulate(matchInput(teamSheet({ seed: 1, strength: 70 }), teamSheet({ seed: 2 })), 4);
  const upTo = (minute: number) => played.events.filter((event) => event.minute <= minute && event.added === 0);
  const sides = { home: buildClub(), away: buildClub({ id: 'c2', name: 'Pedra Lascada' }) };
  const lineUp = ({ id, name, emblem, uniform }: Club, seed: number): LiveLineUp => ({
    look: { id, name, emblem, uniform },
    formation: '442',
    players: teamSheet({ seed }).players.map((player, place) => ({ ...pick(player), place })),
  });
  const pick = ({ id, number, name }: { id: string; number: number; name: string }) => ({ id, number, name });

  /** Own match and one of the same round, 10 minutes after kick-off, as a late joiner finds them. */
  async function late(handlers: Handlers = {}) {
    const base = withMatch(-10 * MINUTE).competitions?.[0];
    if (!base) throw new Error('no league');
    const other = buildMatch({ id: 'm2', date: BUILT_AT - 10 * MINUTE, home: { id: 'c3' }, away: { id: 'c4' } });
    const league = { ...base, matches: { ...base.matches, m2: other } };
    const live = { m1: { minute: 30, added: 0, home: 1, away: 0 }, m2: { minute: 29, added: 0, home: 0, away: 2 } };
    const rendered = await home(
      { competitions: [league], live },
      {
        liveMatch: ({ world }) => ({
          match: leagueOf(world, league).matches.m1 as MatchView,
          ground: 'Várzea',
          home: lineUp(sides.home, 1),
          away: lineUp(sides.away, 2),
          events: upTo(30),
          positions: null,
        }),
        ...handlers,
      },
    );
    await screen.findByRole('log', { name: 'Lances ao vivo' }, { timeout: 10_000 });
    return rendered;
  }
  const lines = () => within(screen.getByRole('log')).getAllByRole('listitem');
  const SCORER = { id: 'p9', number: 9, name: 'Tião' };
  const news = { at: BUILT_AT, matchId: 'm1', competitionId: 'l1' } as const;

  test('a manager who comes late finds score, minute and all commentary so far', async () => {
    await late();
    expect(screen.getByText('Ao vivo · 30’')).toBeInTheDocument();
    expect(within(region('Jogo ao vivo')).getByRole('status')).toHaveTextContent('1×0');
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
    const minutes = lines().map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    expect(minutes).toEqual(minutes.toSorted((a, b) => b - a));
    expect(Math.max(...minutes)).toBeLessThanOrEqual(30);
  });

  test('a screen reader hears only what happens from now on, not a hundred lines at once (R-PRD-14)', async () => {
    const { server } = await late();
    const log = screen.getByRole('log');
    expect(log).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
    expect(log).toHaveAttribute('aria-live', 'off');
    await waitFor(() => expect(log).toHaveAttribute('aria-live', 'polite'), { timeout: 3000 });
    const before = lines().length;
    const score = { minute: 45, added: 0, home: 2, away: 1 };
    act(() =>
      server.tell({ ...news, type: 'matchMinutes', score, eventsBefore: 0, events: upTo(45), positions: null }),
    );
    await waitFor(() => expect(lines().length).toBeGreaterThan(before));
    expect(screen.getByRole('log')).toBe(log);
    expect(log).toHaveAttribute('aria-live', 'polite');
  });

  test('stoppage time is shown beside the minute, and the break has its name (R-WLD-9)', async () => {
    const { server } = await late();
    const shown = { minute: 45, added: 0, home: 1, away: 0, stoppage: 3 };
    const tell = (matchId: string, score: LiveScore) =>
      act(() => server.tell({ ...news, matchId, type: 'matchScore', score }));
    tell('m1', shown);
    expect(await screen.findByText('Ao vivo · 45’ +3')).toBeInTheDocument();
    expect(within(region('Lances ao vivo')).getByText('45’ +3')).toBeInTheDocument();
    tell('m1', { ...shown, added: 2 });
    expect(await screen.findByText('Ao vivo · 45+2’')).toBeInTheDocument();
    tell('m1', { ...shown, added: 3, isBreak: true });
    expect(await screen.findByText('Ao vivo · Intervalo')).toBeInTheDocument();
    expect(within(region('Na mesma rodada')).queryByText('Intervalo')).not.toBeInTheDocument();
    tell('m2', { ...shown, added: 3, home: 0, away: 2, isBreak: true });
    expect(await within(region('Na mesma rodada')).findByText('Intervalo')).toBeInTheDocument();
    tell('m1', { minute: 46, added: 0, home: 1, away: 0 });
    expect(await screen.findByText('Ao vivo · 46’')).toBeInTheDocument();
  });

  test('the stream’s minutes are added once, without a call, whatever overlaps', async () => {
    const { server } = await late();
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
    const before = lines().length;
    const calls = server.calls.length;
    const score = { minute: 45, added: 0, home: 2, away: 1 };
    act(() =>
      server.tell({ ...news, type: 'matchMinutes', score, eventsBefore: 0, events: upTo(45), positions: null }),
    );
    expect(await screen.findByText('Ao vivo · 45’')).toBeInTheDocument();
    expect(within(region('Jogo ao vivo')).getByRole('status')).toHaveTextContent('2×1');
    const told = lines().length;
    expect(told).toBeGreaterThan(before);
    expect(new Set(lines().map(({ textContent }) => textContent)).size).toBe(told);
    // The same minutes once more, and an older score, change nothing.
    act(() =>
      server.tell({ ...news, type: 'matchMinutes', score, eventsBefore: 0, events: upTo(45), positions: null }),
    );
    act(() => server.tell({ ...news, type: 'matchScore', score: { minute: 31, added: 0, home: 1, away: 0 } }));
    // Events come in order: once this one is shown, those before it have been handled.
    act(() => server.tell({ ...news, type: 'goal', side: 'home', score: { ...score, home: 3 }, scorer: SCORER }));
    await waitFor(() => expect(within(region('Jogo ao vivo')).getByRole('status')).toHaveTextContent('3×1'));
    expect(lines()).toHaveLength(told);
    expect(screen.getByText('Ao vivo · 45’')).toBeInTheDocument();
    expect(server.calls).toHaveLength(calls);
  });

  test('a manager who opened it at kick-off, before there were line-ups, loads them with the first minutes', async () => {
    let kickedOff = false;
    const { server } = await late({
      liveMatch: ({ world }) => {
        const [league] = world.competitions;
        const match = league && leagueOf(world, league).matches.m1;
        if (!match) throw new Error('no match');
        const nothing = { match, ground: null, home: null, away: null, events: [], positions: null };
        return kickedOff
          ? { ...nothing, home: lineUp(sides.home, 1), away: lineUp(sides.away, 2), events: upTo(31) }
          : nothing;
      },
    });
    expect(await screen.findByText('A bola vai rolar.')).toBeInTheDocument();
    kickedOff = true;
    const score = { minute: 31, added: 0, home: 1, away: 0 };
    act(() =>
      server.tell({ ...news, type: 'matchMinutes', score, eventsBefore: 0, events: upTo(31), positions: null }),
    );
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
  });

  test('the other matches of the round follow side by side', async () => {
    const { server } = await late();
    const others = await screen.findByRole('region', { name: 'Na mesma rodada' });
    expect(within(others).getAllByRole('listitem')).toHaveLength(1);
    expect(others).toHaveTextContent('0×229’');
    const score = { minute: 33, added: 0, home: 1, away: 2 };
    act(() => server.tell({ ...news, matchId: 'm2', type: 'matchScore', score }));
    await waitFor(() => expect(others).toHaveTextContent('1×233’'));
  });

  test('lines that are known stay when they can’t be loaded again', async () => {
    const { server, session } = await late();
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
    server.use({
      liveMatch: () => {
        throw new RefusedCall('server/internal');
      },
    });
    await failToLoadAgain(session.queryClient, 'liveMatch');
    expect(lines().length).toBeGreaterThan(5);
    expect(screen.queryByText('Não deu para carregar os lances.')).not.toBeInTheDocument();
  });

  test('lines that can’t be loaded say so, and come on another try', async () => {
    let broken = true;
    const { user } = await late({
      liveMatch: ({ world }) => {
        if (broken) throw new RefusedCall('server/internal');
        const [league] = world.competitions;
        if (!league) throw new Error('no league');
        const match = leagueOf(world, league).matches.m1 as MatchView;
        const lineUps = { home: lineUp(sides.home, 1), away: lineUp(sides.away, 2) };
        return { match, ground: 'Várzea', ...lineUps, events: upTo(30), positions: null };
      },
    });
    expect(await screen.findByText('Não deu para carregar os lances.')).toBeInTheDocument();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await waitFor(() => expect(lines().length).toBeGreaterThan(5));
  });
});

describe('‘Avançar’ (R-HOM-20)', () => {
  test('is not offered in a shared world', async () => {
    await home(withMatch(3 * HOUR));
    expect(screen.queryByRole('button', { name: 'Avançar' })).not.toBeInTheDocument();
  });

  test('moves the clock, says where to, and loads the session’s data again', async () => {
    const { user, server } = await home(withMatch(3 * HOUR, { canAdvance: true }), {
      advanceClock: ({ world }) => {
        world.now += 3 * HOUR - 10 * MINUTE;
        const clock = { now: world.now, wallNow: 0, scale: 0, world: 'local' as const, canAdvance: true };
        return { clock, stop: { kind: 'beforeKickOff' as const, date: world.now, matchId: 'm1' } };
      },
    });
    await user.click(screen.getByRole('button', { name: 'Avançar' }));
    expect(await findToast(/O jogo está chegando/)).toBeInTheDocument();
    expect(await screen.findByText('Em breve')).toBeInTheDocument();
    await waitFor(() => expect(server.calls.filter(({ name }) => name === 'initialData')).toHaveLength(2));
  });

  test('keeps the focus at full time, when the next match comes', async () => {
    const { user, server } = await home(withMatch(-10 * MINUTE, { canAdvance: true }), {
      advanceClock: ({ world }) => {
        const [league] = world.competitions;
        const played = league?.matches.m1;
        if (!league || !played) throw new Error('no match');
        const next = { ...played, id: 'm2', date: BUILT_AT + DAY };
        world.competitions = [{ ...league, matches: { m1: { ...played, status: 'finished' }, m2: next } }];
        const clock = { now: world.now, wallNow: 0, scale: 0, world: 'local' as const, canAdvance: true };
        return { clock, stop: { kind: 'fullTime' as const, date: world.now, matchId: 'm1' } };
      },
    });
    expect(region('Jogo ao vivo')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Avançar' }));
    expect(await screen.findByRole('region', { name: 'Próximo jogo' })).toBeInTheDocument();
    await waitFor(() => expect(server.calls.filter(({ name }) => name === 'initialData')).toHaveLength(2));
    expect(screen.getByRole('button', { name: 'Avançar' })).toHaveFocus();
  });

  test('through a match shows its score, and none of the goals that come in the same burst', async () => {
    const { user, server } = await home(withMatch(-10 * MINUTE, { canAdvance: true }), {
      advanceClock: ({ world }) => {
        const [league] = world.competitions;
        const played = league?.matches.m1;
        if (!league || !played || !world.club) throw new Error('no match');
        const { home, away } = played;
        const over = {
          ...played,
          status: 'finished' as const,
          home: { ...home, score: 2 },
          away: { ...away, score: 1 },
        };
        world.competitions = [{ ...league, matches: { m1: over } }];
        world.club = { ...world.club, lastMatches: [...world.club.lastMatches, over] };
        const clock = { now: world.now, wallNow: 0, scale: 0, world: 'local' as const, canAdvance: true };
        return { clock, stop: { kind: 'fullTime' as const, date: world.now, matchId: 'm1' } };
      },
    });
    await waitFor(() => expect(server.listenings).toHaveLength(1));
    const news = { at: BUILT_AT, matchId: 'm1', competitionId: 'l1' } as const;
    const scorer = { id: 'p9', number: 9, name: 'Tião' };
    const score = { minute: 80, added: 0, home: 2, away: 1 };
    act(() => server.tell({ ...news, type: 'goal', side: 'home', score, scorer }));
    await user.click(screen.getByRole('button', { name: 'Avançar' }));
    expect(await findToast('Fim de jogo: Clube c1 2 × 1 Pedra Lascada')).toBeInTheDocument();
    act(() => server.tell({ ...news, type: 'goal', side: 'home', score, scorer }));
    act(() => server.tell({ ...news, type: 'matchFinished', home: 2, away: 1, replayId: 'r1' }));
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(screen.queryByText(/^Gol do/)).not.toBeInTheDocument();
  });

  test('says when there is nothing ahead', async () => {
    const { user } = await home(withMatch(3 * HOUR, { canAdvance: true }), {
      advanceClock: () => {
        throw new RefusedCall('clock/nothing-ahead');
      },
    });
    await user.click(screen.getByRole('button', { name: 'Avançar' }));
    expect(await findToast('Não há nada à frente para onde adiantar.')).toBeInTheDocument();
  });
});

describe('‘Últimos Jogos’ (R-HOM-7 to R-HOM-10)', () => {
  test('newest first, with result, date, both clubs and score (R-HOM-8)', async () => {
    await home(demoWorld());
    const rows = within(region('Últimos Jogos')).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(demoWorld().club?.lastMatches.length ?? 0);
    const newest = demoWorld().club?.lastMatches.at(-1);
    const [first] = rows;
    if (!first || !newest) throw new Error('no match');
    const cells = within(first).getAllByRole('cell');
    const texts = [formatDate(newest.date), 'MM League', newest.home.clubName];
    expect(cells.slice(1, 4).map(({ textContent }) => textContent)).toEqual(texts);
    expect(cells[4]).toHaveTextContent(`${newest.home.score}×${newest.away.score}`);
    expect(cells[5]).toHaveTextContent(newest.away.clubName);
    expect(within(first).getByText(/^(Vitória|Empate|Derrota)$/)).toBeInTheDocument();
  });

  test('the icons of a row lead to that match’s statistics and replay (R-HOM-9)', async () => {
    const { user, router } = await home(demoWorld());
    const [, match] = demoWorld().club?.lastMatches.toReversed() ?? [];
    const row = within(region('Últimos Jogos')).getAllByRole('row')[2];
    if (!row || !match) throw new Error('no match');
    const link = (name: RegExp) => within(row).getByRole('link', { name });
    expect(link(/^Replay: /)).toHaveAttribute('href', `/matchPlayer/${match.replayId}`);
    await user.click(link(/^Estatísticas: /));
    await screen.findByRole('heading', { level: 1, name: 'Estatísticas do jogo' });
    const { pathname, search, state } = router.state.location;
    expect(pathname + search).toBe(`/matchStats?competition=l1&match=${match.id}`);
    expect(state).toEqual({ matchId: match.id, match: expect.objectContaining({ id: match.id }) });
  });

  test('without a played match says so', async () => {
    await home();
    expect(screen.getByText('Nenhum jogo realizado.')).toBeInTheDocument();
  });
});

describe('the sponsor (R-HOM-11)', () => {
  const contract = { id: '7-days', duration: 7, money: 1, credits: 2, endDate: BUILT_AT };
  const withContract = (startDate: number | null) => {
    const club = buildClub();
    const sponsorship = startDate === null ? null : { ...contract, startDate };
    return { club: { ...club, finances: { ...club.finances, sponsorship } } };
  };

  test.each([
    [null, false],
    [BUILT_AT - 7 * DAY + 1000 * MINUTE, false],
    [BUILT_AT - 7 * DAY, true],
  ])('signed at %s: the warning shows %s', async (startDate, shown) => {
    await home(withContract(startDate));
    expect(screen.queryByText('Seu patrocínio expirou.') !== null).toBe(shown);
  });
});

describe('tiles and cards (R-HOM-12 to R-HOM-18)', () => {
  test('challenges are to come', async () => {
    await home();
    expect(screen.getByText('Desafios Concluídos').parentElement).toHaveTextContent('A ser implementado');
  });

  test.each([
    [BUILT_AT, BUILT_AT, /^Recompensas Diárias 2$/],
    [BUILT_AT, BUILT_AT + HOUR, /^Recompensas Diárias 1$/],
    [BUILT_AT + HOUR, BUILT_AT + 1, /^Recompensas Diárias(?: 0)?$/],
  ])('rewards of %d and %d are counted (R-HOM-13)', async (moneyCollectionDate, itemCollectionDate, name) => {
    await home({ club: buildClub({ dailyRewards: { moneyCollectionDate, itemCollectionDate } }) });
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/dailyRewards');
  });

  test('a running league shows position, points and games (R-HOM-14)', async () => {
    await home(demoWorld());
    const card = within(region('Competições'));
    const league = card.getByRole('link', { name: /MM League/ });
    expect(league).toHaveAttribute('href', '/competitions/mmleague?id=l1');
    expect(league).toHaveTextContent(/\d+ pontos · 11 jogos\d+º/);
  });

  test('the place in a league that has just ended still shows, as in the hub (R-COM-33)', async () => {
    const { competitions = [], ...world } = demoWorld();
    await home({ ...world, competitions: competitions.map((league) => ({ ...league, status: 'finished' })) });
    const league = within(region('Competições')).getByRole('link', { name: /MM League/ });
    expect(league).toHaveTextContent(/\d+ pontos · 11 jogos\d+º/);
    expect(league).not.toHaveTextContent('Aguardando');
  });

  test('the league can be signed up for, cup and tournament are to come (R-HOM-26)', async () => {
    await home();
    const entries = within(region('Competições')).getAllByRole('link');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'MM LeagueInscrever-se',
      'MM CupA ser implementado',
      'MM TournamentA ser implementado',
      'Amistosos',
    ]);
    expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
      ...Array(3).fill('/competitions'),
      '/competitions/friendlies',
    ]);
    expect(region('Competições').querySelector('.lucide-lock')).toBeNull();
  });

  test('a league that waits shows no position; cup and tournament show their phase (R-HOM-14, R-HOM-15)', async () => {
    await home({
      competitions: [
        buildCompetition({ status: 'open', entrants: [buildEntrant('c1')] }),
        buildCompetition({
          id: 'x1',
          name: 'MM Cup',
          status: 'running',
          phase: 'quarter-finals',
          entrants: [buildEntrant('c1')],
        }),
        buildCompetition({
          id: 't1',
          name: 'MM Tournament',
          status: 'running',
          phase: 'semi-finals',
          entrants: [buildEntrant('c1')],
        }),
      ],
    });
    const card = within(region('Competições'));
    expect(card.getByRole('link', { name: /MM League/ })).toHaveTextContent('Aguardando início da competição');
    expect(card.getByRole('link', { name: /MM League/ })).not.toHaveTextContent('º');
    expect(card.getByRole('link', { name: /MM Tournament/ })).toHaveTextContent('Semifinal');
    expect(card.getByRole('link', { name: /MM Cup/ })).toHaveTextContent('Quartas');
  });

  test.each([
    [10 * MINUTE, 'Começa em 02/03 · 09:10'],
    [0, 'Rodada 1 em andamento'],
    [-40 * MINUTE, 'Rodada 1 em andamento'],
  ])('a drawn league whose first match is %d ms away reads ‘%s’ until it runs (R-HOM-14)', async (left, text) => {
    const { competitions = [] } = withMatch(left);
    await home({ competitions: competitions.map((league) => ({ ...league, status: 'started' })) });
    const league = within(region('Competições')).getByRole('link', { name: /MM League/ });
    expect(league).toHaveTextContent(text);
    expect(league).not.toHaveTextContent(/Aguardando|º/);
  });

  test.each([
    ['MM League', '/competitions/mmleague'],
    ['MM Cup', '/competitions/mmcup'],
    ['MM Tournament', '/competitions/mmtournament'],
    ['MM Special', '/competitions/mmspecial'],
  ] as const)('the card of %s opens %s with its id, under the tab Competições (R-HOM-16)', async (name, route) => {
    const entrants = [buildEntrant('c1')];
    const { user, router } = await home({ competitions: [buildCompetition({ id: 'x1', name, entrants })] });
    await user.click(within(region('Competições')).getByRole('link', { name: new RegExp(name) }));
    await waitFor(() => expect(router.state.location.pathname).toBe(route));
    expect(router.state.location).toMatchObject({ search: '?id=x1', state: { competitionId: 'x1' } });
    const tabs = within(screen.getByRole('navigation', { name: 'Principal' }));
    await waitFor(() => expect(tabs.getByRole('link', { current: 'page' })).toHaveTextContent('Competições'));
  });

  test('the server’s settings (R-HOM-17)', async () => {
    await home();
    expect(region('Configuração do Servidor Alpha')).toHaveTextContent(
      'Velocidade do treino×5Descanso×2Jogos por dia2',
    );
  });

  test('the operator’s address is a card, and without one there is no card (R-HOM-18)', async () => {
    const { session } = await home();
    expect(screen.queryByRole('region', { name: 'Fale com a gente' })).not.toBeInTheDocument();
    const data = session.queryClient.getQueryData<object>(['initialData']);
    act(() => {
      session.queryClient.setQueryData(['initialData'], { ...data, contact: 'campo@exemplo.com.br' });
    });
    expect(await screen.findByRole('link', { name: 'campo@exemplo.com.br' })).toHaveAttribute(
      'href',
      'mailto:campo@exemplo.com.br',
    );
  });
});
