import { Plural, useLingui } from '@lingui/react/macro';
import { GOAL_ROUTES, GOAL_ZONES, type GoalSources, type OpponentReport } from '@mundo-manager/rules/opponents';
import { type CSSProperties, useState } from 'react';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { ROUTE_NAMES, ZONE_NAMES } from './goal-names.ts';
import styles from './goal-origins.module.css';
import { GoalZones } from './goal-zones.tsx';

interface GoalOriginsProps {
  readonly report: OpponentReport;
  readonly category: string;
}

/** Where goals come from and where they are conceded. R-OPP-6 */
export function GoalOrigins({ report, category }: GoalOriginsProps) {
  const { t } = useLingui();
  const [side, setSide] = useState<'scored' | 'conceded'>('scored');
  const { goalMatches } = report;
  const sources = report[side];
  const zoneText = useZoneText(sources);
  return (
    <Panel
      flush
      title={t`De onde vêm os gols`}
      end={goalMatches > 0 && <Plural value={goalMatches} one="em # jogo" other="em # jogos" />}
    >
      {goalMatches === 0 ? (
        <p className={styles.none}>{t`Ainda não há gols contados.`}</p>
      ) : (
        <>
          <div className={styles.choice}>
            <Segmented
              words
              small
              label={t`Gols`}
              value={side}
              onChange={setSide}
              options={[
                { value: 'scored', label: t`Marcados (${report.scored.goals})` },
                { value: 'conceded', label: t`Sofridos (${report.conceded.goals})` },
              ]}
            />
          </div>
          <GoalZones zones={sources.zones} label={zoneText} category={category} />
          <Routes sources={sources} />
        </>
      )}
    </Panel>
  );
}

function Routes({ sources: { routes, headers, goals } }: { readonly sources: GoalSources }) {
  const { t } = useLingui();
  const rows = GOAL_ROUTES.map((route) => ({ name: t(ROUTE_NAMES[route]), count: routes[route] }));
  const shown = rows.filter(({ count }) => count > 0).toSorted((one, other) => other.count - one.count);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  if (goals === 0) return <p className={styles.none}>{t`Nenhum gol.`}</p>;
  return (
    <>
      <ul className={styles.routes}>
        {shown.map(({ name, count }) => (
          <li key={name}>
            <span>{name}</span>
            <i style={{ '--share': `${(100 * count) / most}%` } as CSSProperties} aria-hidden />
            <b>{count}</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t`De cabeça: ${headers} de ${goals}.`}</p>
    </>
  );
}

function useZoneText({ goals, zones }: GoalSources): string {
  const { t } = useLingui();
  const parts = GOAL_ZONES.flatMap((zone) => (zones[zone] === 0 ? [] : `${zones[zone]} ${t(ZONE_NAMES[zone])}`));
  const list = parts.join(', ');
  return parts.length === 0 ? t`Nenhum gol de chute` : t`De ${goals} gols: ${list}`;
}
