import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { absenceMark } from '../../components/match/absence-text.ts';
import styles from './absence.module.css';
import { AbsenceIcon } from './absence-icon.tsx';
import { useAbsences } from './use-absences.ts';

interface AbsenceMarksProps {
  readonly player: Pick<Player, 'bookings' | 'injuredUntil'>;
  /** Whether there is no room but for the icons. */
  readonly icons?: boolean;
}

/** Marks of an injured or suspended player for a list: an icon with how long. Nothing for others. R-DIS-8 */
export function AbsenceMarks({ player, icons = false }: AbsenceMarksProps) {
  const { t } = useLingui();
  return useAbsences(player).map(({ absence, key, text }) => (
    <span key={key} className={styles.mark} role="img" aria-label={text} title={text}>
      <AbsenceIcon kind={absence.kind} />
      {!icons && <span aria-hidden>{t(absenceMark(absence))}</span>}
    </span>
  ));
}
