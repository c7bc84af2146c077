import { useLingui } from '@lingui/react/macro';
import type { Player } from '@mundo-manager/rules/players';
import { AbsenceMarks } from '../../../features/match/absence-marks.tsx';
import styles from '../tactics.module.css';

interface AbsentLineProps {
  readonly player: Player | undefined;
  /** Missing without a replacement. */
  readonly replacement: Player | undefined;
  /** Whether he sits on the bench, where his place stays empty. */
  readonly isBench: boolean;
}

/** An unavailable player of the draft and his replacement. */
export function AbsentLine({ player, replacement, isBench }: AbsentLineProps) {
  const { t } = useLingui();
  if (player === undefined) return null;
  const incoming = replacement?.personalData.name;
  return (
    <span className={styles.absent}>
      <b>{player.personalData.name}</b> <AbsenceMarks player={player} />{' '}
      {incoming !== undefined && t`entra ${incoming}`}
      {incoming === undefined && (isBench ? t`sai do banco` : t`ninguém para o lugar`)}
    </span>
  );
}
