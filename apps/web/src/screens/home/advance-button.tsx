import { useLingui } from '@lingui/react/macro';
import { type CallInput, type ClockStop, type MatchView, STOP_BEFORE_KICK_OFF } from '@mundo-manager/contract/client';
import { MINUTE } from '@mundo-manager/rules/clock';
import { recentResults } from '@mundo-manager/rules/clubs';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { useQueryClient } from '@tanstack/react-query';
import { FastForward, SkipForward } from 'lucide-react';
import { useId, useState } from 'react';
import { useGameClock, useGameNow } from '../../components/clock/game-clock-context.tsx';
import { isPlaying } from '../../components/match/is-playing.ts';
import { scoreText } from '../../components/match/score-text.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { INITIAL_DATA, type InitialData } from '../../data/calls/query-client.ts';
import { useCanAdvance } from '../../data/calls/use-initial-data.ts';
import { useCommand } from '../../data/commands/use-command.ts';
import { setBrowserClock } from '../../data/session/create-session.ts';
import { showToast } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/form/button.tsx';
import styles from './match-wall.module.css';

/** In a local world: moves the clock to the next thing worth a decision, or past the club’s next `match`, and says what happened. R-HOM-20, R-HOM-24, R-HOM-30 */
export function AdvanceButton({ match = null }: { readonly match?: MatchView | null }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const clock = useGameClock();
  const queryClient = useQueryClient();
  const hint = useId();
  const [isLoading, setLoading] = useState(false);
  const tell = ({ kind, matchId }: ClockStop) => {
    const club = queryClient.getQueryData<InitialData>(INITIAL_DATA)?.club;
    const played = club && recentResults(club.lastMatches, club.id, club.lastMatches.length);
    // Where the clock has passed the match that was next, its result is the news.
    const passed = match && match.id !== matchId ? match.id : null;
    const found = played?.find((one) => one.match.id === (passed ?? matchId));
    const ended = found ? t`Fim de jogo: ${scoreText(found.match)}` : t`Fim de jogo.`;
    const texts: Readonly<Record<ClockStop['kind'], string>> = {
      beforeKickOff: t`O jogo está chegando. Ainda dá tempo de mexer na tática.`,
      kickOff: t`Bola rolando.`,
      fullTime: ended,
    };
    const isFullTime = kind === 'fullTime' || (passed !== null && found !== undefined);
    // Each moment puts the one before out of date, and only a victory is a success.
    const tone = isFullTime && found?.result === 'win' ? 'good' : 'neutral';
    showToast({ text: isFullTime ? ended : texts[kind], topic: 'clock', tone });
  };
  const { run, busy } = useCommand('advanceClock', {
    // The score is unknown until the data of that moment are loaded; another press before would be blind.
    onDone: async (data) => {
      setBrowserClock(clock, data.clock);
      setLoading(true);
      await queryClient.invalidateQueries({ queryKey: INITIAL_DATA });
      setLoading(false);
      tell(data.stop);
    },
  });
  if (!useCanAdvance()) return null;
  const go = (until?: 'nextMatch') => void run(callFor(match, clock.now(), ruleset, until));
  const isBusy = busy || isLoading;
  return (
    <>
      <Button
        icon={FastForward}
        busy={isBusy}
        aria-describedby={match === null ? undefined : hint}
        onClick={() => go()}
      >
        {t`Avançar`}
      </Button>
      {match && (
        <span className={styles.hint} id={hint}>
          <Destination match={match} />
        </span>
      )}
      {match && (
        <Button icon={SkipForward} busy={isBusy} onClick={() => go('nextMatch')}>
          {t`Avançar até a próxima rodada`}
        </Button>
      )}
    </>
  );
}

/** What the call says of where the clock is to go: another manager of the world may be faster. R-WLD-4, R-WLD-21 */
function callFor(
  match: MatchView | null,
  now: number,
  ruleset: Ruleset,
  until?: 'nextMatch',
): CallInput<'advanceClock'> {
  if (match === null) return { body: {} };
  const kind = nextStop(match, now, ruleset);
  return { body: { ...(kind && { expected: { kind, matchId: match.id } }), ...(until && { until }) } };
}

function Destination({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const kind = nextStop(match, useGameNow(), ruleset);
  if (kind === null) return null;
  const texts: Readonly<Record<ClockStop['kind'], string>> = {
    beforeKickOff: t`até ${STOP_BEFORE_KICK_OFF / MINUTE} minutos antes do jogo`,
    kickOff: t`até a bola rolar`,
    fullTime: t`até o apito final`,
  };
  return texts[kind];
}

/**
 * Where 'Avançar' goes from this moment, by the club’s next match; null if only the server can decide, as for a late
 * one. R-HOM-24
 */
function nextStop(match: MatchView, now: number, ruleset: Ruleset): ClockStop['kind'] | null {
  if (now < match.date - STOP_BEFORE_KICK_OFF) return 'beforeKickOff';
  if (now < match.date) return 'kickOff';
  return isPlaying(match, now, ruleset) ? 'fullTime' : null;
}
