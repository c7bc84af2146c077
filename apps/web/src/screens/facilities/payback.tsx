import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FacilityName } from '@mundo-manager/rules/facilities';
import { facilityPayback, homeMatchesPerWeek } from '@mundo-manager/rules/money-report';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub, useOwnMatches } from '../../data/calls/use-initial-data.ts';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './facilities.module.css';

/** In how many weeks the next level of a facility pays for itself, or what it costs a week. R-MON-5, R-MON-8 */
export function Payback({ name }: { readonly name: FacilityName }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const matches = useOwnMatches();
  const now = useGameClock().now();
  const homeMatches = homeMatchesPerWeek(club, matches, now);
  const payback = facilityPayback(club, { facility: name, homeMatches }, ruleset);
  if (payback === null) return null;
  const { weekly, weeks } = payback;
  const money = moneyText(Math.abs(weekly));
  if (weeks !== null) {
    return (
      <span
        className={styles.quiet}
      >{t`Rende cerca de ${money} a mais por semana: paga-se em ${plural(weeks, { one: '# semana', other: '# semanas' })}.`}</span>
    );
  }
  if (name !== 'stadium')
    return <span className={styles.quiet}>{t`Não vende ingressos: custa ${money} a mais por semana.`}</span>;
  if (homeMatches === 0) return <span className={styles.quiet}>{t`Sem jogos em casa marcados, não se paga.`}</span>;
  return <span className={styles.quiet}>{t`Com o público de hoje não se paga: perde ${money} por semana.`}</span>;
}
