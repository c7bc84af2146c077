import { useLingui } from '@lingui/react/macro';
import { averageRating, type PublicPlayer } from '@mundo-manager/rules/players';
import { Term } from '../../components/player/glossary-term.tsx';
import { MatchRating } from '../../components/player/rating.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './player-details.module.css';
import { PlayerFact } from './player-fact.tsx';
import { RatingHistory } from './ratings/rating-history.tsx';

/** What he has done in matches. R-PDT-2 */
export function PlayerStatisticsPanel({ player: { statistics } }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const { matches, goals, assists, ratings } = statistics;
  return (
    <Panel title={t`Estatísticas`}>
      <dl className={styles.facts}>
        <PlayerFact name={t`Partidas`}>{matches}</PlayerFact>
        <PlayerFact name={t`Gols`}>{goals}</PlayerFact>
        <PlayerFact name={t`Assistências`}>{assists}</PlayerFact>
        <PlayerFact name={<Term term="averageRating" />}>
          <MatchRating value={averageRating(statistics)} />
        </PlayerFact>
      </dl>
      {ratings.length > 0 && <RatingHistory ratings={ratings} />}
    </Panel>
  );
}
