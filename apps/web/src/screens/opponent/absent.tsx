import { useLingui } from '@lingui/react/macro';
import type { AbsentPlayer } from '@mundo-manager/rules/opponents';
import { Cross, RectangleVertical } from 'lucide-react';
import { absenceText } from '../../components/match/absence-text.ts';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { positionText } from '../../components/player/position-text.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './opponent.module.css';

/** Who is suspended or injured. R-OPP-8 */
export function Absent({ absent }: { readonly absent: readonly AbsentPlayer[] }) {
  const { t } = useLingui();
  if (absent.length === 0) return null;
  return (
    <Panel flush title={t`Desfalques`}>
      <ul className={styles.rows}>
        {absent.map(({ playerId, name, position, absences }) => (
          <li key={playerId}>
            <span className={styles.who}>
              <PlayerLink player={{ id: playerId, name }} />
              <small>{positionText(position)}</small>
            </span>
            <span className={styles.badges}>
              {absences.map((absence) => (
                <Badge key={absence.kind} tone="bad" icon={absence.kind === 'injury' ? Cross : RectangleVertical}>
                  {t(absenceText(absence))}
                </Badge>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
