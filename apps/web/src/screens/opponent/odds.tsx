import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { matchOdds, type OpponentReport, type TeamLines } from '@mundo-manager/rules/opponents';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './odds.module.css';
import { OutcomeShares } from './outcome-shares.tsx';
import type { OwnLines } from './use-own-lines.ts';

interface OddsProps {
  readonly report: Pick<OpponentReport, 'lines'>;
  readonly next: MatchView | null;
  readonly mine: OwnLines;
}

/** Chances of the own club in the next meeting, on neutral ground if none is drawn; whole per cents that add up to 100. R-OPP-12 */
export function Odds({ report, next, mine }: OddsProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const { goal, defence, midfield, attack } = report.lines;
  const theirs: TeamLines = {
    goal: goal?.likely ?? null,
    defence: defence?.likely ?? null,
    midfield: midfield?.likely ?? null,
    attack: attack?.likely ?? null,
  };
  const isNeutral = next === null || next.isNeutral === true;
  const isHome = next === null || next.home.id === id;
  const odds = matchOdds(
    isHome ? { home: mine.lines, away: theirs, isNeutral } : { home: theirs, away: mine.lines, isNeutral },
  );
  const win = Math.round(100 * (isHome ? odds.home : odds.away));
  const loss = Math.round(100 * (isHome ? odds.away : odds.home));
  const percent = (value: number) => ({ share: value, text: t`${value}%` });
  const place = isNeutral ? t`campo neutro` : isHome ? t`em casa` : t`fora`;
  return (
    <Panel title={t`Suas chances`} end={place}>
      <OutcomeShares win={percent(win)} draw={percent(100 - win - loss)} loss={percent(loss)} />
      <p className={styles.note}>
        {t`Em 90 minutos, pelas linhas dos dois times e pelo mando de campo. Forma, instruções e condição não entram.`}
      </p>
    </Panel>
  );
}
