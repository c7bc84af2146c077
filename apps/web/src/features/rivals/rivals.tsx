import { Trans, useLingui } from '@lingui/react/macro';
import type { RivalView } from '@mundo-manager/contract/client';
import { Swords } from 'lucide-react';
import { Link } from 'react-router-dom';
import { ClubLink } from '../../components/club/club-link.tsx';
import { matchStatsPath } from '../../components/links/paths.ts';
import { ResultLetter } from '../../components/player/number-plates.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { RivalReasons } from './rival-reasons.tsx';
import styles from './rivals.module.css';
import { useRivals } from './use-rivals.ts';

/** The rivals of a club with the balance of all meetings; renders nothing without any. R-RIV-6 */
export function Rivals({ clubId }: { readonly clubId: string }) {
  const { t } = useLingui();
  const rivals = useRivals(clubId);
  if (rivals.length === 0) return null;
  return (
    <Panel flush title={t`Rivais`}>
      <ul>
        {rivals.map((rival) => (
          <Row key={rival.clubId} rival={rival} />
        ))}
      </ul>
    </Panel>
  );
}

function Row({ rival }: { readonly rival: RivalView }) {
  const { t } = useLingui();
  const { wins, draws, losses, goals, goalsTaken, meetings, biggestWin } = rival.balance;
  const names = { win: t`vitória`, draw: t`empate`, loss: t`derrota` };
  const results = meetings.map(resultOf).toReversed();
  return (
    <li className={styles.row}>
      <span className={styles.club}>
        <Swords size={18} aria-hidden />
        <ClubLink club={rival.club} />
      </span>
      <small>
        <RivalReasons rival={rival} />
      </small>
      <span className={styles.balance}>
        <span>
          <Trans>
            {wins}V {draws}E {losses}D · {goals} x {goalsTaken} em gols
          </Trans>
        </span>
        <span className={styles.last} role="img" aria-label={results.map((result) => names[result]).join(', ')}>
          {results.map((result, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: results have no id, and only move along
            <ResultLetter key={index} result={result} />
          ))}
        </span>
      </span>
      {biggestWin && (
        <small>
          {t`Maior goleada`}{' '}
          <Link {...matchStatsPath({ id: biggestWin.matchId, competitionId: null })}>
            {biggestWin.goalsFor} × {biggestWin.goalsAgainst}
          </Link>
          , <DateText ms={biggestWin.date} year />
        </small>
      )}
    </li>
  );
}

type Meeting = RivalView['balance']['meetings'][number];

function resultOf({ score, rivalScore, shootOut = 0, rivalShootOut = 0 }: Meeting): 'win' | 'draw' | 'loss' {
  const difference = score - rivalScore || shootOut - rivalShootOut;
  return difference > 0 ? 'win' : difference < 0 ? 'loss' : 'draw';
}
