import { useLingui } from '@lingui/react/macro';
import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { isKeeper, type Player, playerAge } from '@mundo-manager/rules/players';
import { GripVertical, Plus } from 'lucide-react';
import { memo } from 'react';
import { useGameClock } from '../../../components/clock/game-clock-context.tsx';
import { ClubKit } from '../../../components/club/club-kit.tsx';
import { Condition } from '../../../components/player/condition.tsx';
import { positionText } from '../../../components/player/position-text.ts';
import { Morale, Rating } from '../../../components/player/rating.tsx';
import { AbsenceMarks } from '../../../features/match/absence-marks.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import { useIsDropTarget } from './drag/drop-target-context.ts';
import { LineUpButton } from './line-up-button.tsx';
import styles from './player-row.module.css';
import type { Held } from './selection.ts';
import type { LineUpActions } from './use-line-up.ts';

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
        <ClubKit kit={kit} keeper={isKeeper(player)} number={player.number} />
      </span>
      <span className={styles.name}>
        {name}
        <small>
          {positionText(position)} · {t`${age} anos`}
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
