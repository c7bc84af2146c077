import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { contestName, doPlacesCount, isAwarded, prizeFor, prizeLabel } from '@mundo-manager/rules/competitions';
import { awardBonus } from '@mundo-manager/rules/sponsorship';
import { positionOf } from '@mundo-manager/rules/standings';
import { Award } from 'lucide-react';
import { Money } from '../../components/money/money.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useRulesetOf } from '../../data/ruleset/use-ruleset-of.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './ranking.module.css';

const METALS: Readonly<Record<number, string | undefined>> = { 1: styles.gold, 2: styles.silver, 3: styles.bronze };

interface PrizesProps {
  readonly league: CompetitionView;
  /** The club's final place in a cup or tournament; null until it is knocked out. Ignored for a league, whose table gives the place. */
  readonly place?: number | null;
}

/** What the awarded places win, and what the club’s present place would, or its final place has won. R-COM-18, R-COM-21, R-LEA-16, R-LEA-17 */
export function Prizes({ league, place: given }: PrizesProps) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(league);
  // Sponsors look at awards by the rules of the world.
  const world = useRuleset();
  const { id } = useClub();
  const { category, table, status } = league;
  const competition = contestName(league);
  const isLeague = competition === 'MM League';
  const own = !isLeague ? (given ?? null) : doPlacesCount(league) ? positionOf(table, id) : null;
  const { awardWindow } = world.sponsorship;
  const awarded = ruleset.competitions.awardPlaces[competition];
  const places =
    own === null || !isLeague || isAwarded({ competition, place: own }, ruleset)
      ? awarded
      : [...awarded, own].toSorted((a, b) => a - b);
  return (
    <Panel flush title={t`Premiação`}>
      <ol>
        {places.map((place) => {
          const { money, credits } = prizeFor({ competition, category, place }, ruleset);
          const { dollars } = awardBonus({ category, place }, world);
          return (
            <li key={place} className={classes(styles.row, place === own && styles.mine)}>
              <span className={styles.order}>{place}</span>
              <Award size={18} aria-hidden className={METALS[place]} />
              <span className={styles.name}>
                {prizeLabel({ competition, category, place })}
                {place === own && (
                  <small>
                    {status === 'finished'
                      ? t`Seu prêmio`
                      : isLeague
                        ? t`Seu lugar agora`
                        : t`Já é seu, depois da final`}
                  </small>
                )}
                <small>
                  <Plural value={credits} _0="0 créditos" one="# crédito" other="# créditos" />
                  {dollars > 0 && (
                    <Trans>
                      {' '}
                      · patrocínio <Money value={dollars} signed />
                    </Trans>
                  )}
                </small>
              </span>
              <b className={styles.money}>
                <Money value={money} />
              </b>
            </li>
          );
        })}
      </ol>
      <p className={styles.note}>{t`O bônus do patrocínio é por semana e conta por ${awardWindow} dias.`}</p>
    </Panel>
  );
}
