import { Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { vacancies } from '@mundo-manager/rules/competitions';
import { Hourglass } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import styles from './competitions.module.css';

/** Signed up, not drawn: who is in, and which places are free. R-HUB-4 */
export function LeagueWait({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { entrants } = league;
  const free = vacancies(league, ruleset);
  const places = entrants.length + free;
  return (
    <>
      <p className={styles.wait}>
        <Hourglass size={18} aria-hidden />
        {t`Aguardando início ...`}
      </p>
      <ul className={styles.entrants} aria-label={t`Clubes inscritos`}>
        {entrants.map(({ clubId, clubName, clubEmblem }) => (
          <li key={clubId}>
            <ClubLink emblemOnly size={34} club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
          </li>
        ))}
        {Array.from({ length: free }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: free places are alike
          <li key={index} className={styles.free} aria-hidden />
        ))}
      </ul>
      <p className={styles.quiet}>
        <Trans>
          {entrants.length} de {places} clubes. Quando o prazo acabar, as vagas livres são preenchidas e os jogos são
          sorteados.
        </Trans>
      </p>
    </>
  );
}
