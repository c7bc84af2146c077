import { useLingui } from '@lingui/react/macro';
import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import type { Position } from '@mundo-manager/rules/positions';
import { Kit } from '../../ui/Kit.tsx';
import { PositionMark, Rating } from '../../ui/Rating.tsx';
import styles from './Pictures.module.css';

interface OnOffer {
  readonly number: number;
  readonly name: string;
  readonly position: Position;
  readonly age: number;
  readonly overall: number;
  readonly kit: number;
}

/** A search’s first three finds. */
const FOUND: readonly OnOffer[] = [
  { number: 9, name: 'Biro-Biro', position: 'CF', age: 19, overall: 81, kit: 12 },
  { number: 10, name: 'Pingo', position: 'AM', age: 23, overall: 76, kit: 54 },
  { number: 3, name: 'Muralha', position: 'CB', age: 28, overall: 72, kit: 32 },
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
            {preset && <Kit kit={preset} number={number} size={34} />}
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
