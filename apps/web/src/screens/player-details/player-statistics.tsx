import { useLingui } from '@lingui/react/macro';
import { averageRating, type PublicPlayer } from '@mundo-manager/rules/players';
import { MatchRating } from '../../components/player/rating.tsx';
import { Term } from '../../components/player/term.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { Fact } from './fact.tsx';
import styles from './player-details.module.css';
import { RatingHistory } from './ratings/rating-history.tsx';

/** What he has done in matches. R-PDT-2 */
export function PlayerStatistics({ player: { statistics } }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const { matches, goals, assists, ratings } = statistics;
  return (
    <Panel title={t`Estatísticas`}>
      <dl className={styles.facts}>
        <Fact name={t`Partidas`}>{matches}</Fact>
        <Fact name={t`Gols`}>{goals}</Fact>
        <Fact name={t`Assistências`}>{assists}</Fact>
        <Fact name={<Term term="averageRating" />}>
          <MatchRating value={averageRating(statistics)} />
        </Fact>
      </dl>
      {ratings.length > 0 && <RatingHistory ratings={ratings} />}
    </Panel>
  );
}
