import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { playsIn } from '@mundo-manager/rules/match-window';
import { useClub } from '../../session/useInitialData.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Term } from '../../ui/Term.tsx';
import { decimals, signedDecimals } from './decimals.ts';
import styles from './Reckoning.module.css';

interface ReckoningProps {
  readonly match: MatchView;
  readonly stats: MatchReport['stats'];
}

/** Goals against the chances that there were: what was made, and what luck and aim added. The own side first. */
export function Reckoning({ match, stats }: ReckoningProps) {
  const { t } = useLingui();
  const { id } = useClub();
  const { home, away } = match;
  const sides = [
    { side: home, stats: stats.home },
    { side: away, stats: stats.away },
  ];
  if (away.id === id) sides.reverse();
  const own = sides[0]?.stats.score ?? 0;
  const other = sides[1]?.stats.score ?? 0;
  const title = !playsIn(match, id)
    ? t`Por que terminou assim`
    : own > other
      ? t`Por que ganhamos`
      : own < other
        ? t`Por que perdemos`
        : t`Por que empatamos`;
  return (
    <Panel flush title={title}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`Clube`}</th>
            <th scope="col">{t`Gols`}</th>
            <th scope="col">
              <Term term="expectedGoals">{t`xG`}</Term>
            </th>
            <th scope="col">{t`Gols além do xG`}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ side, stats: { score, xg } }) => (
            <tr key={side.id} className={side.id === id ? styles.mine : undefined}>
              <th scope="row">{side.clubName}</th>
              <td>{score}</td>
              <td>{decimals(xg, 2)}</td>
              <td>{signedDecimals(score - xg, 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t`O xG diz quantos gols as chances valiam. O que passa disso é pontaria, defesa do goleiro ou sorte.`}
      </p>
    </Panel>
  );
}
