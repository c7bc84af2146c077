import { useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { isPlaying } from '../../components/match/is-playing.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub, useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { LiveMatchTicker } from '../../features/match/live-match-ticker.tsx';
import { RoundScores } from '../../features/match/round-scores.tsx';
import { useNextMatch } from '../../features/match/use-next-match.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { AdvanceButton } from './advance-button.tsx';
import styles from './match-wall.module.css';
import { MatchWall } from './match-wall.tsx';

/** The club’s earliest unfinished match, or what to do for one. R-HOM-2, R-HOM-4 to R-HOM-6, R-HOM-21 */
export function NextMatch() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const hasPlayed = useClub().lastMatches.length > 0;
  const joined = useCurrentCompetitions().length > 0;
  const match = useNextMatch();
  const now = useGameNow();
  if (match !== null) {
    return (
      <>
        <MatchWall match={match} />
        {isPlaying(match, now, ruleset) && (
          <>
            <LiveMatchTicker match={match} />
            <RoundScores match={match} />
          </>
        )}
      </>
    );
  }
  return (
    <Panel title={t`Próximo jogo`}>
      {joined ? (
        <EmptyState
          icon={CalendarClock}
          title={t`Nenhum jogo agendado.`}
          action={
            <div className={styles.quietAdvance}>
              <AdvanceButton />
            </div>
          }
        >
          {t`Aguardando início da competição`}
        </EmptyState>
      ) : (
        <EmptyState
          icon={CalendarPlus}
          title={t`Nenhum jogo agendado.`}
          action={<ButtonLink to="/competitions">{t`Inscrever o clube`}</ButtonLink>}
        >
          {hasPlayed
            ? t`Inscreva-se em uma competição para marcar o próximo.`
            : t`Inscreva-se em uma competição para marcar o primeiro.`}
        </EmptyState>
      )}
    </Panel>
  );
}
