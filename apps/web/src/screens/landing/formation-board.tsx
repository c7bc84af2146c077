import { useLingui } from '@lingui/react/macro';
import { pitchSvg } from '@mundo-manager/art';
import { wrapStep } from '@mundo-manager/rules/club-creation';
import { CATEGORIES } from '@mundo-manager/rules/clubs';
import { FORMATION_NAMES, formationSlots, PITCH } from '@mundo-manager/rules/tactics';
import { useMemo, useState } from 'react';
import { Drawing } from '../../components/club/drawing.tsx';
import { formationLabel } from '../../components/pitch/formation-label.ts';
import { positionText } from '../../components/player/position-text.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import styles from './pictures.module.css';

/** Every formation on a várzea pitch, one after the other. */
export function FormationBoard() {
  const { t } = useLingui();
  const [index, setIndex] = useState(0);
  const pitch = useMemo(() => pitchSvg({ category: CATEGORIES[0], orientation: 'landscape', theme: 'css' }), []);
  const count = FORMATION_NAMES.length;
  const name = FORMATION_NAMES[index] ?? '442';
  const label = formationLabel(name);
  const place = index + 1;
  return (
    <div className={styles.board}>
      <div className={styles.field}>
        <Drawing svg={pitch} />
        <svg
          className={styles.players}
          viewBox={`-5 -5 ${PITCH.length + 10} ${PITCH.width + 10}`}
          role="img"
          aria-label={t`Formação ${label}`}
        >
          {formationSlots(name).map(({ position, x, y }) => (
            <g key={position} className={styles.player} style={{ transform: `translate(${y}px, ${x}px)` }}>
              <circle r="3.6" />
              <text y="1.1" textAnchor="middle">
                {positionText(position)}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <Stepper
        label={t`Formação`}
        value={label}
        note={t`${place} de ${count}`}
        onStep={(delta) => setIndex(wrapStep(index, delta, count))}
      />
    </div>
  );
}
