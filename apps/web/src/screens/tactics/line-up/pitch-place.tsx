import type { Kit as KitData } from '@mundo-manager/rules/clubs';
import { Plus } from 'lucide-react';
import { memo } from 'react';
import { ClubKit } from '../../../components/club/club-kit.tsx';
import board from '../../../components/pitch/pitch-spot.module.css';
import { spotStyle } from '../../../components/pitch/pitch-spot.ts';
import { Condition } from '../../../components/player/condition.tsx';
import { positionText } from '../../../components/player/position-text.ts';
import { Morale, Rating } from '../../../components/player/rating.tsx';
import { shortName } from '../../../components/player/short-name.ts';
import { AbsenceMarks } from '../../../features/match/absence-marks.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import { useIsDropTarget } from './drag/drop-target-context.ts';
import { LineUpButton } from './line-up-button.tsx';
import styles from './pitch-place.module.css';
import type { LineUpActions, LineUpPlace } from './use-line-up.ts';
import { usePlaceLabel } from './use-place-label.ts';

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
              <ClubKit kit={kit} keeper={position === 'GK'} number={player.number} />
              <span className={styles.out}>
                <AbsenceMarks icons player={player} />
              </span>
            </span>
            <span className={styles.name}>
              <span className={styles.full}>{player.personalData.name}</span>
              <span className={styles.short}>{shortName(player.personalData.name)}</span>
            </span>
            <span className={styles.marks}>
              <b>{position && positionText(position)}</b>
              {isImprovised && <em>{positionText(player.personalData.position)}</em>}
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
              <b>{position && positionText(position)}</b>
            </span>
          </>
        )}
      </LineUpButton>
    </div>
  );
});
