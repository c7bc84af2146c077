import { Trans, useLingui } from '@lingui/react/macro';
import type { PlayerRunning, RatingReason } from '@mundo-manager/engine';
import type { PlayerScore } from '@mundo-manager/rules/competitions';
import { ChevronDown } from 'lucide-react';
import { ShirtNumber } from '../../../components/player/number-plates.tsx';
import { PlayerLink } from '../../../components/player/player-link.tsx';
import { MatchRating } from '../../../components/player/rating.tsx';
import { decimals, signedDecimals } from '../../../ui/text/decimals.ts';
import { REASON_NAMES } from '../rating-reason-names.ts';
import styles from './rating-row.module.css';

/** A player with his rating; with the reasons where the match still has them. */
export interface RatedPlayer extends PlayerScore {
  readonly reasons?: readonly RatingReason[];
  readonly running?: PlayerRunning | undefined;
}

/** One player: a press opens what made his rating. R-STT-5 */
export function RatingRow({ player }: { readonly player: RatedPlayer }) {
  const { id, number, name, value, reasons = [] } = player;
  const line = (
    <>
      <ShirtNumber>{number || id.slice(0, 2)}</ShirtNumber>
      <span className={styles.name}>{name}</span>
      <MatchRating value={value} />
    </>
  );
  if (reasons.length === 0) {
    return (
      <li className={styles.row}>
        <div className={styles.line}>{line}</div>
      </li>
    );
  }
  return (
    <li className={styles.row}>
      <details>
        <summary className={styles.line}>
          {line}
          <ChevronDown className={styles.chevron} size={16} aria-hidden />
        </summary>
        <Reasons reasons={reasons} player={player} />
      </details>
    </li>
  );
}

function Reasons({ reasons, player }: { readonly reasons: readonly RatingReason[]; readonly player: RatedPlayer }) {
  const { t } = useLingui();
  return (
    <div className={styles.reasons}>
      <ul>
        {reasons.map(({ reason, count, value }) => (
          <li key={reason}>
            <span>
              {t(REASON_NAMES[reason])} <small>× {count}</small>
            </span>
            <b className={value < 0 ? styles.bad : styles.good}>{signedDecimals(value, 2)}</b>
          </li>
        ))}
      </ul>
      {player.running && <Run running={player.running} />}
      <p>
        <Trans>
          Todos começam com a mesma nota; cada lance soma ou tira. Ver <PlayerLink player={player} />
        </Trans>
      </p>
    </div>
  );
}

/** Distance, fast running and top speed of a player. R-STT-15 */
function Run({ running: { metres, topSpeed } }: { readonly running: PlayerRunning }) {
  const [kilometres, fastest] = [decimals(metres / 1000, 1), decimals(topSpeed, 1)];
  return (
    <p>
      <Trans>
        Correu {kilometres} km e chegou a {fastest} km/h.
      </Trans>
    </p>
  );
}
