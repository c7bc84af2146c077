import { Plural, useLingui } from '@lingui/react/macro';
import { pitchSvg } from '@mundo-manager/art/pitch';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import type { EventOf, ShotOutcome } from '@mundo-manager/engine';
import { useMemo } from 'react';
import { Drawing } from '../../../components/club/drawing.tsx';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { classes } from '../../../ui/browser/classes.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { decimals } from '../../../ui/text/decimals.ts';
import { useSolidSide } from '../statistics/use-solid-side.ts';
import chart from './chart.module.css';
import styles from './shot-map.module.css';
import { ShotMark } from './shot-mark.tsx';

interface ShotMapProps {
  readonly match: MatchView;
  readonly report: MatchReport;
}

/** Where the shots came from: the larger the mark, the better the chance. Home attacks to the right. */
export function ShotMap({ match, report: { events, ratings } }: ShotMapProps) {
  const { t } = useLingui();
  const solid = useSolidSide(match);
  const { home, away } = match;
  const { category } = useClub();
  const { outcomeOf } = useShotNames();
  const pitch = useMemo(() => pitchSvg({ category, orientation: 'landscape', theme: 'css' }), [category]);
  const names = useMemo(() => new Map(ratings.map(({ id, name }) => [id, name])), [ratings]);
  const shots = events.filter((event): event is EventOf<'shot'> => event.type === 'shot');
  const goalsLast = shots.toSorted((a, b) => Number(a.outcome === 'goal') - Number(b.outcome === 'goal'));
  const sides = { home: home.clubName, away: away.clubName };
  const nameOf = (id: string) => names.get(id) ?? '';
  return (
    <Panel title={t`Mapa de chutes`} end={<Plural value={shots.length} _0="0 chutes" one="# chute" other="# chutes" />}>
      <div className={styles.map}>
        <Drawing svg={pitch} />
        <svg className={styles.marks} viewBox="-5 -5 115 78" aria-hidden="true">
          {goalsLast.map((shot) => (
            <ShotMark key={`${shot.tick}-${shot.player}`} shot={shot} solid={shot.side === solid}>
              {`${shot.minute}’ ${nameOf(shot.player)} · ${outcomeOf(shot.outcome)} · xG ${decimals(shot.xg, 2)}`}
            </ShotMark>
          ))}
        </svg>
      </div>
      <ul className={chart.legend}>
        <li>
          <i className={classes(styles.square, solid === 'away' && styles.pale)} /> {sides.home} →
        </li>
        <li>
          <i className={classes(styles.diamond, solid === 'home' && styles.pale)} /> ← {sides.away}
        </li>
        <li>
          <i className={classes(styles.square, styles.goal)} /> {t`gol`}
        </li>
      </ul>
      <details className={styles.details}>
        <summary>{t`Todos os chutes em lista`}</summary>
        <ol>
          {shots.map((shot) => (
            <li key={`${shot.tick}-${shot.player}`}>
              <span>{shot.minute}’</span>
              <span>
                {nameOf(shot.player)} <small>{sides[shot.side]}</small>
              </span>
              <span>{outcomeOf(shot.outcome)}</span>
              <b>{decimals(shot.xg, 2)}</b>
            </li>
          ))}
        </ol>
      </details>
    </Panel>
  );
}

/** What became of shots, in words. */
function useShotNames(): { readonly outcomeOf: (outcome: ShotOutcome) => string } {
  const { t } = useLingui();
  const names: Readonly<Record<ShotOutcome, string>> = {
    goal: t`Gol`,
    saved: t`Defendido`,
    blocked: t`Bloqueado`,
    off: t`Para fora`,
  };
  return { outcomeOf: (outcome) => names[outcome] };
}
