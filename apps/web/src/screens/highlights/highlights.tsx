import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { TOP_LISTS } from '@mundo-manager/rules/careers';
import { competitionPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { CallFailed } from '../../data/calls/call-failed.tsx';
import { useCall } from '../../data/calls/use-call.ts';
import { Loading } from '../../ui/feedback/loading-overlay.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AwardWinners } from './award-winners.tsx';
import styles from './highlights.module.css';
import { TopTeam } from './top-team.tsx';
import { TopTen } from './top-ten.tsx';

/** Teams of the rounds and of the season, awards, and the lists of the best. R-CAR-16 */
export function Highlights({ competition }: { readonly competition: CompetitionView }) {
  const { t } = useLingui();
  const { id, name, category, number } = competition;
  const { data, error, refetch } = useCall('competitionLeaders', { params: { competitionId: id } });
  return (
    <>
      <PageHeading
        title={t`Destaques`}
        note={
          <Trans>
            {name} {categoryName(category)} · edição {number}
          </Trans>
        }
        end={
          <ButtonLink kind="ghost" small {...competitionPath(competition)}>
            {t`Ver os jogos`}
          </ButtonLink>
        }
      />
      {error && !data && (
        <CallFailed title={t`Não deu para carregar os destaques.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !data && <Loading text={t`Carregando ...`} />}
      {data && (
        <Stack>
          <Columns kind="halves">
            <TopTeam competition={competition} season={data.awards.team} />
            <AwardWinners competition={competition} awards={data.awards} />
          </Columns>
          <div className={styles.lists}>
            {TOP_LISTS.map((list) => (
              <TopTen key={list} list={list} rows={data.lists[list]} competition={competition} />
            ))}
          </div>
        </Stack>
      )}
    </>
  );
}
