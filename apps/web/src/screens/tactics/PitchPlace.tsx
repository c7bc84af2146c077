import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { AbsenceMarks } from '../../match/AbsenceMarks.tsx';
import { Condition } from '../../ui/Condition.tsx';
import { classes } from '../../ui/classes.ts';
import { Kit } from '../../ui/Kit.tsx';
import board from '../../ui/PitchSpot.module.css';
import { spotStyle } from '../../ui/pitchSpot.ts';
import { Morale, Rating } from '../../ui/Rating.tsx';
import { shortName } from '../../ui/shortName.ts';
import { useIsDropTarget } from './DropTargetContext.ts';
import { LineUpButton } from './LineUpButton.tsx';
import styles from './PitchPlace.module.css';
import type { LineUpActions, LineUpPlace } from './useLineUp.ts';
import { usePlaceLabel } from './usePlaceLabel.ts';

interface PitchPlaceProps extends LineUpPlace {
  readonly isHeld: boolean;
  readonly kit: KitData;
  readonly actions: LineUpActions;
}

/** A starter on the pitch, or the hole he would fill. R-TSC-4 */
export const PitchPlace = memo(function PitchPlace({ isHeld, kit, actions, ...place }: PitchPlaceProps) {
  const { id, player, position, spot, rating, isImprovised } = place;
  const isOver = useIsDropTarget(id);
  const label = usePlaceLabel(place);
  return (
    <div
      className={classes(board.place, isHeld && styles.held, isOver && styles.over)}
      style={spotStyle(spot)}
      data-drop={id}
    >
      <LineUpButton
        held={{ kind: 'place', id }}
        isHeld={isHeld}
        player={player}
        label={label}
        actions={actions}
        className={styles.token}
        removeClass={styles.remove}
      >
        {player && rating !== null ? (
          <>
            <span className={styles.kit}>
              <Kit kit={kit} keeper={position === 'GK'} number={player.number} />
              <span className={styles.out}>
                <AbsenceMarks icons player={player} />
              </span>
            </span>
            <span className={styles.name}>
              <span className={styles.full}>{player.personalData.name}</span>
              <span className={styles.short}>{shortName(player.personalData.name)}</span>
            </span>
            <span className={styles.marks}>
              <b>{position}</b>
              {isImprovised && <em>{player.personalData.position}</em>}
              <Rating value={rating} />
            </span>
            <span className={styles.vitals}>
              <Condition battery value={player.attributes.condition} />
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
      </LineUpButton>
    </div>
  );
});
