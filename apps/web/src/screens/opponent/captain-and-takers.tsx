import { useLingui } from '@lingui/react/macro';
import type { OpponentReport } from '@mundo-manager/rules/opponents';
import { SET_PIECE_NAMES } from '../../components/messages/set-piece-names.ts';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './opponent.module.css';
import { timesText } from './times-text.ts';

/** The captain and set-piece takers, and in how many matches each had the role. R-OPP-7 */
export function CaptainAndTakers({ report: { takers, matches } }: { readonly report: OpponentReport }) {
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
