import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { matchesOfRound } from '@mundo-manager/rules/competitions';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { ClubLink } from '../../components/club/club-link.tsx';
import { isPlaying } from '../../components/match/is-playing.ts';
import { ScorePlates } from '../../components/player/number-plates.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useCall } from '../../data/calls/use-call.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { PenaltyText } from './cup-texts.tsx';
import styles from './round-scores.module.css';
import { useLiveMinute } from './use-live-minute.ts';

/** The other matches of the round beside the club’s own, with their current scores. R-HOM-21 */
export function RoundScores({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const now = useGameNow();
  const { competitionId, round } = match;
  const { data } = useCall('competition', { params: { competitionId } });
  const others = matchesOfRound(data?.league.matches ?? {}, round).filter(({ id }) => id !== match.id);
  if (others.length === 0) return null;
  return (
    <Panel flush title={t`Na mesma rodada`} end={<Trans>Rodada {round}</Trans>}>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id} className={styles.match}>
            <Side side={other.home} reversed />
            <span className={styles.middle}>
              <Middle match={other} now={now} />
            </span>
            <Side side={other.away} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Side({ side, reversed = false }: { readonly side: MatchSideView; readonly reversed?: boolean }) {
  const { id, clubName, clubEmblem } = side;
  return (
    <span className={classes(styles.side, reversed && styles.home)}>
      <ClubLink size={22} reversed={reversed} club={{ id, name: clubName, emblem: clubEmblem }} />
    </span>
  );
}

function Middle({ match, now }: { readonly match: MatchView; readonly now: number }) {
  const { t } = useLingui();
  const minuteOf = useLiveMinute();
  const ruleset = useRuleset();
  const { status, home, away, live } = match;
  if (status === 'finished') {
    return (
      <>
        <ScorePlates home={home.score} away={away.score} />
        <small>{home.shootOut === undefined ? t`Fim` : <PenaltyText match={match} />}</small>
      </>
    );
  }
  const score = isPlaying(match, now, ruleset) ? (live ?? { home: 0, away: 0 }) : { home: null, away: null };
  return (
    <>
      <ScorePlates home={score.home} away={score.away} />
      <small>{minuteOf(live)}</small>
    </>
  );
}
