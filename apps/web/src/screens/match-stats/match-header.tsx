import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { isFriendly } from '@mundo-manager/rules/competitions';
import { ArrowLeft, Binoculars, Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { competitionPath, opponentPath, replayPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ClubsAndScore } from '../../features/match/clubs-and-score.tsx';
import { PenaltyText } from '../../features/match/cup-texts.tsx';
import { useContestText } from '../../features/match/use-contest-text.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Fact } from '../../ui/layout/fact.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { locale } from '../../ui/text/locale.ts';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './match-header.module.css';

/** Both clubs, the score, and where, when and before how many. R-STT-1 */
export function MatchHeader({ match }: { readonly match: MatchView }) {
  const { t } = useLingui();
  const { home, away, competitionId, competitionName, round, status, replayId } = match;
  const { to, state } = competitionPath({ id: competitionId, name: competitionName });
  const { nameOf } = useContestText();
  const finished = status === 'finished';
  // A friendly sells no tickets.
  const counted = finished && !isFriendly(match);
  const own = useClub().id;
  const rival = [home, away].some(({ id }) => id === own) ? (home.id === own ? away.id : home.id) : null;
  return (
    <section className={styles.wall} aria-label={t`Resumo do jogo`}>
      <div className={styles.top}>
        <Link className={styles.back} to={`${to}&round=${round}`} state={state}>
          <ArrowLeft size={18} aria-hidden />
          {match.isKnockOut || isFriendly(match) ? (
            <Trans>Voltar · {nameOf(competitionName)}</Trans>
          ) : (
            <Trans>
              Voltar · {competitionName}, rodada {round}
            </Trans>
          )}
        </Link>
        <h1 className={styles.heading} tabIndex={-1}>
          {t`Estatísticas do jogo`}
        </h1>
      </div>
      <ClubsAndScore
        match={match}
        score={finished ? { home: home.score, away: away.score } : match.live}
        live={!finished}
      />
      <div className={styles.foot}>
        <dl className={styles.facts}>
          <Fact label={t`Data`}>
            <DateText ms={match.date} year time />
          </Fact>
          {home.shootOut !== undefined && (
            <Fact label={t({ message: 'Decisão', context: 'shoot-out' })}>
              <PenaltyText match={match} />
            </Fact>
          )}
          <Fact label={t`Local`}>{match.venue}</Fact>
          {counted && <Fact label={t`Público`}>{match.attendance.toLocaleString(locale)}</Fact>}
          {counted && <Fact label={t`Renda`}>{moneyText(match.ticketSales)}</Fact>}
        </dl>
        {!finished && rival !== null && (
          <span className={styles.replay}>
            <ButtonLink icon={Binoculars} {...opponentPath(rival)}>
              {t`Relatório do adversário`}
            </ButtonLink>
          </span>
        )}
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
