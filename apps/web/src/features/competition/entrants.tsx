import { Plural, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { vacancies } from '@mundo-manager/rules/competitions';
import { ClubLink } from '../../components/club/club-link.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './ranking.module.css';

/** Who has signed up for a league that is not drawn yet. */
export function Entrants({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { id } = useClub();
  const free = vacancies(league, ruleset);
  return (
    <Panel
      flush
      title={t`Inscritos`}
      end={<Plural value={free} _0="0 vagas livres" one="# vaga livre" other="# vagas livres" />}
    >
      <Alert tone="info">{t`Aguardando início ...`}</Alert>
      <ol>
        {league.entrants.map(({ clubId, clubName, clubEmblem, joinedAt }, index) => (
          <li key={clubId} className={classes(styles.row, clubId === id && styles.mine)}>
            <span className={styles.order}>{index + 1}</span>
            <span className={styles.name}>
              <ClubLink club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
            </span>
            <span className={styles.quiet}>
              <DateText ms={joinedAt} time />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
