import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { SeasonSummary } from '@mundo-manager/contract/client';
import { CalendarRange, ChevronRight, MoveDown, MoveUp } from 'lucide-react';
import { Link } from 'react-router-dom';
import { competitionPath, editionPath, seasonPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/form/button.tsx';
import { IconLink } from '../../ui/form/icon-button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './club-history.module.css';
import type { ClubHistory } from './use-club-history.ts';

interface ClubSeasonsProps {
  readonly history: ClubHistory;
  /** Whether it is the caller’s club: each finished season leads to its review. */
  readonly own: boolean;
}

/** The editions that the club was in: place, points, promotion or relegation, and the way to each. R-HSC-5 */
export function ClubSeasons({ history, own }: ClubSeasonsProps) {
  const { t } = useLingui();
  const { seasons, error, loadingMore, loadMore, retry } = history;
  return (
    <Panel flush title={t`Temporadas`}>
      {seasons === null && error === null && <Skeleton rows={3} />}
      {seasons?.length === 0 && (
        <EmptyState inset icon={CalendarRange} title={t`Nenhuma temporada ainda.`}>
          {t`A primeira entra aqui quando a liga é sorteada.`}
        </EmptyState>
      )}
      <ol className={styles.list}>
        {seasons?.map((season) => (
          <SeasonRow key={season.competitionId} season={season} own={own} />
        ))}
      </ol>
      {error && (
        <CallFailed inset title={t`Não deu para carregar a história do clube.`} error={error} onRetry={retry} />
      )}
      {error === null && loadMore && (
        <p className={styles.more}>
          <Button kind="ghost" small busy={loadingMore} aria-label={t`Mostrar mais temporadas`} onClick={loadMore}>
            {t`Mostrar mais`}
          </Button>
        </p>
      )}
    </Panel>
  );
}

function SeasonRow({ season, own }: { readonly season: SeasonSummary; readonly own: boolean }) {
  const { t } = useLingui();
  const { competitionId, name, number, category, place, points, prize, expectedPlace, wins, draws, losses } = season;
  const isOver = prize !== null;
  const way = isOver ? editionPath(competitionId) : competitionPath({ id: competitionId, name });
  return (
    <li>
      <b className={styles.place}>{place === null ? '–' : t`${place}º`}</b>
      <span className={styles.name}>
        <b>
          <Trans>
            {name} {number} · {categoryName(category)}
          </Trans>
        </b>
        <small>
          {points !== null && (
            <>
              <Plural value={points} _0="0 pontos" one="# ponto" other="# pontos" />
              {' · '}
            </>
          )}
          {t`${wins}V ${draws}E ${losses}D`}
          {expectedPlace !== null && <> · {t`imprensa: ${expectedPlace}º`}</>}
        </small>
        {own && isOver && <Link {...seasonPath(competitionId)}>{t`Ver o balanço`}</Link>}
      </span>
      <End season={season} isOver={isOver} />
      <IconLink icon={ChevronRight} label={t`Ver ${name} ${number}, ${categoryName(category)}`} {...way} />
    </li>
  );
}

function End({ season: { movement, place }, isOver }: { readonly season: SeasonSummary; readonly isOver: boolean }) {
  const { t } = useLingui();
  if (!isOver) return <Badge>{t`Em andamento`}</Badge>;
  if (movement === 'promoted') return <Badge tone="good" icon={MoveUp}>{t`Subiu`}</Badge>;
  if (movement === 'relegated') return <Badge tone="bad" icon={MoveDown}>{t`Caiu`}</Badge>;
  return place === 1 ? <Badge tone="you">{t`Campeão`}</Badge> : <span />;
}
