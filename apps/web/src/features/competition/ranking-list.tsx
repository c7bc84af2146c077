import { useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import { type ReactNode, useState } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { Plate } from '../../components/player/number-plates.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './ranking.module.css';

/** A ranked player. */
interface RankedPlayer {
  readonly playerId: string;
  readonly name: string;
  readonly clubId: string;
  /** Undefined where the club is not known. */
  readonly club: ClubBadge | undefined;
  /** Shown below the name. */
  readonly note: ReactNode;
  readonly value: ReactNode;
}

interface RankingListProps {
  readonly title: string;
  readonly rows: readonly RankedPlayer[];
  readonly empty: string;
}

const FIRST = 5;

/** Ranked players, five of them at first; those of the own club are marked. R-LEA-8, R-CAR-16 */
export function RankingList({ title, rows, empty }: RankingListProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const [all, setAll] = useState(false);
  return (
    <Panel flush title={title}>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ol>
        {rows.slice(0, all ? rows.length : FIRST).map(({ playerId, name, clubId, club, note, value }, index) => (
          <li key={`${clubId} ${playerId}`} className={classes(styles.row, clubId === id && styles.mine)}>
            <span className={styles.order}>{index + 1}</span>
            {club && <ClubLink emblemOnly size={26} club={club} />}
            <span className={styles.name}>
              <PlayerLink player={{ id: playerId, name }} />
              <small>{note}</small>
            </span>
            <Plate>{value}</Plate>
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
