import {
  encodePositions,
  type LiveLineUp,
  type LiveMatch,
  type MatchView,
  PLAYER_READY,
  type PlayerMessage,
} from '@mundo-manager/contract/client';
import { simulate, TICKS_A_MINUTE } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { BUILT_AT, buildClub, buildCompetition, buildEntrant, buildMatch } from '@mundo-manager/rules/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '../../testing/render-app.tsx';
import { RefusedCall } from '../../testing/server/fake-handlers.ts';
import { type FakeWorld, leagueOf } from '../../testing/world.ts';

const MINUTE = 60_000;
const played = simulate(matchInput(teamSheet({ seed: 1 }), teamSheet({ seed: 2 })), 4);
const positionsOf = (from: number, to: number) => ({
  firstTick: from * TICKS_A_MINUTE,
  ticksPerFrame: 2,
  frames: encodePositions(new Int16Array((to - from) * 60 * 46)),
});
const eventsOf = (from: number, to: number) =>
  played.events.filter(({ tick }) => tick >= from * TICKS_A_MINUTE && tick < to * TICKS_A_MINUTE);
const lineUp = (seed: number): LiveLineUp => {
  const { id, name, emblem, uniform } = buildClub({ id: `c${seed}` });
  const players = teamSheet({ seed }).players.map(({ id, number, name }, place) => ({ id, number, name, place }));
  return { look: { id, name, emblem, uniform }, formation: '442', players };
};

/** A league with the own match m1 and m2 between others, ten minutes after kick-off. */
function buildLeague() {
  const date = BUILT_AT - 10 * MINUTE;
  const m1 = buildMatch({ date, home: { id: 'c1' }, away: { id: 'c2' } });
  const m2 = buildMatch({ id: 'm2', date, home: { id: 'c3' }, away: { id: 'c4' } });
  const entrants = ['c1', 'c2', 'c3', 'c4'].map((club) => buildEntrant(club));
  return buildCompetition({ status: 'running', entrants, matches: { m1, m2 } });
}

/** The server's answer: events up to minute `to`, positions from tick `from`. */
const answer = (world: FakeWorld, matchId: string, to: number, from: number): LiveMatch => ({
  match: leagueOf(world, buildLeague()).matches[matchId] as MatchView,
  ground: 'Várzea',
  home: to < 0 ? null : lineUp(1),
  away: to < 0 ? null : lineUp(2),
  events: to < 0 ? [] : eventsOf(0, to),
  positions: to <= 0 ? null : positionsOf(Math.min(Math.floor(from / TICKS_A_MINUTE), to - 1), to),
});

/** Opens the live screen, with the minutes that may be seen by now. */
async function watching(matchId = 'm1', told = { minutes: 30 }, scale = 1) {
  const asked: (number | undefined)[] = [];
  const rendered = await renderApp(`/matchPlayer/live/${matchId}`, {
    world: { competitions: [buildLeague()], scale },
    handlers: {
      liveMatch: ({ world, params, query }) => {
        asked.push(query.from === undefined ? undefined : Number(query.from));
        return answer(world, params.matchId, told.minutes, Number(query.from ?? told.minutes * TICKS_A_MINUTE));
      },
    },
  });
  return { ...rendered, asked };
}

/** The frame, with a player in it that says it is ready, and what it has been sent. */
async function player() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Jogo ao vivo');
  const sent = vi.spyOn(frame.contentWindow as Window, 'postMessage');
  const ready = new MessageEvent('message', { data: PLAYER_READY, source: frame.contentWindow });
  act(() => void window.dispatchEvent(ready));
  const shows = () =>
    sent.mock.calls.map(([message]) => message as PlayerMessage).map((message) => 'live' in message && message.live);
  return { frame, shows };
}
const news = { at: BUILT_AT, matchId: 'm1', competitionId: 'l1' } as const;
const score = { minute: 31, added: 0, home: 1, away: 0 };
const minutes = (from: number, to: number, matchId = 'm1') => ({
  ...news,
  ...({ type: 'matchMinutes', matchId, score } as const),
  eventsBefore: eventsOf(0, from).length,
  events: eventsOf(from, to),
  positions: positionsOf(from, to),
});
const SCORER = { id: 'p9', number: 9, name: 'Tião' };

describe('a match as it is played (R-REP-10)', () => {
  test('a viewer who comes late gets the match from kick-off, and each minute as it comes', async () => {
    const { server, asked } = await watching();
    const { frame, shows } = await player();
    expect(frame).toHaveAttribute('src', '/Webgl_On/index.html?language=pt-BR');
    expect(shows()).toEqual([expect.objectContaining({ minutes: 30, replayId: null, ground: 'Várzea' })]);
    act(() => server.tell(minutes(30, 31)));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ minutes: 31 }));
    expect(asked).toEqual([0]);
  });

  test('the player gets the stoppage time of the fourth official, and the end of the half (R-WLD-9)', async () => {
    const { server } = await watching();
    const { shows } = await player();
    expect(shows().at(-1)).toMatchObject({ stoppage: null, isBreak: false });
    const shown = { ...score, minute: 45, stoppage: 3 };
    act(() => server.tell({ ...minutes(30, 45), score: shown }));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ minutes: 45, stoppage: 3, isBreak: false }));
    act(() => server.tell({ ...minutes(45, 48), score: { ...shown, added: 3, isBreak: true } }));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ minutes: 48, stoppage: 3, isBreak: true }));
  });

  test('runs as fast as the clock of the game', async () => {
    // A minute of 120 half seconds in 18 seconds of the game, of which ten pass in one of the world.
    await watching('m1', { minutes: 30 }, 10);
    const { shows } = await player();
    expect(shows()[0]).toMatchObject({ pace: 1_200 / 18 });
  });

  test('a minute that was lost is asked for, with those after it', async () => {
    const told = { minutes: 30 };
    const { server, asked } = await watching('m1', told);
    const { shows } = await player();
    told.minutes = 33;
    act(() => server.tell(minutes(32, 33)));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ minutes: 33 }));
    expect(asked).toEqual([0, 30 * TICKS_A_MINUTE]);
  });

  test('before the first minute there is nothing to see, then it begins by itself', async () => {
    const told = { minutes: -1 };
    const { server } = await watching('m1', told);
    expect(await screen.findByText('A bola vai rolar.')).toBeInTheDocument();
    expect(screen.queryByTitle('Jogo ao vivo')).not.toBeInTheDocument();
    told.minutes = 1;
    act(() => server.tell(minutes(0, 1)));
    const { shows } = await player();
    expect(shows()).toEqual([expect.objectContaining({ minutes: 1 })]);
  });

  test('at full time the player gets the replay, and the screen links to the statistics', async () => {
    const { server, router } = await watching();
    const { shows } = await player();
    act(() => server.tell({ ...news, type: 'matchFinished', home: 1, away: 0, replayId: 'r9' }));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ replayId: 'r9', minutes: 30 }));
    expect(screen.getByRole('link', { name: 'Estatísticas' })).toHaveAttribute(
      'href',
      '/matchStats?competition=l1&match=m1',
    );
    expect(router.state.location.pathname).toBe('/matchPlayer/live/m1');
  });

  test('a viewer who opens it after full time gets the replay', async () => {
    const league = buildLeague();
    const over = buildMatch({ status: 'finished', replayId: 'r1', date: BUILT_AT - 60 * MINUTE });
    const { router } = await renderApp('/matchPlayer/live/m1', {
      world: { competitions: [{ ...league, matches: { m1: over } }] },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/matchPlayer/r1'));
    expect(await screen.findByTitle('Replay do jogo')).toHaveAttribute(
      'src',
      '/Webgl_On/index.html?replay=r1&language=pt-BR',
    );
  });

  test('goals are not revealed by a toast before they are seen', async () => {
    const { server } = await watching();
    const { shows } = await player();
    act(() => server.tell({ ...news, type: 'goal', side: 'home', score, scorer: SCORER }));
    act(() => server.tell(minutes(30, 31)));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ minutes: 31 }));
    // A goal waits a moment for full time before its toast would be shown.
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(screen.queryByText(/^Gol do/)).not.toBeInTheDocument();
  });

  test('the minutes of a match between others are asked of the stream, those of the own one come anyway', async () => {
    const own = await watching();
    await player();
    expect(own.server.listenings).toEqual([{ watch: null, lastEventId: null }]);
  });

  test('a match between others is watched after the last event, and no more when the screen is left', async () => {
    const { server, router } = await watching('m2');
    const { shows } = await player();
    await waitFor(() => expect(server.listenings.at(-1)?.watch).toBe('m2'));
    act(() => server.tell(minutes(30, 31, 'm2')));
    await waitFor(() => expect(shows().at(-1)).toMatchObject({ minutes: 31 }));
    await act(() => router.navigate('/home'));
    await waitFor(() => expect(server.listenings.at(-1)).toEqual({ watch: null, lastEventId: `after-${BUILT_AT}` }));
  });

  test('an unknown match, and one that can’t be loaded, are reported', async () => {
    await renderApp('/matchPlayer/live/m9', { world: { competitions: [buildLeague()] } });
    expect(await screen.findByText('Não deu para carregar este jogo.')).toBeInTheDocument();
  });

  test('a failure can be tried again', async () => {
    let broken = true;
    const { user } = await renderApp('/matchPlayer/live/m1', {
      world: { competitions: [buildLeague()] },
      handlers: {
        liveMatch: ({ world }) => {
          if (broken) throw new RefusedCall('server/internal');
          return answer(world, 'm1', 5, 0);
        },
      },
    });
    broken = false;
    await user.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByTitle('Jogo ao vivo')).toBeInTheDocument();
  });

  test('a viewer who is not signed in is led to the front page', async () => {
    const { router } = await renderApp('/matchPlayer/live/m1', { signedIn: false });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});
