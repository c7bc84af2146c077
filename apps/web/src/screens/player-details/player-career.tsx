import { useLingui } from '@lingui/react/macro';
import type { CareerSeason } from '@mundo-manager/contract/client';
import { type Career, careerRating } from '@mundo-manager/rules/careers';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { ClubLink } from '../../components/club/club-link.tsx';
import { competitionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { MatchRating } from '../../components/player/rating.tsx';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { TableColumn } from '../../ui/table/data-table-column.ts';
import { decimals } from '../../ui/text/decimals.ts';
import { locale } from '../../ui/text/locale.ts';
import styles from './player-career.module.css';

const WHOLE = new Intl.NumberFormat(locale);
const kilometres = ({ metres }: Career) => (metres === 0 ? '–' : decimals(metres / 1_000, 1));
const rowId = ({ competition, club }: CareerSeason) => `${competition.id} ${club?.id ?? ''}`;

/** His matches by season, competition and club, and in sum. R-CAR-13 */
export function PlayerCareer({ playerId }: { readonly playerId: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useCall('playerCareer', { params: { playerId } });
  return (
    <Panel flush title={t`Carreira`} end={t`Só jogos encerrados`}>
      {data ? (
        <>
          <Total career={data.total} />
          {data.seasons.length > 0 && <Seasons seasons={data.seasons} />}
        </>
      ) : error ? (
        <CallFailed inset title={t`Não deu para carregar a carreira.`} error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.waiting}>
          <Skeleton rows={3} />
        </div>
      )}
    </Panel>
  );
}

function Total({ career }: { readonly career: Career }) {
  const { t } = useLingui();
  if (career.matches === 0) return <p className={styles.none}>{t`Nenhum jogo por um clube ainda.`}</p>;
  const facts = [
    [t`Jogos`, WHOLE.format(career.matches)],
    [t`Minutos`, WHOLE.format(career.minutes)],
    [t`Gols`, WHOLE.format(career.goals)],
    [t`Assistências`, WHOLE.format(career.assists)],
    [t`Nota média`, <MatchRating key="rating" value={careerRating(career)} />],
    [t`Distância`, career.metres === 0 ? '–' : t`${kilometres(career)} km`],
  ] as const;
  return (
    <dl className={styles.total} aria-label={t`Na carreira`}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Seasons({ seasons }: { readonly seasons: readonly CareerSeason[] }) {
  const { t } = useLingui();
  const columns = useMemo<readonly TableColumn<CareerSeason>[]>(() => {
    const number = (id: string, header: string, title: string, value: (career: Career) => number) => ({
      id,
      header,
      title,
      number: true,
      value: ({ career }: CareerSeason) => value(career),
    });
    return [
      {
        id: 'competition',
        header: t`Competição`,
        title: t`Competição`,
        sticky: true,
        cell: ({ competition }) => (
          <Link className={styles.competition} {...competitionPath(competition)}>
            {competition.name} {categoryName(competition.category)} <small>{t`${competition.number}ª edição`}</small>
          </Link>
        ),
      },
      {
        id: 'club',
        header: t`Clube`,
        title: t`Clube`,
        cell: ({ club }) => (club === null ? '–' : <ClubLink club={club} size={20} />),
      },
      number('matches', t`J`, t`Jogos`, ({ matches }) => matches),
      number('minutes', t`Min.`, t`Minutos`, ({ minutes }) => minutes),
      number('goals', t`Gols`, t`Gols`, ({ goals }) => goals),
      number('assists', t`Assist.`, t`Assistências`, ({ assists }) => assists),
      {
        ...number('rating', t`Nota`, t`Nota média`, (career) => careerRating(career) ?? 0),
        cell: ({ career }) => <MatchRating value={careerRating(career)} />,
      },
      number('cleanSheets', t`SG`, t`Jogos sem sofrer gol, como goleiro`, ({ cleanSheets }) => cleanSheets),
      number('yellow', t`CA`, t`Cartões amarelos`, ({ yellowCards }) => yellowCards),
      number('red', t`CV`, t`Cartões vermelhos`, ({ redCards }) => redCards),
      {
        ...number('metres', t`km`, t`Distância em quilômetros`, ({ metres }) => metres),
        cell: ({ career }) => kilometres(career),
      },
    ];
  }, [t]);
  return <DataTable label={t`Carreira por competição`} columns={columns} rows={seasons} rowId={rowId} />;
}
