import { useDraggable } from '@dnd-kit/react';
import { useLingui } from '@lingui/react/macro';
import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { type Player, playerAge } from '@mundo-manager/rules/players';
import { GripVertical, Plus, X } from 'lucide-react';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import { Condition } from '../../ui/Condition.tsx';
import { classes } from '../../ui/classes.ts';
import { Kit } from '../../ui/Kit.tsx';
import { Morale, Rating } from '../../ui/Rating.tsx';
import { useIsDropTarget } from './DropTargetContext.ts';
import styles from './PlayerRow.module.css';
import type { Held } from './selection.ts';

interface PlayerRowProps {
  /** What a press takes in hand. */
  readonly held: Held;
  readonly isHeld: boolean;
  readonly player: Player | null;
  /** 0–100; null for an empty place. */
  readonly rating: number | null;
  readonly kit: KitData;
  readonly label: string;
  readonly onTap: () => void;
  readonly onRemove?: () => void;
  readonly onLetGo?: () => void;
}

/** A player in a list: on the bench, or outside of the line-up. Draggable; Delete takes him off the bench. */
export function PlayerRow(props: PlayerRowProps) {
  const { held, isHeld, player, rating, kit, label, onTap, onRemove, onLetGo } = props;
  const { t } = useLingui();
  const { ref } = useDraggable({ id: `${held.kind}-${held.id}`, data: { ...held }, disabled: player === null });
  const isOver = useIsDropTarget(held.id);
  const name = player?.personalData.name;
  return (
    <li
      className={classes(styles.row, isHeld && styles.held, isOver && styles.over)}
      data-drop={held.kind === 'place' ? held.id : undefined}
    >
      <button
        ref={ref}
        type="button"
        className={styles.player}
        aria-label={label}
        aria-pressed={isHeld}
        onClick={onTap}
        onKeyDown={(event) => {
          if (player && (event.key === 'Delete' || event.key === 'Backspace')) onRemove?.();
          if (event.key === 'Escape') onLetGo?.();
        }}
      >
        {player && rating !== null ? <Facts player={player} rating={rating} kit={kit} /> : <Hole />}
      </button>
      {player && onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Tirar ${name} da escalação`}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            onRemove();
          }}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </li>
  );
}

function Facts({ player, rating, kit }: { readonly player: Player; readonly rating: number; readonly kit: KitData }) {
  const { t } = useLingui();
  const clock = useGameClock();
  const age = playerAge(player, clock.now());
  const { name, position } = player.personalData;
  return (
    <>
      <span className={styles.kit}>
        <Kit kit={kit} number={player.number} />
      </span>
      <span className={styles.name}>
        {name}
        <small>
          {position} · {t`${age} anos`}
          <Condition value={player.attributes.condition} />
          <Morale value={player.attributes.morale} />
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
