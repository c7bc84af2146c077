import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchSideView, MatchView } from '@mundo-manager/contract/client';
import { formatMoney } from '@mundo-manager/rules/format';
import { ArrowLeft, Play } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { clubPath, competitionPath, replayPath } from '../../app/paths.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { DateText } from '../../ui/DateText.tsx';
import { Emblem } from '../../ui/Emblem.tsx';
import { Plate } from '../../ui/Plate.tsx';
import styles from './MatchHeader.module.css';

/** Both clubs, the score, and where, when and before how many. R-STT-1 */
export function MatchHeader({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const { home, away, competitionId, competitionName, round, status, replayId } = match;
  const { to, state } = competitionPath({ id: competitionId, name: competitionName });
  const colours = { '--home': home.clubEmblem.secondary, '--away': away.clubEmblem.secondary } as CSSProperties;
  const finished = status === 'finished';
  return (
    <section className={styles.wall} style={colours} aria-label={t`Resumo da partida`}>
      <div className={styles.top}>
        <Link className={styles.back} to={`${to}&round=${round}`} state={state}>
          <ArrowLeft size={18} aria-hidden />
          <Trans>
            Voltar · {competitionName}, rodada {round}
          </Trans>
        </Link>
        <h1 className={styles.heading} tabIndex={-1}>
          {t`Estatísticas da partida`}
        </h1>
      </div>
      <div className={styles.stripe} />
      <div className={styles.duel}>
        <Side side={home} />
        {finished ? <Result home={home.score} away={away.score} /> : <span className={styles.versus}>×</span>}
        <Side side={away} />
      </div>
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <Fact label={t`Data`}>
            <DateText ms={match.date} year time />
          </Fact>
          <Fact label={t`Local`}>{match.venue}</Fact>
          {finished && <Fact label={t`Público`}>{match.attendance.toLocaleString('pt-BR')}</Fact>}
          {finished && <Fact label={t`Renda`}>{formatMoney(match.ticketSales)}</Fact>}
        </dl>
        {replayId !== null && (
          <span className={styles.replay}>
            <ButtonLink icon={Play} to={replayPath(replayId)}>
              {t`Ver o replay`}
            </ButtonLink>
          </span>
        )}
      </div>
    </section>
  );
}

function Side({ side: { id, clubName, clubEmblem } }: { readonly side: MatchSideView }) {
  return (
    <Link className={styles.side} {...clubPath(id)}>
      <Emblem emblem={clubEmblem} size={88} />
      <span className={styles.name}>{clubName}</span>
    </Link>
  );
}

function Result({ home, away }: { readonly home: number; readonly away: number }) {
  return (
    <span className={styles.board}>
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

function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
