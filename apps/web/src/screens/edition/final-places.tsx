import { useLingui } from '@lingui/react/macro';
import type { EditionDetails } from '@mundo-manager/contract/client';
import { isAwarded } from '@mundo-manager/rules/competitions';
import { ClubLink } from '../../components/club/club-link.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import standings from '../../features/competition/standings/standings.module.css';
import { StandingsTable } from '../../features/competition/standings/standings-table.tsx';
import { usePromotionZones } from '../../features/competition/standings/use-promotion-zones.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './edition.module.css';

/** The final table of a league, or the places of a cup, which several clubs share. R-HSC-2 */
export function FinalPlaces({ edition }: { readonly edition: EditionDetails }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { id } = useClub();
  const zones = usePromotionZones(edition, ruleset);
  const { name, table, archive, clubs } = edition;
  if (name === 'MM League') {
    const heading = t`Classificação final`;
    return (
      <Panel flush title={heading}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <section className={standings.wrap} tabIndex={0} aria-label={t`${heading}, role para ver tudo`}>
          <StandingsTable
            label={heading}
            rows={table}
            ownId={id}
            isAwarded={(place) => isAwarded({ competition: name, place }, ruleset)}
            zones={zones}
            form={null}
          />
        </section>
      </Panel>
    );
  }
  return (
    <Panel flush title={t`Colocações`}>
      <ol className={styles.places}>
        {archive.places.map(({ clubId, place }) => {
          const club = clubs.find((one) => one.id === clubId);
          return (
            club && (
              <li key={clubId} className={classes(clubId === id && styles.mine)}>
                <b>{place}º</b>
                <ClubLink size={26} club={club} />
              </li>
            )
          );
        })}
      </ol>
    </Panel>
  );
}
