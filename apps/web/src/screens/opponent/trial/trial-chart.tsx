import { Plural, useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { ScorePlates } from '../../../components/player/number-plates.tsx';
import { locale } from '../../../ui/text/locale.ts';
import { percentText } from '../../../ui/text/percent.ts';
import { OutcomeShares } from '../outcome-shares.tsx';
import styles from './trial.module.css';
import type { TrialOutcomes } from './trial-outcomes.ts';

interface TrialChartProps {
  readonly outcomes: TrialOutcomes;
  /** The run before, to compare with. */
  readonly before: TrialOutcomes | null;
  readonly rival: string;
}

const MEAN = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Shares of the outcomes, goals a match, and the most frequent scores. R-OPP-20 */
export function TrialChart({ outcomes, before, rival }: TrialChartProps) {
  const { t } = useLingui();
  const { played, wins, draws, losses, scored, conceded, scores } = outcomes;
  const shareOf = (count: number, was?: number) => ({
    share: count,
    text: share(count, played),
    ...(was !== undefined && { more: t`antes ${share(was, before?.played ?? 0)}` }),
  });
  const [own, theirs] = [MEAN.format(scored), MEAN.format(conceded)];
  const highest = Math.max(1, ...scores.map(({ matches }) => matches));
  return (
    <div className={styles.chart}>
      <OutcomeShares
        win={shareOf(wins, before?.wins)}
        draw={shareOf(draws, before?.draws)}
        loss={shareOf(losses, before?.losses)}
      />
      <p className={styles.goals}>{t`Gols por jogo: você ${own}, ${rival} ${theirs}`}</p>
      <table className={styles.scores}>
        <caption>{t`Placares mais comuns, você à esquerda`}</caption>
        <tbody>
          {scores.map(({ own: mine, rival: other, matches }) => (
            <tr key={`${mine}-${other}`}>
              <th scope="row">
                <ScorePlates home={mine} away={other} />
              </th>
              <td>
                <i style={{ '--width': matches / highest } as CSSProperties} aria-hidden />
                <span>
                  <Plural value={matches} one="# vez" other="# vezes" />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function share(count: number, of: number): string {
  return percentText(Math.round((100 * count) / Math.max(1, of)) / 100);
}
