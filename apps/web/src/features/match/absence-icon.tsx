import type { Absence } from '@mundo-manager/rules/discipline';
import { Cross, RectangleVertical } from 'lucide-react';
import styles from './absence.module.css';

/** A medical cross for an injury, a card for a suspension. */
export function AbsenceIcon({ kind }: { readonly kind: Absence['kind'] }) {
  return kind === 'injury' ? (
    <Cross className={styles.cross} size={13} aria-hidden />
  ) : (
    <RectangleVertical className={styles.card} size={13} aria-hidden />
  );
}
