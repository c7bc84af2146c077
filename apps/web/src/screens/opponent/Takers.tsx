import { useLingui } from '@lingui/react/macro';
import type { OpponentReport } from '@mundo-manager/rules/opponents';
import { SET_PIECE_NAMES } from '../../messages/setPieceNames.ts';
import { Panel } from '../../ui/Panel.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import styles from './Opponent.module.css';
import { timesText } from './timesText.ts';

/** Captain and takers, and how often they were. R-OPP-7 */
export function Takers({ report: { takers, matches } }: { readonly report: OpponentReport }) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Capitão e bola parada`}>
      <dl className={styles.rows}>
        {takers.map(({ setPiece, playerId, name, matches: times }) => (
          <div key={setPiece}>
            <dt>{t(SET_PIECE_NAMES[setPiece])}</dt>
            <dd>
              <PlayerLink player={{ id: playerId, name }} />
              <small>{times === 0 ? t`o melhor do time` : t(timesText(times, matches))}</small>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
