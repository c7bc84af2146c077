import { Plural, useLingui } from '@lingui/react/macro';
import type { ClubSeason } from '@mundo-manager/rules/history';
import type { CSSProperties } from 'react';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './season-review.module.css';

/** Scorers that are shown. */
const FIRST = 5;

/** The club’s best scorers of the season. R-HSC-4 */
export function SeasonScorers({ season }: { readonly season: ClubSeason }) {
  const { t } = useLingui();
  const scorers = season.players.filter(({ goals }) => goals > 0).slice(0, FIRST);
  const most = Math.max(1, ...scorers.map(({ goals }) => goals));
  return (
    <Panel flush title={t`Artilharia do clube`}>
      {scorers.length === 0 && <p className={styles.foot}>{t`Ninguém marcou.`}</p>}
      <ol className={styles.scorers}>
        {scorers.map(({ playerId, name, number, goals, assists }) => (
          <li key={playerId}>
            <ShirtNumber>{number}</ShirtNumber>
            <span className={styles.scorer}>
              <PlayerLink player={{ id: playerId, name }} />
            </span>
            <span className={styles.gauge} aria-hidden>
              <i style={{ '--width': `${(goals / most) * 100}%` } as CSSProperties} />
            </span>
            <span className={styles.count}>
              <Plural value={goals} one="# gol" other="# gols" />
              <small>{t`${assists} assist.`}</small>
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
