import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_COUNTED_GOALS, type Outcomes } from '../../features/simulation/outcomes.ts';
import { locale } from '../../ui/text/locale.ts';
import { percentText } from '../../ui/text/percent.ts';
import { DEMO_LOOKS } from './demo-teams.ts';
import styles from './engine-demo.module.css';

const mean = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** How often who won, and how many goals there were. */
export function OutcomeChart({ outcomes, before }: { readonly outcomes: Outcomes; readonly before: Outcomes | null }) {
  const { t } = useLingui();
  const { played, homeWins, draws, awayWins, homeGoals, awayGoals, byGoals } = outcomes;
  const shares = [
    { key: 'home', label: DEMO_LOOKS.home.name, count: homeWins, was: before?.homeWins },
    { key: 'draw', label: t`Empate`, count: draws, was: before?.draws },
    { key: 'away', label: DEMO_LOOKS.away.name, count: awayWins, was: before?.awayWins },
  ] as const;
  const highest = Math.max(1, ...byGoals);
  const [home, away] = [mean.format(homeGoals / Math.max(1, played)), mean.format(awayGoals / Math.max(1, played))];
  return (
    <div className={styles.outcomes}>
      <dl className={styles.shares}>
        {shares.map(({ key, label, count, was }) => (
          <div key={key} className={styles[key]} style={{ flexGrow: Math.max(count, played / 8) }}>
            <dt>{label}</dt>
            <dd>
              <b>{percent(count, played)}</b>
              {was !== undefined && <span>{t`antes ${percent(was, before?.played ?? 0)}`}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.mean}>
        <Trans>
          Gols por jogo: {home} a {away}
        </Trans>
      </p>
      <table className={styles.goals}>
        <caption>{t`Partidas por total de gols`}</caption>
        <tbody>
          {byGoals.map((count, goals) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of goals
            <tr key={goals}>
              <th scope="row">{goals === MOST_COUNTED_GOALS ? t`${goals} ou mais` : String(goals)}</th>
              <td>
                <span className={styles.bar} style={{ width: `${(100 * count) / highest}%` }} />
                <span>{count}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function percent(count: number, of: number): string {
  return percentText(Math.round((100 * count) / Math.max(1, of)) / 100);
}
