import { useLingui } from '@lingui/react/macro';
import type { MatchReport, MatchView } from '@mundo-manager/contract/client';
import { goalsBeyondXg, type MatchReason } from '@mundo-manager/engine';
import { playsIn } from '@mundo-manager/rules/match-window';
import { ClubLink } from '../../components/club/club-link.tsx';
import { sideClub } from '../../components/match/side-club.ts';
import { isToldOfRival, MATCH_REASON_NAMES, matchReasonText } from '../../components/messages/match-reasons.ts';
import { Term } from '../../components/player/glossary-term.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { decimals, signedDecimals } from '../../ui/text/decimals.ts';
import styles from './result-reasons.module.css';

/** Most reasons that are shown; further ones weigh little. */
const MOST_REASONS = 5;

interface ResultReasonsProps {
  readonly match: MatchView;
  readonly report: MatchReport;
}

/** Why it ended as it did: goals against the chances that there were, the own side first, then the weightiest reasons. R-STT-9, R-NAV-20 */
export function ResultReasons({ match, report: { stats, reasons } }: ResultReasonsProps) {
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
          {sides.map(({ side, stats }) => (
            <tr key={side.id} className={side.id === id ? styles.mine : undefined}>
              <th scope="row">
                <ClubLink size={22} club={sideClub(side)} />
              </th>
              <td>{stats.score}</td>
              <td>{decimals(stats.xg, 2)}</td>
              <td>{signedDecimals(goalsBeyondXg(stats), 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.note}>
        {t`O xG diz quantos gols as chances valiam. O que passa disso, sem contar gol contra, é pontaria, defesa do goleiro ou sorte.`}
      </p>
      {reasons.length === 0 ? (
        <p className={styles.note}>{t`Jogo parelho: nada pesou muito mais para um lado.`}</p>
      ) : (
        <ol className={styles.reasons}>
          {byName(reasons.slice(0, MOST_REASONS)).map((reason, index, shown) => (
            <Reason
              key={`${reason.code}-${reason.favours}`}
              match={match}
              reason={reason}
              isNamed={shown[index - 1]?.code !== reason.code}
            />
          ))}
        </ol>
      )}
    </Panel>
  );
}

/** The reasons with those of one name together, at the place of the weightiest. */
function byName(reasons: readonly MatchReason[]): readonly MatchReason[] {
  const codes = [...new Set(reasons.map(({ code }) => code))];
  return codes.flatMap((code) => reasons.filter((reason) => reason.code === code));
}

interface ReasonProps {
  readonly match: MatchView;
  readonly reason: MatchReason;
  /** Whether its name is shown before it; not where the reason before has the same one. */
  readonly isNamed: boolean;
}

/** A reason with the emblem of the side that its sentence is about. R-STT-11 */
function Reason({ match, reason, isNamed }: ReasonProps) {
  const { t } = useLingui();
  const [favoured, rival] = reason.favours === 'home' ? [match.home, match.away] : [match.away, match.home];
  const told = isToldOfRival(reason.code) ? rival : favoured;
  return (
    <li>
      <ClubLink emblemOnly size={30} club={sideClub(told)} />
      <span>
        {isNamed && <b>{t(MATCH_REASON_NAMES[reason.code])}</b>}
        {matchReasonText(reason, { club: favoured, rival }, t)}
      </span>
    </li>
  );
}
