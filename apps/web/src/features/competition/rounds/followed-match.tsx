import { useLingui } from '@lingui/react/macro';
import type { MatchView } from '@mundo-manager/contract/client';
import { Tv } from 'lucide-react';
import { ClubLink } from '../../../components/club/club-link.tsx';
import { livePath } from '../../../components/links/paths.ts';
import { ScorePlates } from '../../../components/player/number-plates.tsx';
import { ButtonLink } from '../../../ui/form/button.tsx';
import { LiveMatchTicker } from '../../match/live-match-ticker.tsx';
import styles from './followed-match.module.css';
import { useFollowedMatch } from './use-followed-match.ts';

/** One match of the league while it is being played: the club's own, or the one that was chosen. R-LEA-14, R-LEA-15 */
export function FollowedMatch({ matches }: { readonly matches: Readonly<Record<string, MatchView>> }) {
  const { t } = useLingui();
  const { followed } = useFollowedMatch(matches);
  if (followed === null) return null;
  const { id, home, away, live } = followed;
  return (
    <LiveMatchTicker key={id} match={followed}>
      <div className={styles.strip}>
        <span className={styles.home}>
          <ClubLink size={26} reversed club={{ id: home.id, name: home.clubName, emblem: home.clubEmblem }} />
        </span>
        <ScorePlates home={live?.home ?? 0} away={live?.away ?? 0} />
        <ClubLink size={26} club={{ id: away.id, name: away.clubName, emblem: away.clubEmblem }} />
        <span className={styles.watch}>
          <ButtonLink wide small icon={Tv} to={livePath(id)}>{t`Assistir ao vivo`}</ButtonLink>
        </span>
      </div>
    </LiveMatchTicker>
  );
}
