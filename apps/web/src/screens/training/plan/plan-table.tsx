import { useLingui } from '@lingui/react/macro';
import type { PlanReport } from '@mundo-manager/rules/training-plan';
import { PLAN_SKIP_NAMES } from '../../../components/messages/plan-skips.ts';
import { ShirtNumber } from '../../../components/player/number-plates.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import table from '../../../ui/table/plain-table.module.css';
import { locale } from '../../../ui/text/locale.ts';
import { signedPoints } from '../signed-points.ts';
import styles from './plan.module.css';

/** Sessions, growth and condition of each player by a plan; a word says why a player trains less than his entry says. R-TPL-6, R-TPL-7, R-TPL-16 */
export function PlanTable({ report, label }: { readonly report: PlanReport; readonly label: string }) {
  const { t } = useLingui();
  const rows = report.rows.toSorted((a, b) => a.number - b.number);
  return (
    <table className={classes(table.table, styles.players)} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t`Jogador`}</th>
          <th scope="col">{t`Treinos`}</th>
          <th scope="col">{t`Overall`}</th>
          <th scope="col">{t`Condição`}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ playerId, number, name, sessions, rise, conditionBefore, conditionAfter, skip }) => (
          <tr key={playerId}>
            <th scope="row">
              <ShirtNumber>{number}</ShirtNumber> <span>{name}</span>
            </th>
            <td>
              {sessions}
              {skip !== null && <small> {t(PLAN_SKIP_NAMES[skip]).toLocaleLowerCase(locale)}</small>}
            </td>
            <td>{sessions === 0 ? '–' : <span className={styles.gain}>{signedPoints(rise)}</span>}</td>
            <td>
              {Math.round(conditionBefore)}% → {Math.round(conditionAfter)}%
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
