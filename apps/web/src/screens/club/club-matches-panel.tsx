import { useLingui } from '@lingui/react/macro';
import type { ClubMatches as Matches, MatchView } from '@mundo-manager/contract/client';
import { clubResult } from '@mundo-manager/rules/clubs';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ClubLink } from '../../components/club/club-link.tsx';
import { matchStatsPath } from '../../components/links/paths.ts';
import { sideClub } from '../../components/match/side-club.ts';
import { ResultMark, ScorePlates } from '../../components/player/number-plates.tsx';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useContestText } from '../../features/match/use-contest-text.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Segmented } from '../../ui/form/segmented.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './club-history.module.css';

interface ClubMatchesPanelProps {
  readonly id: string;
  /** Null until they are there. */
  readonly matches: Pick<Matches, 'results' | 'fixtures'> | null;
  /** Why they did not come. */
  readonly error: Error | null;
  readonly onRetry: () => void;
}

/** The last results of a club, and its next matches. R-HSC-6 */
export function ClubMatchesPanel({ id, matches, error, onRetry }: ClubMatchesPanelProps) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Jogos`}>
      {matches ? (
        <Loaded id={id} matches={matches} />
      ) : error ? (
        <CallFailed inset title={t`Não deu para carregar os jogos do clube.`} error={error} onRetry={onRetry} />
      ) : (
        <Skeleton rows={5} />
      )}
    </Panel>
  );
}

interface LoadedProps {
  readonly id: string;
  readonly matches: Pick<Matches, 'results' | 'fixtures'>;
}

function Loaded({ id, matches }: LoadedProps) {
  const { t } = useLingui();
  const [part, setPart] = useState<'results' | 'fixtures'>(matches.results.length > 0 ? 'results' : 'fixtures');
  const shown = matches[part];
  return (
    <>
      <div className={styles.parts}>
        <Segmented
          words
          small
          label={t`Quais jogos`}
          value={part}
          onChange={setPart}
          options={[
            { value: 'results', label: t`Últimos` },
            { value: 'fixtures', label: t`Próximos` },
          ]}
        />
      </div>
      {shown.length === 0 && (
        <p className={styles.empty}>{part === 'results' ? t`Nenhum jogo realizado.` : t`Nenhum jogo marcado.`}</p>
      )}
      <ul>
        {shown.map((match) => (
          <MatchRow key={match.id} match={match} clubId={id} isPlayed={part === 'results'} />
        ))}
      </ul>
    </>
  );
}

interface MatchRowProps {
  readonly match: MatchView;
  readonly clubId: string;
  readonly isPlayed: boolean;
}

function MatchRow({ match, clubId, isPlayed }: MatchRowProps) {
  const { t } = useLingui();
  const { nameOf } = useContestText();
  const { home, away, date, competitionName } = match;
  const isHome = home.id === clubId;
  const opponent = isHome ? away : home;
  return (
    <li className={styles.match}>
      {isPlayed ? <ResultMark result={clubResult(match, clubId)} /> : <span aria-hidden>·</span>}
      <span>
        <ClubLink size={24} club={sideClub(opponent)} />
        <small>
          {isHome ? t`em casa` : t`fora`} · <DateText ms={date} time={!isPlayed} /> · {nameOf(competitionName)}
        </small>
      </span>
      {isPlayed && (
        <Link className={styles.score} {...matchStatsPath(match)}>
          <ScorePlates home={home.score} away={away.score} />
          <VisuallyHidden>{t`Estatísticas: ${home.clubName} × ${away.clubName}`}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}
