import { KIT_PRESETS } from '@mundo-manager/rules/club-creation';
import { Kit } from '../../ui/Kit.tsx';
import styles from './Pictures.module.css';

/** Ten kits that differ in every way. */
const IDS = [0, 4, 8, 24, 32, 35, 46, 30, 36, 18] as const;

/** Shirts on the line behind the dressing room. */
export default function KitWall() {
  return (
    <ul className={styles.kits} aria-hidden>
      {IDS.map((id) => {
        const kit = KIT_PRESETS[id];
        return <li key={id}>{kit && <Kit kit={kit} />}</li>;
      })}
    </ul>
  );
}
