import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { doPlacesCount, nextMatch } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { competitionPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import styles from './competitions.module.css';
import { NextFixture } from './next-fixture.tsx';

/** The club’s position once the league runs, its next opponent, and the link to the league. R-HUB-5, R-HUB-9 */
export function LeagueStanding({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const row = league.table.find(({ clubId }) => clubId === id);
  const position = positionOf(league.table, id);
  const next = nextMatch(league.matches, id);
  return (
    <>
      {doPlacesCount(league) && row && position !== null && (
        <p className={styles.standing}>
          <b>
            <Trans>{position}º</Trans>
          </b>
          <span>
            <Plural value={row.points} _0="0 pontos" one="# ponto" other="# pontos" />
            <small>
              <Plural value={row.plays} _0="0 jogos" one="# jogo" other="# jogos" />
            </small>
          </span>
        </p>
      )}
      {next && <NextFixture match={next} name={<Trans>Rodada {next.round}</Trans>} />}
      <ButtonLink wide {...competitionPath(league)}>
        {t`Acessar`}
      </ButtonLink>
    </>
  );
}
