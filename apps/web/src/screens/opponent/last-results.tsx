import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicClub } from '@mundo-manager/contract/client';
import type { OpponentReport, ScoutedResult } from '@mundo-manager/rules/opponents';
import { Play } from 'lucide-react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { replayPath } from '../../components/links/paths.ts';
import { formationLabel } from '../../components/pitch/formation-label.ts';
import { ResultMark, ScorePlates } from '../../components/player/number-plates.tsx';
import { positionText } from '../../components/player/position-text.ts';
import { LastFive } from '../../features/competition/standings/last-five.tsx';
import { IconLink } from '../../ui/form/icon-button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './last-results.module.css';

interface LastResultsProps {
  readonly report: OpponentReport;
  readonly club: Pick<PublicClub, 'name'>;
}

/** The last five results, each with the eleven that started. R-OPP-2 */
export function LastResults({ report: { results }, club }: LastResultsProps) {
  const { t } = useLingui();
  return (
    <Panel flush title={t`Últimos cinco`} end={<LastFive results={results.map(outcomeOf).toReversed()} />}>
      {results.length === 0 && <p className={styles.none}>{t`Nenhum jogo realizado.`}</p>}
      <ol>
        {results.map((result) => (
          <Row key={result.matchId} result={result} name={club.name} />
        ))}
      </ol>
    </Panel>
  );
}

function Row({ result, name }: { readonly result: ScoutedResult; readonly name: string }) {
  const { t } = useLingui();
  const { rival, isHome, isNeutral, score, rivalScore, replayId, formation, lineUp } = result;
  const rivalName = rival.name;
  const label = formationLabel(formation);
  return (
    <li className={styles.result}>
      <div className={styles.row}>
        <ResultMark result={outcomeOf(result)} />
        <span className={styles.rival}>
          <ClubLink club={rival} />
          <small>{isNeutral ? t`campo neutro` : isHome ? t`em casa` : t`fora`}</small>
        </span>
        <ScorePlates home={score} away={rivalScore} />
        {replayId !== null && (
          <IconLink icon={Play} label={t`Replay: ${name} × ${rivalName}`} to={replayPath(replayId)} />
        )}
      </div>
      <details className={styles.lineUp}>
        <summary>
          <Trans>Escalação no {label}</Trans>
        </summary>
        <ol>
          {lineUp.map(({ position, playerId, number, name: player }) => (
            <li key={playerId}>
              <b>{positionText(position)}</b> {number} {player}
            </li>
          ))}
        </ol>
      </details>
    </li>
  );
}

function outcomeOf({ score, rivalScore, shootOut = 0, rivalShootOut = 0 }: ScoutedResult): 'win' | 'draw' | 'loss' {
  const difference = score - rivalScore || shootOut - rivalShootOut;
  if (difference === 0) return 'draw';
  return difference > 0 ? 'win' : 'loss';
}
