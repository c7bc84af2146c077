import { Plural, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import type { TopList as ListName, TopRow } from '@mundo-manager/rules/careers';
import { useState } from 'react';
import { useClub } from '../../session/useInitialData.ts';
import { Button } from '../../ui/Button.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { classes } from '../../ui/classes.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Plate } from '../../ui/Plate.tsx';
import { PlayerLink } from '../../ui/PlayerLink.tsx';
import styles from '../league/Ranking.module.css';
import { badgeOf } from './badgeOf.ts';
import { LIST_NAMES, listValue } from './listWords.ts';

interface TopListProps {
  readonly list: ListName;
  readonly rows: readonly TopRow[];
  readonly competition: CompetitionView;
}

const FIRST = 5;

/** The best ten of a list, five of them at first. R-CAR-16 */
export function TopList({ list, rows, competition }: TopListProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const [all, setAll] = useState(false);
  const title = t(LIST_NAMES[list]);
  return (
    <Panel flush title={title}>
      {rows.length === 0 && <p className={styles.empty}>{t`Ninguém nesta lista ainda.`}</p>}
      <ol>
        {rows.slice(0, all ? rows.length : FIRST).map((row, index) => {
          const club = badgeOf(competition, row.clubId);
          return (
            <li key={`${row.clubId} ${row.playerId}`} className={classes(styles.row, row.clubId === id && styles.mine)}>
              <span className={styles.order}>{index + 1}</span>
              {club && <ClubLink emblemOnly size={26} club={club} />}
              <span className={styles.name}>
                <PlayerLink player={{ id: row.playerId, name: row.name }} />
                <small>
                  {club?.name} · <Plural value={row.matches} one="# jogo" other="# jogos" />
                </small>
              </span>
              <Plate>{listValue(list, row)}</Plate>
            </li>
          );
        })}
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
