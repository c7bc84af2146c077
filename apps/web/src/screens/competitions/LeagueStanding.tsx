import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { doPlacesCount, nextMatch } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { competitionPath } from '../../app/paths.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { DateText } from '../../ui/DateText.tsx';
import styles from './Competitions.module.css';

/** Where the club stands once the league runs, whom it meets next, and the way into the league. R-HUB-5, R-HUB-9 */
export function LeagueStanding({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const { id } = useClub();
  const row = league.table.find(({ clubId }) => clubId === id);
  const position = positionOf(league.table, id);
  const next = nextMatch(league.matches, id);
  const opponent = next && (next.home.id === id ? next.away : next.home);
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
      {next && opponent && (
        <dl className={styles.facts}>
          <div>
            <dt>
              <Trans>Rodada {next.round}</Trans>
            </dt>
            <dd>
              <DateText ms={next.date} time />
            </dd>
          </div>
          <div>
            <dt>{next.home.id === id ? t`Em casa` : t`Fora`}</dt>
            <dd>
              <ClubLink club={{ id: opponent.id, name: opponent.clubName, emblem: opponent.clubEmblem }} />
            </dd>
          </div>
        </dl>
      )}
      <ButtonLink wide {...competitionPath(league)}>
        {t`Acessar`}
      </ButtonLink>
    </>
  );
}
