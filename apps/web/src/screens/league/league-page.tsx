import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { lastRound, topAssists, topScorers } from '@mundo-manager/rules/competitions';
import { editionPath, highlightsPath, seasonPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { BoardSection } from '../../features/board/board-section.tsx';
import { Editions } from '../../features/competition/editions.tsx';
import { Entrants } from '../../features/competition/entrants.tsx';
import { PressForecast } from '../../features/competition/press-forecast.tsx';
import { Prizes } from '../../features/competition/prizes.tsx';
import { FollowedMatch } from '../../features/competition/rounds/followed-match.tsx';
import { Rounds } from '../../features/competition/rounds/rounds.tsx';
import { Standings } from '../../features/competition/standings/standings.tsx';
import { TopPlayers } from '../../features/competition/top-players.tsx';
import { DrawProof } from '../../features/proofs/draw-proof.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Badge } from '../../ui/layout/badge.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AbsentPlayers } from './absent-players.tsx';
import styles from './league-page.module.css';
import { LeagueTransfersPanel } from './league-transfers-panel.tsx';
import { OwnFixtures } from './own-fixtures.tsx';
import { ResultsGrid } from './results-grid.tsx';

/** A league: table, rounds, prizes, scorers and assists; its entrants before the draw. R-LEA-1, R-LEA-16, R-LEA-22, R-HSC-1 */
export function LeaguePage({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const { name, category, number, table, matches, status } = league;
  const rounds = lastRound(matches);
  const open = status === 'open';
  const { id: ownId } = useClub();
  const isOwn = league.entrants.some(({ clubId }) => clubId === ownId);
  const highlights = (
    <ButtonLink kind="ghost" small {...highlightsPath(league.id)}>
      {t`Destaques`}
    </ButtonLink>
  );
  return (
    <>
      <PageHeading
        title={
          <Trans>
            {name} {categoryName(category)}
          </Trans>
        }
        end={
          open ? undefined : status === 'finished' ? (
            <>
              {highlights}
              <Badge>{t`Encerrada`}</Badge>
              {isOwn && (
                <ButtonLink small {...seasonPath(league.id)}>
                  {t`Balanço da temporada`}
                </ButtonLink>
              )}
              <ButtonLink kind="ghost" small {...editionPath(league.id)}>
                {t`Prêmios e plantéis`}
              </ButtonLink>
            </>
          ) : (
            highlights
          )
        }
        note={
          open ? (
            <Trans>Edição {number} · inscrições abertas</Trans>
          ) : (
            <Trans>
              Edição {number} · {table.length} clubes · {rounds} rodadas
            </Trans>
          )
        }
      />
      {open ? (
        <Columns>
          <Entrants league={league} />
          <Stack>
            <Prizes league={league} />
            <Editions league={league} />
            <DrawProof competition={league} />
          </Stack>
        </Columns>
      ) : (
        <div className={styles.columns}>
          <Standings league={league} />
          <div className={styles.side}>
            <Stack>
              <PressForecast league={league} />
              <FollowedMatch matches={matches} />
              <Rounds competition={league} />
              <AbsentPlayers league={league} />
              <OwnFixtures league={league} />
              <Prizes league={league} />
              <Editions league={league} />
              <DrawProof competition={league} />
            </Stack>
          </div>
          <div className={styles.duo}>
            <TopPlayers title={t`Artilharia`} rows={topScorers(matches)} empty={t`Ninguém marcou ainda.`} />
            <TopPlayers title={t`Assistências`} rows={topAssists(matches)} empty={t`Nenhuma assistência ainda.`} />
          </div>
          <div className={styles.whole}>
            <BoardSection competition={league} />
          </div>
          <div className={styles.whole}>
            <ResultsGrid league={league} />
          </div>
          <div className={styles.whole}>
            <LeagueTransfersPanel leagueId={league.id} />
          </div>
        </div>
      )}
    </>
  );
}
