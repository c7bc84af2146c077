import { useDraggable } from '@dnd-kit/react';
import { useLingui } from '@lingui/react/macro';
import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { Plus, X } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Condition } from '../../ui/Condition.tsx';
import { classes } from '../../ui/classes.ts';
import { Kit } from '../../ui/Kit.tsx';
import { Morale, Rating } from '../../ui/Rating.tsx';
import { useIsDropTarget } from './DropTargetContext.ts';
import styles from './PitchPlace.module.css';
import type { LineUp, LineUpPlace } from './useLineUp.ts';
import { usePlaceLabel } from './usePlaceLabel.ts';

interface PitchPlaceProps {
  readonly place: LineUpPlace;
  readonly lineUp: LineUp;
  readonly kit: KitData;
}

/** A starter on the pitch, or the hole he would fill. Delete removes him. R-TSC-4, R-TSC-5, R-TSC-14 */
export function PitchPlace({ place, lineUp, kit }: PitchPlaceProps) {
  const { t } = useLingui();
  const { id, player, position, rating, spot, isImprovised } = place;
  const { ref } = useDraggable({ id: `place-${id}`, data: { kind: 'place', id }, disabled: player === null });
  const isOver = useIsDropTarget(id);
  const isHeld = lineUp.held?.kind === 'place' && lineUp.held.id === id;
  const label = usePlaceLabel(place);
  const name = player?.personalData.name;
  const style = { '--x': spot?.x ?? 0, '--y': spot?.y ?? 0 } as CSSProperties;
  return (
    <div className={classes(styles.place, isHeld && styles.held, isOver && styles.over)} style={style} data-drop={id}>
      <button
        ref={ref}
        type="button"
        className={styles.token}
        aria-label={label}
        aria-pressed={isHeld}
        aria-keyshortcuts={player ? 'Delete' : undefined}
        onClick={() => lineUp.tap({ kind: 'place', id }, player === null)}
        onKeyDown={(event) => {
          if (player && (event.key === 'Delete' || event.key === 'Backspace')) lineUp.remove(id);
          if (event.key === 'Escape') lineUp.letGo();
        }}
      >
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
      </button>
      {player && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Tirar ${name} da escalação`}
          onClick={(event) => {
            event.currentTarget.parentElement?.querySelector('button')?.focus();
            lineUp.remove(id);
          }}
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </div>
  );
}
