import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { Binoculars } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { opponentPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './competitions.module.css';

interface NextFixtureProps {
  readonly match: MatchView;
  /** Its round or phase. */
  readonly name: ReactNode;
}

/** Date and opponent of the club's next match in a competition, with the way to the report on the opponent. R-OPP-15 */
export function NextFixture({ match: { home, away, date, isNeutral }, name }: NextFixtureProps) {
  const { t } = useLingui();
  const isHome = home.id === useClub().id;
  const { id, clubName, clubEmblem } = isHome ? away : home;
  return (
    <>
      <dl className={styles.facts}>
        <div>
          <dt>{name}</dt>
          <dd>
            <DateText ms={date} time />
          </dd>
        </div>
        <div>
          <dt>{isNeutral ? t`Campo neutro` : isHome ? t`Em casa` : t`Fora`}</dt>
          <dd>
            <ClubLink club={{ id, name: clubName, emblem: clubEmblem }} />
          </dd>
        </div>
      </dl>
      <ButtonLink
        wide
        small
        kind="ghost"
        icon={Binoculars}
        {...opponentPath(id)}
      >{t`Relatório do adversário`}</ButtonLink>
    </>
  );
}
