import { useLingui } from '@lingui/react/macro';
import { type OpponentReport, TEAM_LINES } from '@mundo-manager/rules/opponents';
import type { CSSProperties } from 'react';
import { Panel } from '../../ui/layout/panel.tsx';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { LINE_NAMES } from './goals/goal-names.ts';
import styles from './lines.module.css';
import type { OwnLines } from './use-own-lines.ts';

interface LinesProps {
  readonly report: Pick<OpponentReport, 'lines'>;
  readonly mine: OwnLines;
  readonly isOwn: boolean;
}

/** Ratings that the bars begin and end with. */
const [LOW, HIGH] = [40, 100];
const share = (rating: number) => `${Math.min(100, Math.max(0, ((rating - LOW) / (HIGH - LOW)) * 100))}%`;

/** Goal, defence, midfield and attack against the own tactic. R-OPP-5, R-OPP-16 */
export function Lines({ report: { lines }, mine, isOwn }: LinesProps) {
  const { t } = useLingui();
  const { slot } = mine;
  return (
    <Panel flush title={t`Linha por linha`} end={t`${LOW} a ${HIGH}`}>
      <ul className={styles.lines}>
        {TEAM_LINES.map((line) => {
          const range = lines[line];
          const own = mine.lines[line];
          const [least, most] = [Math.trunc(range?.least ?? 0), Math.trunc(range?.most ?? 0)];
          return (
            <li key={line}>
              <span className={styles.name}>{t(LINE_NAMES[line])}</span>
              <span
                className={styles.bar}
                style={
                  {
                    '--from': share(range?.least ?? LOW),
                    '--to': share(range?.most ?? LOW),
                    '--likely': share(range?.likely ?? LOW),
                    '--own': share(own ?? LOW),
                  } as CSSProperties
                }
                aria-hidden
              >
                <i />
                <b />
                {!isOwn && own !== null && <u />}
              </span>
              <span className={styles.range}>
                {range === null ? '–' : least === most ? String(most) : `${least}–${most}`}
              </span>
              {!isOwn && (
                <b className={styles.own}>
                  <VisuallyHidden>{t`você:`} </VisuallyHidden>
                  {own === null ? '–' : Math.trunc(own)}
                </b>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.legend}>
        <span>
          <i className={styles.keyRange} />
          {t`faixa provável`}
        </span>
        <span>
          <i className={styles.keyLikely} />
          {t`mais provável`}
        </span>
        {!isOwn && (
          <span>
            <i className={styles.keyOwn} />
            {t`você, tática ${slot}`}
          </span>
        )}
      </p>
    </Panel>
  );
}
