import { useLingui } from '@lingui/react/macro';
import type { EditionDetails, EditionMatch } from '@mundo-manager/contract/client';
import { lastRound, matchesOfRound, stepRound } from '@mundo-manager/rules/competitions';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { matchStatsPath } from '../../components/links/paths.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { classes } from '../../ui/browser/classes.ts';
import { Stepper } from '../../ui/form/stepper.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './edition.module.css';

/** The results of one round of the edition; each score leads to its match. R-HSC-2 */
export function EditionResults({ edition }: { readonly edition: EditionDetails }) {
  const { t } = useLingui();
  const { matches } = edition;
  const last = lastRound(matches);
  const [round, setRound] = useState(last);
  const step = (delta: -1 | 1) => setRound(stepRound(round, delta, last));
  return (
    <Panel flush title={t`Resultados`}>
      {matches.length === 0 ? (
        <p className={styles.empty}>{t`Nenhum jogo foi guardado.`}</p>
      ) : (
        <>
          <div className={styles.stepper}>
            <Stepper
              label={t`Rodada`}
              value={t`Rodada ${round}`}
              onStep={step}
              canStepBack={stepRound(round, -1, last) !== round}
              canStepForward={stepRound(round, 1, last) !== round}
            />
          </div>
          <ul className={styles.results}>
            {matchesOfRound(matches, round).map((match) => (
              <Result key={match.id} match={match} edition={edition} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function Result({ match, edition }: { readonly match: EditionMatch; readonly edition: EditionDetails }) {
  const { t } = useLingui();
  const { id: ownId } = useClub();
  const { id, home, away } = match;
  const nameOf = (clubId: string) => edition.clubs.find((club) => club.id === clubId)?.name ?? '?';
  const isOwn = home.id === ownId || away.id === ownId;
  const hasShootOut = home.shootOut !== undefined && away.shootOut !== undefined;
  return (
    <li className={classes(isOwn && styles.mine)}>
      <span className={styles.home}>{nameOf(home.id)}</span>
      <Link
        aria-label={t`Estatísticas: ${nameOf(home.id)} ${home.score} × ${away.score} ${nameOf(away.id)}`}
        {...matchStatsPath({ id, competitionId: edition.id })}
      >
        {home.score} × {away.score}
        {hasShootOut && <small>{t`${home.shootOut} × ${away.shootOut} nos pênaltis`}</small>}
      </Link>
      <span>{nameOf(away.id)}</span>
    </li>
  );
}
