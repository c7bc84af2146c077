import { useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { nextMatch } from '@mundo-manager/rules/competitions';
import { canEditMatch } from '@mundo-manager/rules/match-window';
import { Tv } from 'lucide-react';
import { useId } from 'react';
import { Countdown } from '../../components/clock/countdown.tsx';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { livePath } from '../../components/links/paths.ts';
import { isPlaying } from '../../components/match/is-playing.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { MatchChoiceFields } from '../../features/competition/rounds/match-choice-fields.tsx';
import { ClubsAndScore } from '../../features/match/clubs-and-score.tsx';
import { useLiveMinute } from '../../features/match/use-live-minute.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './next-tie.module.css';

/** The club’s next match of the competition on a painted wall, its score while it is played; nothing if none is left. R-KNO-1 */
export function NextTie({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const heading = useId();
  const ruleset = useRuleset();
  const { id } = useClub();
  const now = useGameNow();
  const minute = useLiveMinute();
  const match = nextMatch(competition.matches, id);
  if (match === null) return null;
  const playing = isPlaying(match, now, ruleset);
  return (
    <div className={styles.tie}>
      <section className={styles.wall} aria-labelledby={heading}>
        <div className={styles.top}>
          <h2 id={heading}>{t(PHASE_NAMES[competition.phase])}</h2>
          {playing && <b className={styles.live}>{minute(match.live) ?? t`Ao vivo`}</b>}
        </div>
        <ClubsAndScore match={match} score={playing ? (match.live ?? { home: 0, away: 0 }) : null} live={playing} />
        <div className={styles.foot}>
          <span>
            {match.isNeutral ? t`Campo neutro: ${match.venue}` : match.venue}
            <br />
            <DateText ms={match.date} time />
          </span>
          {playing ? (
            <ButtonLink icon={Tv} to={livePath(match.id)}>{t`Assistir ao vivo`}</ButtonLink>
          ) : (
            <Countdown until={match.date} />
          )}
        </div>
      </section>
      {match.isKnockOut && canEditMatch(match, id, now, ruleset) && (
        <Panel title={t`Para este jogo`}>
          <MatchChoiceFields match={match} />
        </Panel>
      )}
    </div>
  );
}
