import { useLingui } from '@lingui/react/macro';
import type { LeagueMovement } from '@mundo-manager/rules/competitions';
import { goalDifference, type TableRow } from '@mundo-manager/rules/standings';
import { Fragment, useRef } from 'react';
import { ClubLink } from '../../../components/club/club-link.tsx';
import { classes } from '../../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { useSlidingRows } from '../../../ui/table/use-sliding-rows.ts';
import { signedDecimals } from '../../../ui/text/decimals.ts';
import { LastFive } from './last-five.tsx';
import styles from './standings.module.css';
import type { LeagueForm } from './use-league-form.ts';

const MEDALS: Readonly<Record<number, string | undefined>> = { 1: styles.gold, 2: styles.silver, 3: styles.bronze };

interface StandingsTableProps {
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly ownId: string;
  /** Whether a place is rewarded. */
  readonly isAwarded: (place: number) => boolean;
  /** What a place means for the next season; null if places mean nothing. */
  readonly zones: Zones | null;
  /** The last five results of every club; null if they are not shown. */
  readonly form: LeagueForm | null;
}

/** The zones of a table. */
export interface Zones {
  readonly movementOf: (place: number) => LeagueMovement;
  /** The lines between them, in words. */
  readonly up: string;
  readonly down: string;
}

/** Rows in the given order, each headed by its club. R-LEA-2, R-LEA-3, R-PRD-14 */
export function StandingsTable({ label, rows, ownId, isAwarded, zones, form }: StandingsTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  useSlidingRows(
    body,
    rows.map(({ clubId }) => clubId),
  );
  return (
    <table className={styles.table} aria-label={label}>
      <Head hasForm={form !== null} />
      <tbody ref={body}>
        {rows.map((row, index) => {
          const movement = zones?.movementOf(index + 1) ?? 'stays';
          const below = index + 1 < rows.length ? (zones?.movementOf(index + 2) ?? 'stays') : movement;
          return (
            <Fragment key={row.clubId}>
              <Row
                row={row}
                place={index + 1}
                mine={row.clubId === ownId}
                awarded={isAwarded(index + 1)}
                movement={movement}
                form={form}
              />
              {zones && movement === 'promoted' && below !== 'promoted' && <ZoneLine tone="up">{zones.up}</ZoneLine>}
              {zones && movement !== 'relegated' && below === 'relegated' && (
                <ZoneLine tone="down">{zones.down}</ZoneLine>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

function ZoneLine({ tone, children }: { readonly tone: 'up' | 'down'; readonly children: string }) {
  return (
    <tr data-line className={classes(styles.zone, styles[tone])}>
      <td colSpan={COLUMNS}>
        <span>{children}</span>
      </td>
    </tr>
  );
}

/** Of the widest table. */
const COLUMNS = 11;

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
  readonly movement: LeagueMovement;
  readonly form: LeagueForm | null;
}

function Row({ row, place, mine, awarded, movement, form }: RowProps) {
  const { t } = useLingui();
  const zoneNames = { promoted: t`, sobe`, relegated: t`, cai`, stays: '' };
  const { clubId, clubName, clubEmblem, plays, wins, losses, draws, goals, goalsTaken, points } = row;
  return (
    <tr className={classes(mine && styles.mine)}>
      <td className={classes(styles.place, awarded && MEDALS[place], movement !== 'stays' && styles[movement])}>
        {place}
        {movement !== 'stays' && <VisuallyHidden>{zoneNames[movement]}</VisuallyHidden>}
      </td>
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
