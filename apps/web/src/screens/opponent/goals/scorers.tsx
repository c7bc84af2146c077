import { useLingui } from '@lingui/react/macro';
import type { OpponentReport } from '@mundo-manager/rules/opponents';
import { ShirtNumber } from '../../../components/player/number-plates.tsx';
import { PlayerLink } from '../../../components/player/player-link.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from '../opponent.module.css';
import { timesText } from '../times-text.ts';

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
