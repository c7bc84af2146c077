import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { matchState } from '@mundo-manager/rules/match-window';
import { Binoculars, Radio, Tv } from 'lucide-react';
import { Fragment, useId } from 'react';
import { Link } from 'react-router-dom';
import { Countdown } from '../../components/clock/countdown.tsx';
import { useGameNow } from '../../components/clock/game-clock-context.tsx';
import { competitionPath, livePath, opponentPath, tacticPath } from '../../components/links/paths.ts';
import { isPlaying } from '../../components/match/is-playing.ts';
import { ownSide } from '../../components/match/own-side.ts';
import { PHASE_NAMES } from '../../components/messages/phase-names.ts';
import { formationLabel } from '../../components/pitch/formation-label.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub, useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { ClubsAndScore } from '../../features/match/clubs-and-score.tsx';
import { useBoosterName } from '../../features/match/use-booster-name.ts';
import { useContestText } from '../../features/match/use-contest-text.ts';
import { useLiveMinute } from '../../features/match/use-live-minute.ts';
import { classes } from '../../ui/browser/classes.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { AbsentStarters } from './absent-starters.tsx';
import { AdvanceButton } from './advance-button.tsx';
import styles from './match-wall.module.css';
import { TiredStarters } from './tired-starters.tsx';

/** The next match on a painted wall; its score while it is being played. R-HOM-2, R-HOM-3, R-HOM-19, R-HOM-27, R-HOM-28 */
export function MatchWall({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const heading = useId();
  const now = useGameNow();
  const { competitionId, competitionName, live } = match;
  const { roundOf } = useContestText();
  const playing = isPlaying(match, now, ruleset);
  const own = useClub().id;
  const { tacticName } = ownSide(match, own);
  const rival = match.home.id === own ? match.away.id : match.home.id;
  const competition = useCurrentCompetitions().find(({ id }) => id === competitionId);
  const phase = match.isKnockOut && competition ? t(PHASE_NAMES[competition.phase]) : null;
  return (
    <section className={styles.wall} aria-labelledby={heading}>
      {/* Another match is another wall, but ‘Avançar’ stays, and with it the focus. */}
      <Fragment key={match.id}>
        <div className={styles.top}>
          <h2 id={heading}>{playing ? t`Jogo ao vivo` : t`Próximo jogo`}</h2>
          <Link {...competitionPath({ id: competitionId, name: competitionName })}>
            {phase === null ? roundOf(match) : `${competitionName} · ${phase}`}
          </Link>
        </div>
        <ClubsAndScore match={match} score={playing ? (live ?? { home: 0, away: 0 }) : null} live={playing} />
        <div className={styles.foot}>
          <Facts match={match} />
          <div className={styles.clock}>
            <Waiting match={match} now={now} />
          </div>
        </div>
        <Link className={styles.report} {...opponentPath(rival)}>
          <Binoculars size={18} aria-hidden />
          {t`Relatório do adversário`}
        </Link>
        {!playing && tacticName && <AbsentStarters tacticName={tacticName} />}
        {!playing && tacticName && <TiredStarters tacticName={tacticName} />}
      </Fragment>
      <div className={styles.advance}>
        {playing && <ButtonLink icon={Tv} to={livePath(match.id)}>{t`Assistir ao vivo`}</ButtonLink>}
        <AdvanceButton match={match} />
      </div>
    </section>
  );
}

function Facts({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const { id, tactics } = useClub();
  const { venue, date } = match;
  const { tacticName, boosterId } = ownSide(match, id);
  const nameOf = useBoosterName();
  return (
    <dl className={classes(styles.facts, tacticName !== null && boosterId !== null && styles.four)}>
      <div>
        <dt>{t`Local`}</dt>
        <dd>{venue}</dd>
      </div>
      <div>
        <dt>{t`Data`}</dt>
        <dd>
          <DateText ms={date} year time />
        </dd>
      </div>
      {tacticName && (
        <div>
          <dt>{t`Tática`}</dt>
          <dd>
            <Link to={tacticPath(tacticName)}>
              {tacticName} · {formationLabel(tactics[tacticName].formation)}
            </Link>
          </dd>
        </div>
      )}
      {boosterId !== null && (
        <div>
          <dt>{t`Booster`}</dt>
          <dd>{nameOf(boosterId)}</dd>
        </div>
      )}
    </dl>
  );
}

interface WaitingProps {
  readonly match: MatchView;
  readonly now: number;
}

/** How long it takes, how long it is played, or that it is late. */
function Waiting({ match, now }: WaitingProps) {
  const { t } = useLingui();
  const minuteOf = useLiveMinute();
  const ruleset = useRuleset();
  const state = matchState(match, now, ruleset);
  if (state === 'late') return <b className={styles.late}>{t`Jogo Atrasado`}</b>;
  if (now < match.date) return <Countdown until={match.date} />;
  const minute = minuteOf(match.live);
  return (
    <b className={styles.live}>
      <Radio size={18} aria-hidden />
      {minute === null ? t`Ao vivo` : t`Ao vivo · ${minute}`}
    </b>
  );
}
