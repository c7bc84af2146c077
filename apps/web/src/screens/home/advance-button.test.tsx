import type { ClockStop } from '@mundo-manager/contract/client';
import type { Match } from '@mundo-manager/rules/competitions';
import { BUILT_AT, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { findToast } from '../../testing/find-toast.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { type FakeCall, RefusedCall } from '../../testing/server/fake-handlers.ts';
import type { FakeWorld } from '../../testing/world.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A local world with one match of the club, away at Pedra Lascada, so long after the present moment. */
function withMatch(inMs: number): Partial<FakeWorld> {
  const home = { id: 'c2', clubName: 'Pedra Lascada' };
  const match = buildMatch({ date: BUILT_AT + inMs, home, away: { id: 'c1', clubName: 'Clube c1' } });
  const entrants = [buildEntrant('c1'), buildEntrant('c2')];
  return {
    canAdvance: true,
    competitions: [buildCompetition({ status: 'running', entrants, matches: { m1: match } })],
  };
}

const advance = () => screen.getByRole('button', { name: 'Avançar' });

describe('beside ‘Avançar’ stands where it goes (R-HOM-24)', () => {
  test.each([
    [3 * HOUR, 'até 30 minutos antes do jogo'],
    [30 * MINUTE + 1, 'até 30 minutos antes do jogo'],
    [30 * MINUTE, 'até a bola rolar'],
    [1, 'até a bola rolar'],
    [0, 'até o apito final'],
    [-30 * MINUTE, 'até o apito final'],
    [-30 * MINUTE - 1, ''],
  ])('%d ms before the kick-off: ‘%s’', async (inMs, text) => {
    await renderApp('/home', { world: withMatch(inMs) });
    expect(advance()).toHaveAccessibleDescription(text);
    if (text) expect(screen.getByText(text)).toBeVisible();
  });
});

describe('a press says where it expects the clock to go (R-WLD-4)', () => {
  const moment = { clock: { now: BUILT_AT, wallNow: 0, scale: 0, world: 'local' as const, canAdvance: true } };

  test.each([
    [3 * HOUR, { expected: { kind: 'beforeKickOff', matchId: 'm1' } }],
    [30 * MINUTE, { expected: { kind: 'kickOff', matchId: 'm1' } }],
    [0, { expected: { kind: 'fullTime', matchId: 'm1' } }],
    // A late match: only the server can decide.
    [-31 * MINUTE, {}],
  ])('%d ms before the kick-off: %j', async (inMs, body) => {
    const stop = { kind: 'kickOff' as const, date: BUILT_AT, matchId: 'm1' };
    const advanceClock = () => ({ ...moment, stop });
    const { user, server } = await renderApp('/home', { world: withMatch(inMs), handlers: { advanceClock } });
    await user.click(advance());
    await findToast('Bola rolando.');
    expect(server.calls.find(({ name }) => name === 'advanceClock')?.body).toEqual(body);
  });

  test('a press that another manager was faster than says so, and loads the world anew', async () => {
    const handlers = {
      advanceClock: () => {
        throw new RefusedCall('clock/moved-on');
      },
    };
    const { user, server } = await renderApp('/home', { world: withMatch(3 * HOUR), handlers });
    const before = server.calls.filter(({ name }) => name === 'initialData').length;
    await user.click(advance());
    await findToast('O relógio já passou desse momento. Os dados já são os novos.');
    await waitFor(() =>
      expect(server.calls.filter(({ name }) => name === 'initialData').length).toBeGreaterThan(before),
    );
  });
});

describe('‘Avançar até a próxima rodada’ (R-HOM-30)', () => {
  test('asks for the match after this one, and shows how this one ended', async () => {
    const advanceClock = ({ world }: FakeCall) => {
      const match = world.competitions[0]?.matches.m1;
      if (!match || !world.club) throw new Error('no match');
      const played: Match = {
        ...match,
        status: 'finished',
        home: { ...match.home, score: 1 },
        away: { ...match.away, score: 2 },
      };
      world.club = { ...world.club, lastMatches: [played] };
      const stop = { kind: 'beforeKickOff' as const, date: BUILT_AT, matchId: 'm2' };
      return { clock: { now: BUILT_AT, wallNow: 0, scale: 0, world: 'local' as const, canAdvance: true }, stop };
    };
    const { user, server } = await renderApp('/home', { world: withMatch(3 * HOUR), handlers: { advanceClock } });
    await user.click(screen.getByRole('button', { name: 'Avançar até a próxima rodada' }));
    await findToast('Fim de jogo: Pedra Lascada 1 × 2 Clube c1');
    const expected = { kind: 'beforeKickOff', matchId: 'm1' };
    expect(server.calls.find(({ name }) => name === 'advanceClock')?.body).toEqual({ expected, until: 'nextMatch' });
  });
});

describe('the message about a moment (R-HOM-25)', () => {
  /** The server’s 'Avançar': from stop to stop, and at full time with that score. */
  function advancing(home: number, away: number) {
    return ({ world }: FakeCall) => {
      const [league] = world.competitions;
      const match = league?.matches.m1;
      if (!league || !match || !world.club) throw new Error('no match');
      const stops: readonly ClockStop[] = [
        { kind: 'beforeKickOff', date: match.date - 30 * MINUTE, matchId: 'm1' },
        { kind: 'kickOff', date: match.date, matchId: 'm1' },
        { kind: 'fullTime', date: match.date + 30 * MINUTE, matchId: 'm1' },
      ];
      const stop = stops.find(({ date }) => date > world.now);
      if (stop === undefined) throw new Error('no stop');
      world.now = stop.date;
      if (stop.kind === 'fullTime') finish(world, scored(match, home, away));
      return { clock: { now: stop.date, wallNow: 0, scale: 0, world: 'local' as const, canAdvance: true }, stop };
    };
  }

  function finish(world: FakeWorld, match: Match) {
    world.competitions = world.competitions.map((league) => ({ ...league, matches: { m1: match } }));
    if (world.club) world.club = { ...world.club, lastMatches: [match] };
  }

  function scored(match: Match, home: number, away: number): Match {
    const { home: host, away: guest } = match;
    return { ...match, status: 'finished', home: { ...host, score: home }, away: { ...guest, score: away } };
  }

  const checkMarks = () => document.querySelectorAll('.lucide-circle-check');

  test('each moment replaces the one before', async () => {
    const { user } = await renderApp('/home', {
      world: withMatch(3 * HOUR),
      handlers: { advanceClock: advancing(1, 0) },
    });
    await user.click(advance());
    await findToast(/^O jogo está chegando/);
    await user.click(advance());
    await findToast('Bola rolando.');
    await waitFor(() => expect(screen.queryByText(/^O jogo está chegando/)).not.toBeInTheDocument());
    await user.click(advance());
    await findToast('Fim de jogo: Pedra Lascada 1 × 0 Clube c1');
    await waitFor(() => expect(screen.queryByText('Bola rolando.')).not.toBeInTheDocument());
  });

  test.each([
    ['lost', 1, 0, 0],
    ['drawn', 2, 2, 0],
    ['won', 0, 3, 1],
  ])('a match %s away names the home side first: %d × %d, with %d check marks', async (_, home, away, marks) => {
    const handlers = { advanceClock: advancing(home, away) };
    const { user } = await renderApp('/home', { world: withMatch(-5 * MINUTE), handlers });
    await user.click(advance());
    await findToast(`Fim de jogo: Pedra Lascada ${home} × ${away} Clube c1`);
    expect(checkMarks()).toHaveLength(marks);
  });
});
