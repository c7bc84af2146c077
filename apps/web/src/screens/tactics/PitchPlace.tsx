import { useDraggable } from '@dnd-kit/react';
import { useLingui } from '@lingui/react/macro';
import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { Plus, X } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { Condition } from '../../ui/Condition.tsx';
import { classes } from '../../ui/classes.ts';
import { Kit } from '../../ui/Kit.tsx';
import { Morale, Rating } from '../../ui/Rating.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useIsDropTarget } from './DropTargetContext.ts';
import styles from './PitchPlace.module.css';
import type { LineUpActions, LineUpPlace } from './useLineUp.ts';
import { usePlaceLabel } from './usePlaceLabel.ts';

interface PitchPlaceProps extends LineUpPlace {
  readonly isHeld: boolean;
  readonly kit: KitData;
  readonly actions: LineUpActions;
}

/** A starter on the pitch, or the hole he would fill. Delete removes him. R-TSC-4, R-TSC-5, R-TSC-14 */
export const PitchPlace = memo(function PitchPlace({ isHeld, kit, actions, ...place }: PitchPlaceProps) {
  const { t } = useLingui();
  const { id, player, position, rating, isImprovised } = place;
  const { ref } = useDraggable({ id: `place-${id}`, data: { kind: 'place', id }, disabled: player === null });
  const isOver = useIsDropTarget(id);
  const label = usePlaceLabel(place);
  const name = player?.personalData.name;
  const style = { '--x': place.x, '--y': place.y } as CSSProperties;
  return (
    <div className={classes(styles.place, isHeld && styles.held, isOver && styles.over)} style={style} data-drop={id}>
      <button
        ref={ref}
        type="button"
        className={styles.token}
        aria-pressed={isHeld}
        aria-keyshortcuts={player ? 'Delete' : undefined}
        onClick={() => actions.tap({ kind: 'place', id }, player === null)}
        onKeyDown={(event) => {
          if (player && (event.key === 'Delete' || event.key === 'Backspace')) actions.remove(id);
          if (event.key === 'Escape') actions.letGo();
        }}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.seen} aria-hidden>
          {player && rating !== null ? (
            <>
              <span className={styles.kit}>
                <Kit kit={kit} number={player.number} />
              </span>
              <span className={styles.name}>{name}</span>
              <span className={styles.marks}>
                <b>{position}</b>
                {isImprovised && <em>{player.personalData.position}</em>}
                <Rating value={rating} />
              </span>
              <span className={styles.vitals}>
                <Condition value={player.attributes.condition} />
                <Morale value={player.attributes.morale} />
              </span>
            </>
          ) : (
            <>
              <span className={styles.hole}>
                <Plus size={20} aria-hidden />
              </span>
              <span className={styles.marks}>
                <b>{position}</b>
              </span>
            </>
          )}
        </span>
      </button>
      {player && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Tirar ${name} da escalação`}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            actions.remove(id);
          }}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </div>
  );
});
