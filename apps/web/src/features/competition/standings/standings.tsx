import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { contestName, doPlacesCount, isAwarded, partialTable, type TablePart } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { useState } from 'react';
import { useClub } from '../../../data/calls/use-initial-data.ts';
import { useRulesetOf } from '../../../data/ruleset/use-ruleset-of.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { Badge } from '../../../ui/layout/badge.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import styles from './standings.module.css';
import { StandingsTable } from './standings-table.tsx';
import { useLeagueForm } from './use-league-form.ts';
import { usePromotionZones } from './use-promotion-zones.ts';

interface StandingsProps {
  readonly league: Pick<CompetitionView, 'name' | 'category' | 'status' | 'table' | 'matches' | 'rulesetHash'>;
}

/** The table in the order of the rules, whole or narrowed to some matches of each club. R-LEA-2, R-LEA-18 */
export function Standings({ league }: StandingsProps) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(league);
  const { id } = useClub();
  const [part, setPart] = useState<'all' | TablePart>('all');
  const { name, table, matches } = league;
  const form = useLeagueForm(league);
  const zones = usePromotionZones(league, ruleset);
  const heading = t`Classificação`;
  const counts = doPlacesCount(league);
  const clubs = table.map((row) => ({ id: row.clubId, name: row.clubName, emblem: row.clubEmblem }));
  const rows = part === 'all' ? table : partialTable({ clubs, matches }, part, ruleset);
  const position = positionOf(rows, id);
  const own = rows.find(({ clubId }) => clubId === id);
  const place = counts && own && position !== null && (
    <Badge tone="you">
      <Trans>
        {position}º · <Plural value={own.points} _0="0 pts" one="# pt" other="# pts" />
      </Trans>
    </Badge>
  );
  return (
    <Panel flush title={heading} end={place}>
      {counts && (
        <div className={styles.parts}>
          <Segmented
            words
            small
            label={t`Quais jogos`}
            value={part}
            onChange={setPart}
            options={[
              { value: 'all', label: t`Todos` },
              { value: 'home', label: t`Em casa` },
              { value: 'away', label: t`Fora` },
              { value: 'lastFive', label: t`Últimos 5` },
            ]}
          />
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.wrap} tabIndex={0} aria-label={t`${heading}, role para ver tudo`}>
        <StandingsTable
          label={heading}
          rows={rows}
          ownId={id}
          isAwarded={(placed) =>
            counts && part === 'all' && isAwarded({ competition: contestName({ name }), place: placed }, ruleset)
          }
          zones={counts && part === 'all' ? zones : null}
          form={counts && part === 'all' ? form : null}
        />
      </section>
      <p className={styles.foot}>{t`Desempate: vitórias, saldo de gols, gols pró.`}</p>
    </Panel>
  );
}
