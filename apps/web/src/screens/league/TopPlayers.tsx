import { useLingui } from '@lingui/react/macro';
import type { ScorerRow } from '@mundo-manager/rules/competitions';
import { useState } from 'react';
import { useClub } from '../../session/useInitialData.ts';
import { Button } from '../../ui/Button.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import styles from './Ranking.module.css';

interface TopPlayersProps {
  readonly title: string;
  readonly rows: readonly ScorerRow[];
  readonly empty: string;
}

const FIRST = 5;
const MORE = 20;

/** The best scorers or assistants, each with his club. R-LEA-8 */
export function TopPlayers({ title, rows, empty }: TopPlayersProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const [all, setAll] = useState(false);
  const shown = rows.slice(0, all ? MORE : FIRST);
  return (
    <Panel flush title={title}>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol>
        {shown.map(({ playerId, name, clubId, clubName, clubEmblem, count }, index) => (
          <li key={playerId} className={classes(styles.row, clubId === id && styles.mine)}>
            <span className={styles.order}>{index + 1}</span>
            <ClubLink emblemOnly size={26} club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
            <span className={styles.name}>
              <PlayerLink player={{ id: playerId, name }} />
              <small>{clubName}</small>
            </span>
            <Plate>{count}</Plate>
          </li>
        ))}
      </ol>
      {rows.length > FIRST && (
        <p className={styles.more}>
          <Button
            kind="ghost"
            small
            aria-expanded={all}
            aria-label={all ? t`Mostrar menos: ${title}` : t`Mostrar mais: ${title}`}
            onClick={() => setAll(!all)}
          >
            {all ? t`Mostrar menos` : t`Mostrar mais`}
          </Button>
        </p>
      )}
    </Panel>
  );
}
