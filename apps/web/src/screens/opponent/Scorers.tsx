import { useLingui } from '@lingui/react/macro';
import type { OpponentReport } from '@mundo-manager/rules/opponents';
import { Panel } from '../../ui/Panel.tsx';
import { ShirtNumber } from '../../ui/Plate.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import styles from './Opponent.module.css';
import { timesText } from './timesText.ts';

/** Who scored most in the matches of the report. R-OPP-1 */
export function Scorers({ report: { scorers, matches } }: { readonly report: OpponentReport }) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Artilheiros`} end={matches > 0 && t(timesText(matches, matches))}>
      {scorers.length === 0 ? (
        <p className={styles.none}>{t`Nenhum gol ainda.`}</p>
      ) : (
        <ol className={styles.rows}>
          {scorers.map(({ playerId, name, number, count }) => (
            <li key={playerId}>
              <ShirtNumber>{number}</ShirtNumber>
              <span className={styles.who}>
                <PlayerLink player={{ id: playerId, name }} />
              </span>
              <b className={styles.number}>{count}</b>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
