import { useLingui } from '@lingui/react/macro';
import { goalDifference, type TableRow } from '@mundo-manager/rules/standings';
import { useRef } from 'react';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { classes } from '../../ui/classes.ts';
import { signedDecimals } from '../../ui/decimals.ts';
import { useSlidingRows } from '../../ui/useSlidingRows.ts';
import { LastFive } from './LastFive.tsx';
import styles from './Standings.module.css';
import type { LeagueForm } from './useLeagueForm.ts';

const MEDALS: Readonly<Record<number, string | undefined>> = { 1: styles.gold, 2: styles.silver, 3: styles.bronze };

interface StandingsTableProps {
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly ownId: string;
  /** Whether a place is rewarded. */
  readonly isAwarded: (place: number) => boolean;
  /** The last five results of every club; null where they are not shown. */
  readonly form: LeagueForm | null;
}

/** Rows in the given order, each headed by its club. R-LEA-2, R-LEA-3, R-PRD-14 */
export function StandingsTable({ label, rows, ownId, isAwarded, form }: StandingsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useSlidingRows(
    body,
    rows.map(({ clubId }) => clubId),
  );
  return (
    <table className={styles.table} aria-label={label}>
      <Head hasForm={form !== null} />
      <tbody ref={body}>
        {rows.map((row, index) => (
          <Row
            key={row.clubId}
            row={row}
            place={index + 1}
            mine={row.clubId === ownId}
            awarded={isAwarded(index + 1)}
            form={form}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ hasForm }: { readonly hasForm: boolean }) {
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
        {hasForm && <th scope="col">{t`últimos 5`}</th>}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly row: TableRow;
  readonly place: number;
  readonly mine: boolean;
  readonly awarded: boolean;
  readonly form: LeagueForm | null;
}

function Row({ row, place, mine, awarded, form }: RowProps) {
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
      {form && (
        <td>
          <LastFive results={form.get(clubId) ?? []} />
        </td>
      )}
    </tr>
  );
}
