import { Trans, useLingui } from '@lingui/react/macro';
import type { LiveScore, MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { matchState } from '@mundo-manager/rules/match-window';
import { Radio } from 'lucide-react';
import { type CSSProperties, useId } from 'react';
import { Link } from 'react-router-dom';
import { clubPath, competitionPath } from '../../app/paths.ts';
import { useGameNow } from '../../clock/GameClockContext.tsx';
import { useClub } from '../../session/useInitialData.ts';
import { Countdown } from '../../ui/Countdown.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { AdvanceButton } from './AdvanceButton.tsx';
import styles from './MatchWall.module.css';
import { useLiveScore } from './useLiveScore.ts';

/** The next match on a painted wall; its score while it is being played. R-HOM-2, R-HOM-3, R-HOM-19 */
export function MatchWall({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const heading = useId();
  const now = useGameNow();
  const score = useLiveScore(match);
  const { home, away, competitionId, competitionName, round, date } = match;
  const playing = matchState(match, now) === 'live' && now >= date;
  const stripe = { '--home': home.clubEmblem.secondary, '--away': away.clubEmblem.secondary } as CSSProperties;
  return (
    <section className={styles.wall} aria-labelledby={heading}>
      <div className={styles.top}>
        <h2 id={heading}>{playing ? t`Jogo ao vivo` : t`Próximo jogo`}</h2>
        <Link {...competitionPath({ id: competitionId, name: competitionName })}>
          <Trans>
            {competitionName} · Rodada {round}
          </Trans>
        </Link>
      </div>
      <div className={styles.stripe} style={stripe} />
      <div className={styles.duel}>
        <Side side={home} />
        {playing ? <LiveBoard score={score} /> : <span className={styles.versus}>×</span>}
        <Side side={away} />
      </div>
      <div className={styles.foot}>
        <Facts match={match} />
        <div className={styles.clock}>
          <Waiting match={match} now={now} score={score} />
        </div>
      </div>
      <div className={styles.advance}>
        <AdvanceButton />
      </div>
    </section>
  );
}

function Side({ side: { id, clubName, clubEmblem } }: { readonly side: MatchSideView }) {
  return (
    <Link className={styles.side} {...clubPath(id)}>
      <Emblem emblem={clubEmblem} size={96} />
      <span className={styles.name}>{clubName}</span>
    </Link>
  );
}

function LiveBoard({ score }: { readonly score: LiveScore | null }) {
  const home = score?.home ?? 0;
  const away = score?.away ?? 0;
  return (
    <span className={styles.board} role="status">
      <Plate big winner={home > away}>
        {home}
      </Plate>
      <span className={styles.cross}>×</span>
      <Plate big winner={away > home}>
        {away}
      </Plate>
    </span>
  );
}

function Facts({ match: { venue, date, home, away } }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const { id, tactics } = useClub();
  const tacticName = (home.id === id ? home : away).tacticName;
  return (
    <dl className={styles.facts}>
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
            <Link to="/tactics">
              {tacticName} · {tactics[tacticName].formation}
            </Link>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface WaitingProps {
  readonly match: MatchView;
  readonly now: number;
  readonly score: LiveScore | null;
}

/** How long it takes, how long it is played, or that it is late. */
function Waiting({ match, now, score }: WaitingProps) {
  const { t } = useLingui();
  const state = matchState(match, now);
  if (state === 'late') return <b className={styles.late}>{t`Jogo Atrasado`}</b>;
  if (now < match.date) return <Countdown until={match.date} />;
  return (
    <b className={styles.live}>
      <Radio size={18} aria-hidden />
      {score === null ? t`Ao vivo` : t`Ao vivo · ${minuteText(score)}`}
    </b>
  );
}

function minuteText({ minute, added }: LiveScore): string {
  return added > 0 ? `${minute}+${added}’` : `${minute}’`;
}
