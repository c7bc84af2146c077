import { useLingui } from '@lingui/react/macro';
import type { PublicClub } from '@mundo-manager/contract/client';
import { compareSkills, type OpponentReport } from '@mundo-manager/rules/opponents';
import { startersOf } from '@mundo-manager/rules/tactics';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './opponent.module.css';
import { HIGH, RangeLegend, RangeRow } from './range-row.tsx';
import type { OwnLines } from './use-own-lines.ts';

interface StrengthsProps {
  readonly report: Pick<OpponentReport, 'eleven'>;
  readonly club: PublicClub;
  readonly mine: OwnLines;
  readonly isOwn: boolean;
}

/** The value that the bars begin with: skills of weak clubs are lower than ratings. */
const LOW = 20;

/** 'Onde eles são fortes': six skills of the outfield players against those of the own tactic. R-OPP-18 */
export function Strengths({ report: { eleven }, club, mine: { slot }, isOwn }: StrengthsProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { players, tactics } = useClub();
  const starters = startersOf(tactics[slot], ruleset);
  const keeper = tactics[slot].places.find(({ id }) => id === '0')?.playerId;
  const own = isOwn ? [] : players.filter(({ id }) => id !== keeper && starters.includes(id));
  const rows = compareSkills({ eleven, players: club.players, own }, ruleset);
  if (rows.length === 0) return null;
  const isBehind = !isOwn && rows.every(({ ahead }) => ahead <= 0);
  return (
    <Panel flush title={isOwn ? t`Onde o time é forte` : t`Onde eles são fortes`} end={t`${LOW} a ${HIGH}`}>
      <ul>
        {rows.map(({ skill, theirs, own: mean, ahead }) => (
          <RangeRow
            key={skill}
            name={t(ATTRIBUTE_NAMES[skill])}
            range={theirs}
            low={LOW}
            own={isOwn ? undefined : mean}
          >
            <Lead points={Math.trunc(ahead)} />
          </RangeRow>
        ))}
      </ul>
      <RangeLegend slot={isOwn ? null : slot} />
      <p className={styles.caption}>
        {isBehind && <>{t`Em nada eles são melhores que o seu time.`} </>}
        {t`Média dos dez de linha. A faixa é larga onde há dúvida na escalação.`}
      </p>
    </Panel>
  );
}

/** By how much they are better; nothing if they are not. */
function Lead({ points }: { readonly points: number }) {
  const { t } = useLingui();
  return points < 1 ? null : <small>{t`+${points} deles`}</small>;
}
