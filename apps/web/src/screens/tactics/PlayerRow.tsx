import { useLingui } from '@lingui/react/macro';
import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { isKeeper, type Player, playerAge } from '@mundo-manager/rules/players';
import { GripVertical, Plus } from 'lucide-react';
import { memo } from 'react';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import { AbsenceMarks } from '../../match/AbsenceMarks.tsx';
import { Condition } from '../../ui/Condition.tsx';
import { classes } from '../../ui/classes.ts';
import { Kit } from '../../ui/Kit.tsx';
import { Morale, Rating } from '../../ui/Rating.tsx';
import { useIsDropTarget } from './DropTargetContext.ts';
import { LineUpButton } from './LineUpButton.tsx';
import styles from './PlayerRow.module.css';
import type { Held } from './selection.ts';
import type { LineUpActions } from './useLineUp.ts';

interface PlayerRowProps {
  /** What a press takes in hand: a place of the bench, or a player without one. */
  readonly kind: Held['kind'];
  readonly id: string;
  readonly isHeld: boolean;
  readonly player: Player | null;
  /** 0–100; null for an empty place. */
  readonly rating: number | null;
  readonly kit: KitData;
  readonly label: string;
  readonly actions: LineUpActions;
}

/** A player in a list: on the bench, or outside of the line-up.  */
export const PlayerRow = memo(function PlayerRow(props: PlayerRowProps) {
  const { kind, id, isHeld, player, rating, kit, label, actions } = props;
  const isOver = useIsDropTarget(id);
  return (
    <li
      className={classes(styles.row, isHeld && styles.held, isOver && styles.over)}
      data-drop={kind === 'place' ? id : undefined}
    >
      <LineUpButton
        held={{ kind, id }}
        isHeld={isHeld}
        player={player}
        label={label}
        actions={actions}
        className={styles.player}
        removeClass={styles.remove}
      >
        {player && rating !== null ? <Facts player={player} rating={rating} kit={kit} /> : <Hole />}
      </LineUpButton>
    </li>
  );
});

function Facts({ player, rating, kit }: { readonly player: Player; readonly rating: number; readonly kit: KitData }) {
  const { t } = useLingui();
  const clock = useGameClock();
  const age = playerAge(player, clock.now());
  const { name, position } = player.personalData;
  return (
    <>
      <span className={styles.kit}>
        <Kit kit={kit} keeper={isKeeper(player)} number={player.number} />
      </span>
      <span className={styles.name}>
        {name}
        <small>
          {position} · {t`${age} anos`}
          <Condition value={player.attributes.condition} />
          <Morale value={player.attributes.morale} />
          <AbsenceMarks player={player} />
        </small>
      </span>
      <Rating value={rating} />
      <GripVertical className={styles.grip} aria-hidden />
    </>
  );
}

function Hole() {
  const { t } = useLingui();
  return (
    <>
      <span className={styles.hole}>
        <Plus size={18} aria-hidden />
      </span>
      <span className={styles.nobody}>{t`Lugar vazio`}</span>
    </>
  );
}
