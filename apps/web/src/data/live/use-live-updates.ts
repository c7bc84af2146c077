import type { LiveEvent } from '@mundo-manager/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { changeInitialData } from '../calls/absorb-answer.ts';
import { INITIAL_DATA, type InitialData, queryKey } from '../calls/query-client.ts';
import { refusalCodeOf } from '../calls/refusal-of.ts';
import { afterCommands } from '../session/after-commands.ts';
import { setBrowserClock } from '../session/create-session.ts';
import { useClient, useSessionActor } from '../session/session-context.tsx';
import { endsSession } from '../session/session-machine.ts';
import { useSessionPhase } from '../session/use-session.ts';
import { absorbMatchNews } from './absorb-match-news.ts';
import { useGoalToasts } from './use-goal-toasts.ts';
import type { Watched } from './watched-match-context.ts';

/**
 * Reads the stream while the session is ready: a club that changed elsewhere arrives without a reload, a match minute by minute. Where other matches are watched
 * it is opened anew and goes on after the last event. R-SES-14, R-CAL-34
 */
export function useLiveUpdates(watched: readonly Watched[]): void {
  const client = useClient();
  const session = useSessionActor();
  const queryClient = useQueryClient();
  const clock = useGameClock();
  const ready = useSessionPhase() === 'ready';
  const asked = [...new Set(watched.flatMap((one) => (one.asked ? one.matchId : [])))].toSorted().join(',');
  const tellGoal = useGoalToasts();
  const lastEventId = useRef<string | null>(null);
  const celebrated = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    celebrated.current = new Set(watched.flatMap((one) => (one.celebrated ? one.matchId : [])));
  }, [watched]);

  useEffect(() => {
    if (!ready) {
      lastEventId.current = null;
      return;
    }
    const end = new AbortController();
    const hear = (event: LiveEvent, id: string) => {
      lastEventId.current = id;
      if (event.type === 'clubChanged') {
        const shown = queryClient.getQueryData<InitialData>(INITIAL_DATA);
        changeInitialData(queryClient, (data) => ({ ...data, unread: event.unread }));
        void queryClient.invalidateQueries({ queryKey: queryKey('inbox').slice(0, 1) });
        // News without a newer club, such as the draw of its league, change its competitions.
        const hasMail = shown !== undefined && shown.unread < event.unread;
        // The answer of a command that is under way often brings this very club.
        afterCommands(queryClient, () => {
          const known = queryClient.getQueryData<InitialData>(INITIAL_DATA);
          if (known === undefined || (known.club.version >= event.version && !hasMail)) return;
          void queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
          void queryClient.invalidateQueries({ queryKey: queryKey('competition').slice(0, 1) });
        });
      } else if (event.type === 'rootPublished') {
        void import('../calls/seen-roots.ts').then(({ keepRoot }) => keepRoot(event.root, Date.now()));
      } else if (event.type === 'clockMoved') {
        setBrowserClock(clock, event.clock);
        changeInitialData(queryClient, (data) => ({ ...data, clock: event.clock }));
      } else {
        absorbMatchNews(queryClient, event);
        if (!celebrated.current.has(event.matchId)) tellGoal(event);
      }
    };
    const goOn = lastEventId.current === null ? {} : { lastEventId: lastEventId.current };
    const watch = asked === '' ? [] : asked.split(',');
    client.live({ onEvent: hear, signal: end.signal, watch, ...goOn }).catch((error: unknown) => {
      // Refused for good: the end of the session is handled here, anything else by the next query or command.
      if (endsSession(refusalCodeOf(error))) session.send({ type: 'refused', code: refusalCodeOf(error) });
    });
    return () => end.abort();
  }, [ready, client, session, queryClient, clock, tellGoal, asked]);
}
