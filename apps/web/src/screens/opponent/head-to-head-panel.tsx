import { useLingui } from '@lingui/react/macro';
import type { HeadToHead } from '@mundo-manager/rules/opponents';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { matchStatsPath } from '../../components/links/paths.ts';
import { ScorePlates } from '../../components/player/number-plates.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import styles from './head-to-head-panel.module.css';

interface HeadToHeadPanelProps {
  readonly head: HeadToHead;
  readonly rival: string;
}

/** 'Frente a frente': wins of both, draws, and the last meetings, the own club on the left. R-OPP-9 */
export function HeadToHeadPanel({ head: { wins, draws, losses, meetings }, rival }: HeadToHeadPanelProps) {
  const { t } = useLingui();
  if (meetings.length === 0) {
    return (
      <Panel title={t`Frente a frente`}>
        <p>{t`Vocês nunca se enfrentaram.`}</p>
      </Panel>
    );
  }
  return (
    <Panel flush title={t`Frente a frente`}>
      <dl className={styles.sums}>
        <div>
          <dt>{t`você`}</dt>
          <dd>{wins}</dd>
        </div>
        <div>
          <dt>{t`empates`}</dt>
          <dd>{draws}</dd>
        </div>
        <div>
          <dt>{rival}</dt>
          <dd>{losses}</dd>
        </div>
      </dl>
      <div className={styles.bar} aria-hidden>
        {[wins, draws, losses].map((count, place) => (
          <i key={['win', 'draw', 'loss'][place]} style={{ '--share': count } as CSSProperties} />
        ))}
      </div>
      <ul className={styles.meetings}>
        {meetings.map(({ matchId, date, competitionName, score, rivalScore, shootOut, rivalShootOut }) => (
          <li key={matchId}>
            <DateText ms={date} />
            <Link {...matchStatsPath({ id: matchId, competitionId: null })}>{competitionName}</Link>
            <span className={styles.score}>
              <ScorePlates home={score} away={rivalScore} />
              {shootOut !== undefined && <small>{t`(${shootOut} × ${rivalShootOut ?? 0} nos pênaltis)`}</small>}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t`Você à esquerda do placar.`}</p>
    </Panel>
  );
}
