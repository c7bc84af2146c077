import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Award } from '@mundo-manager/rules/competitions';
import { Award as Medal } from 'lucide-react';
import { categoryName } from '../../components/messages/category-name.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './club-awards.module.css';

const METALS: Readonly<Record<number, string | undefined>> = { 1: styles.gold, 2: styles.silver, 3: styles.bronze };

/** What the club has won, newest first. R-CPG-3 */
export function ClubAwards({ awards }: { readonly awards: readonly Award[] }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const leaguePlaces = ruleset.competitions.awardPlaces['MM League'].length;
  if (awards.length === 0) {
    return (
      <Panel title={t`Conquistas`}>
        <EmptyState icon={Medal} title={t`Nenhuma conquista ainda.`}>
          {t`Os ${leaguePlaces} primeiros da liga ganham uma.`}
        </EmptyState>
      </Panel>
    );
  }
  return (
    <Panel flush title={t`Conquistas`} end={<Plural value={awards.length} one="# conquista" other="# conquistas" />}>
      <ol className={styles.list}>
        {awards.toReversed().map(({ competition, number, category, place, date }) => (
          <li key={`${competition}-${category}-${number}-${date}`}>
            <Medal size={22} aria-hidden className={METALS[place]} />
            <span className={styles.name}>
              <b>
                <Trans>{place}º Lugar</Trans>
              </b>
              <small>
                <Trans>
                  {competition} {number} · {categoryName(category)}
                </Trans>
              </small>
            </span>
            <span className={styles.date}>
              <DateText ms={date} year />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
