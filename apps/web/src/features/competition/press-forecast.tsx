import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { contestName, doPlacesCount, expectedPlace, pressFavourites } from '@mundo-manager/rules/competitions';
import { Newspaper } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useRulesetOf } from '../../data/ruleset/use-ruleset-of.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './press-forecast.module.css';

interface PressForecastProps {
  readonly league: Pick<CompetitionView, 'name' | 'status' | 'entrants' | 'forecast' | 'rulesetHash'>;
}

/** Before the first round: the favourites of the press, and where it expects the club. Nothing without a forecast. R-HSC-1 */
export function PressForecast({ league }: PressForecastProps) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(league);
  const { id } = useClub();
  const favourites = pressFavourites({ ...league, name: contestName(league) }, ruleset);
  const place = expectedPlace(league, id);
  if (favourites.length === 0 || doPlacesCount(league)) return null;
  return (
    <Panel title={t`Palpite da imprensa`} end={<Newspaper size={18} aria-hidden />}>
      <p className={styles.bet}>{t`A imprensa aposta em`}</p>
      <ol className={styles.clubs}>
        {favourites.map(({ clubId }, index) => {
          const club = league.entrants.find((entrant) => entrant.clubId === clubId);
          return (
            club && (
              <li key={clubId}>
                <b aria-hidden>{index + 1}º</b>
                <ClubLink size={26} club={{ id: clubId, name: club.clubName, emblem: club.clubEmblem }} />
              </li>
            )
          );
        })}
      </ol>
      {place !== null && (
        <p className={styles.own}>
          <Trans>
            Para o seu clube, ela espera o <b>{place}º lugar</b>.
          </Trans>
        </p>
      )}
    </Panel>
  );
}
