import { formationSlots, PITCH } from '@mundo-manager/rules/tactics';
import styles from './formation.module.css';

/** A formation as eleven dots on a pitch, attack upwards. */
export function FormationDrawing({ name }: { readonly name: string }) {
  return (
    <svg className={styles.drawing} viewBox="-3 15 74 93" aria-hidden>
      <path d="M0 15V105H68V15M0 52.5H68M14 105V88.5H54V105M25 52.5A9 9 0 0 1 43 52.5A9 9 0 0 1 25 52.5" />
      {formationSlots(name).map(({ position, x, y }) => (
        <circle key={position} cx={x} cy={PITCH.length - y} r="4.2" />
      ))}
    </svg>
  );
}
