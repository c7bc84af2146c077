import { useLingui } from '@lingui/react/macro';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import type { Position } from '@mundo-manager/rules/positions';
import { ClubKit } from '../../components/club/club-kit.tsx';
import { PositionMark, Rating } from '../../components/player/rating.tsx';
import styles from './pictures.module.css';

interface OnOffer {
  readonly number: number;
  readonly name: string;
  readonly position: Position;
  readonly age: number;
  readonly overall: number;
  readonly kit: number;
}

/** Three finds of the search that the market begins with: centre forwards of 18 to 21 years with an overall of 76 to 80. R-MKS-1 */
const FOUND: readonly OnOffer[] = [
  { number: 9, name: 'Biro-Biro', position: 'CF', age: 19, overall: 80, kit: 12 },
  { number: 11, name: 'Pingo', position: 'CF', age: 21, overall: 78, kit: 54 },
  { number: 19, name: 'Serrote', position: 'CF', age: 18, overall: 76, kit: 32 },
];

/** Players on the transfer list, as a search shows them. */
export function MarketPicture() {
  const { t } = useLingui();
  return (
    <ul className={styles.sheet}>
      {FOUND.map(({ number, name, position, age, overall, kit }) => {
        const preset = KIT_PRESETS[kit];
        return (
          <li key={name}>
            {preset && <ClubKit kit={preset} number={number} size={34} />}
            <b>{name}</b>
            <PositionMark position={position} />
            <span className={styles.quiet}>{t`${age} anos`}</span>
            <Rating value={overall} />
          </li>
        );
      })}
    </ul>
  );
}
