import { useLingui } from '@lingui/react/macro';
import { goalDifference, type TableRow } from '@mundo-manager/rules/standings';
import { ClubLink } from '../../components/club/club-link.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { signedDecimals } from '../../ui/text/decimals.ts';
import styles from './group-table.module.css';

interface GroupTableProps {
  readonly label: string;
  readonly rows: readonly TableRow[];
  readonly ownId: string;
  /** Places that go on. */
  readonly qualifying: number;
}

/** Table of a group; a dashed line marks the qualifying places. R-KNO-5 */
export function GroupTable({ label, rows, ownId, qualifying }: GroupTableProps) {
  const { t } = useLingui();
  const numbers = [
    ['p', t`partidas`],
    ['v', t`vitórias`],
    ['d', t`derrotas`],
    ['e', t`empates`],
    ['saldo', t`saldo de gols`],
    ['pts', t`pontos`],
  ] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.wrap} tabIndex={0} aria-label={t`${label}, role para ver tudo`}>
      <table className={styles.table} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t`Pos`}</th>
            <th scope="col">{t`Clube`}</th>
            {numbers.map(([short, title]) => (
              <th key={short} scope="col" className={styles.number}>
                <abbr title={title}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const place = index + 1;
            const { clubId, clubName, clubEmblem, plays, wins, losses, draws, points } = row;
            return (
              <tr key={clubId} className={classes(clubId === ownId && styles.mine, place === qualifying && styles.cut)}>
                <td className={classes(styles.place, place <= qualifying && styles.up)}>
                  {place}
                  {place <= qualifying && <VisuallyHidden>{t`, passa de fase`}</VisuallyHidden>}
                </td>
                <th scope="row" className={styles.club}>
                  <ClubLink size={22} club={{ id: clubId, name: clubName, emblem: clubEmblem }} />
                </th>
                <td className={styles.number}>{plays}</td>
                <td className={styles.number}>{wins}</td>
                <td className={styles.number}>{losses}</td>
                <td className={styles.number}>{draws}</td>
                <td className={styles.number}>{signedDecimals(goalDifference(row), 0)}</td>
                <td className={classes(styles.number, styles.points)}>{points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
