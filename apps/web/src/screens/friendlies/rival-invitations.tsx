import { Plural, useLingui } from '@lingui/react/macro';
import { FRIENDLY_LIMITS } from '@mundo-manager/rules/friendlies';
import { ClubLink } from '../../components/club/club-link.tsx';
import { sideClub } from '../../components/match/side-club.ts';
import { useClub, useCurrentCompetitions } from '../../data/calls/use-initial-data.ts';
import { InviteButton } from '../../features/friendlies/invite-button.tsx';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Stack } from '../../ui/layout/columns.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './friendlies.module.css';

/** The free slots, and the clubs of the own competitions to invite. R-FRD-15 */
export function RivalInvitations({ slots }: { readonly slots: readonly number[] }) {
  const { t } = useLingui();
  const { id: ownId } = useClub();
  const entrants = useCurrentCompetitions().flatMap((competition) => competition.entrants);
  const rivals = new Map(entrants.filter(({ clubId }) => clubId !== ownId).map((entrant) => [entrant.clubId, entrant]));
  const { daysAhead } = FRIENDLY_LIMITS;
  return (
    <Stack>
      <Panel title={t`Datas livres`}>
        {slots.length === 0 ? (
          <p>{t`Nenhuma data livre nos próximos ${daysAhead} dias.`}</p>
        ) : (
          <>
            <p className={styles.note}>
              <Plural value={slots.length} one="# data livre" other="# datas livres" /> · {t`um amistoso por dia`}
            </p>
            <ul className={styles.slots}>
              {slots.map((slot) => (
                <li key={slot}>
                  <DateText ms={slot} time />
                </li>
              ))}
            </ul>
          </>
        )}
      </Panel>
      <Panel flush title={t`Convidar um clube`}>
        {rivals.size === 0 ? (
          <div className={styles.empty}>
            <p>{t`Entre em uma competição para conhecer outros clubes, ou convide pela página de um deles.`}</p>
            <ButtonLink small kind="ghost" to="/competitions">{t`Ver competições`}</ButtonLink>
          </div>
        ) : (
          <ul>
            {[...rivals.values()].map(({ clubId, ...rival }) => (
              <li key={clubId} className={styles.rival}>
                <ClubLink size={24} club={sideClub({ id: clubId, ...rival })} />
                <InviteButton small named club={sideClub({ id: clubId, ...rival })} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </Stack>
  );
}
