import { useLingui } from '@lingui/react/macro';
import { CalendarClock, CalendarPlus } from 'lucide-react';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { isPlaying } from '../../match/isPlaying.ts';
import { LiveMatchTicker } from '../../match/LiveMatchTicker.tsx';
import { RoundScores } from '../../match/RoundScores.tsx';
import { useNextMatch } from '../../match/useNextMatch.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { useClub, useCurrentCompetitions } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { AdvanceButton } from './AdvanceButton.tsx';
import styles from './MatchWall.module.css';
import { MatchWall } from './MatchWall.tsx';

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
