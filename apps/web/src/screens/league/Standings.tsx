import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { doPlacesCount, isAwarded } from '@mundo-manager/rules/competitions';
import { goalDifference, positionOf, type TableRow } from '@mundo-manager/rules/standings';
import { useRef } from 'react';
import { useRulesetOf } from '../../ruleset/useRulesetOf.ts';
import { useClub } from '../../session/useInitialData.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { classes } from '../../ui/classes.ts';
import { signedDecimals } from '../../ui/decimals.ts';
import { Panel } from '../../ui/Panel.tsx';
import { useSlidingRows } from '../../ui/useSlidingRows.ts';
import styles from './Standings.module.css';

const MEDALS: Readonly<Record<number, string | undefined>> = { 1: styles.gold, 2: styles.silver, 3: styles.bronze };

interface StandingsProps {
  readonly league: Pick<CompetitionView, 'name' | 'status' | 'table' | 'rulesetHash'>;
}

/** The table in the order of the rules; each row is headed by its club. R-LEA-2, R-LEA-3, R-PRD-14 */
export function Standings({ league }: StandingsProps) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(league);
  const { id } = useClub();
  const { name, table } = league;
  const heading = t`Classificação`;
  const position = positionOf(table, id);
  const body = useRef<HTMLTableSectionElement>(null);
  useSlidingRows(
    body,
    table.map(({ clubId }) => clubId),
  );
  const own = table.find(({ clubId }) => clubId === id);
  const counts = doPlacesCount(league);
  const place = counts && own && position !== null && (
    <Badge tone="you">
      <Trans>
        {position}º · <Plural value={own.points} _0="0 pts" one="# pt" other="# pts" />
      </Trans>
    </Badge>
  );
  return (
    <Panel flush title={heading} end={place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.wrap} tabIndex={0} aria-label={t`${heading}, role para ver tudo`}>
        <table className={styles.table} aria-label={heading}>
          <Head />
          <tbody ref={body}>
            {table.map((row, index) => (
              <Row
                key={row.clubId}
                row={row}
                place={index + 1}
                mine={row.clubId === id}
                awarded={counts && isAwarded({ competition: name, place: index + 1 }, ruleset)}
              />
            ))}
          </tbody>
        </table>
      </section>
      <p className={styles.foot}>{t`Desempate: vitórias, saldo de gols, gols pró.`}</p>
    </Panel>
  );
}

function Head() {
  const { t } = useLingui();
  const numbers = [
    ['p', t`partidas`],
    ['v', t`vitórias`],
    ['d', t`derrotas`],
    ['e', t`empates`],
    ['gp', t`gols pró`],
    ['gc', t`gols contra`],
    ['saldo', t`saldo de gols`],
    ['pts', t`pontos`],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="col">{t`Pos`}</th>
        <th scope="col" className={styles.club}>
          {t`Clube`}
        </th>
        {numbers.map(([short, title]) => (
          <th key={short} scope="col" className={styles.number}>
            <abbr title={title}>{short}</abbr>
          </th>
        ))}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly place: number;
  readonly mine: boolean;
  readonly awarded: boolean;
}

function Row({ row, place, mine, awarded }: RowProps) {
  const { clubId, clubName, clubEmblem, plays, wins, losses, draws, goals, goalsTaken, points } = row;
  return (
    <tr className={classes(mine && styles.mine)}>
      <td className={classes(styles.place, awarded && MEDALS[place])}>{place}</td>
      <th scope="row" className={styles.club}>
        <ClubLink club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
      </th>
      {[plays, wins, losses, draws, goals, goalsTaken, signedDecimals(goalDifference(row), 0)].map((value, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places
        <td key={index} className={styles.number}>
          {value}
        </td>
      ))}
      <td className={classes(styles.number, styles.points)}>{points}</td>
    </tr>
  );
}
