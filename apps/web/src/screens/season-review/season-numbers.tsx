import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClubSeason, RecordMatch } from '@mundo-manager/rules/history';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { clubWith } from '../../components/club/club-with-article.ts';
import { matchStatsPath } from '../../components/links/paths.ts';
import { Fact } from '../../ui/layout/fact.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { locale } from '../../ui/text/locale.ts';
import { percentText } from '../../ui/text/percent.ts';
import styles from './season-review.module.css';

/** Results, goals, the forecast of the press, and the remarkable matches. R-HSC-4 */
export function SeasonNumbers({ season }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  const { competitionId, goals, goalsTaken, biggestWin, heaviestDefeat, bestCrowd, unbeaten, possession } = season;
  return (
    <Panel flush title={t`A temporada em números`}>
      <Results season={season} />
      <dl className={styles.numbers}>
        <Fact label={t`Gols pró e contra`}>
          {goals} : {goalsTaken}
        </Fact>
        <Forecast season={season} />
        <MatchFigure label={t`Maior goleada`} match={biggestWin} competitionId={competitionId} />
        <MatchFigure label={t`Pior derrota`} match={heaviestDefeat} competitionId={competitionId} />
        {bestCrowd && (
          <Fact
            label={t`Maior público em casa`}
            note={t`contra ${clubWith('o', bestCrowd.opponentName, bestCrowd.opponentArticle)}`}
          >
            {bestCrowd.attendance.toLocaleString(locale)}
          </Fact>
        )}
        <Fact label={t`Sem perder`}>
          <Plural value={unbeaten.longest} _0="0 jogos" one="# jogo" other="# jogos" />
        </Fact>
        {possession !== null && <Fact label={t`Posse média`}>{percentText(Math.round(possession * 100) / 100)}</Fact>}
      </dl>
    </Panel>
  );
}

function Results({ season: { wins, draws, losses } }: { readonly season: ClubSeason }) {
  const shares = [
    { key: 'win', count: wins, text: <Plural value={wins} _0="vitórias" one="vitória" other="vitórias" /> },
    { key: 'draw', count: draws, text: <Plural value={draws} _0="empates" one="empate" other="empates" /> },
    { key: 'loss', count: losses, text: <Plural value={losses} _0="derrotas" one="derrota" other="derrotas" /> },
  ] as const;
  return (
    <ul className={styles.results}>
      {shares.map(({ key, count, text }) => (
        <li key={key} className={styles[key]} style={{ '--share': count } as CSSProperties}>
          <b>{count}</b> {text}
        </li>
      ))}
    </ul>
  );
}

/** The place that the press expected, and how far the club has left it behind. */
function Forecast({ season: { expectedPlace, place } }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  if (expectedPlace === null) return null;
  const ahead = place === null ? 0 : expectedPlace - place;
  return (
    <Fact
      label={t`A imprensa apostava`}
      note={
        ahead > 0 ? (
          <span className={styles.up}>
            <Plural value={ahead} one="▲ # lugar acima" other="▲ # lugares acima" />
          </span>
        ) : ahead < 0 ? (
          <span className={styles.down}>
            <Plural value={-ahead} one="▼ # lugar abaixo" other="▼ # lugares abaixo" />
          </span>
        ) : (
          t`acertou em cheio`
        )
      }
    >
      {expectedPlace}º
    </Fact>
  );
}

interface MatchFigureProps {
  readonly label: string;
  readonly match: RecordMatch | null;
  readonly competitionId: string;
}

function MatchFigure({ label, match, competitionId }: MatchFigureProps) {
  if (match === null) return null;
  const { matchId, goalsFor, goalsAgainst, isHome, opponentName, opponentArticle } = match;
  const opponent = clubWith('o', opponentName, opponentArticle);
  const note = isHome ? <Trans>em casa, contra {opponent}</Trans> : <Trans>fora, contra {opponent}</Trans>;
  return (
    <Fact label={label} note={note}>
      <Link {...matchStatsPath({ id: matchId, competitionId })}>
        {goalsFor} × {goalsAgainst}
      </Link>
    </Fact>
  );
}
