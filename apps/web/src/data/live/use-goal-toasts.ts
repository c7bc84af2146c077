import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { clubWith } from '../../components/club/club-with-article.ts';
import { isPlaying } from '../../components/match/is-playing.ts';
import { scoreText } from '../../components/match/score-text.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { INITIAL_DATA, type InitialData } from '../calls/query-client.ts';
import { afterCommands } from '../session/after-commands.ts';
import type { MatchNews } from './match-news.ts';

/** How long a goal waits for the full time that may come in the same burst, as behind 'Avançar'; real milliseconds. */
const BURST = 800;

type Timer = ReturnType<typeof setTimeout>;

/**
 * Shows a toast for each goal of the own match, on every screen, while the match is played; a finished match shows its
 * result instead.
 */
export function useGoalToasts(): (news: MatchNews) => void {
  const ruleset = useRuleset();
  const queryClient = useQueryClient();
  const clock = useGameClock();
  const over = useRef(new Set<string>());
  const waiting = useRef(new Set<Timer>());
  useEffect(() => {
    const timers = waiting.current;
    return () => timers.forEach(clearTimeout);
  }, []);

  return useCallback(
    (news) => {
      if (news.type === 'matchFinished') over.current.add(news.matchId);
      if (news.type !== 'goal') return;
      afterCommands(queryClient, () => {
        afterBurst(waiting.current, () => {
          if (!over.current.has(news.matchId))
            tellGoal(news, queryClient.getQueryData(INITIAL_DATA), clock.now(), ruleset);
        });
      });
    },
    [queryClient, clock, ruleset],
  );
}

/** Runs the call after a burst; the timer is in the set until then. */
function afterBurst(timers: Set<Timer>, call: () => void): void {
  const timer = setTimeout(() => {
    timers.delete(timer);
    call();
  }, BURST);
  timers.add(timer);
}

function tellGoal(
  goal: Extract<MatchNews, { type: 'goal' }>,
  data: InitialData | undefined,
  now: number,
  ruleset: Ruleset,
): void {
  const match = data?.currentCompetitions.find(({ id }) => id === goal.competitionId)?.matches[goal.matchId];
  if (data === undefined || match === undefined || !isPlaying(match, now, ruleset)) return;
  const { home, away } = goal.score;
  const score = scoreText({ home: { ...match.home, score: home }, away: { ...match.away, score: away } });
  const side = match[goal.side];
  const isOwn = side.id === data.club.id;
  const text =
    goal.scorer.id === null
      ? msg`Gol contra de ${goal.scorer.name}, a favor ${clubWith('do', side.clubName, side.clubArticle)}. ${score}`
      : msg`Gol ${clubWith('do', side.clubName, side.clubArticle)}: ${goal.scorer.name}. ${score}`;
  showToast({
    text: i18n._(text),
    tone: isOwn ? 'good' : 'neutral',
  });
}
