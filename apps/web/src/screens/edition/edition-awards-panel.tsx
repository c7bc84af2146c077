import { Plural, useLingui } from '@lingui/react/macro';
import type { ClubBadge, EditionDetails } from '@mundo-manager/contract/client';
import type { PlayerSeason } from '@mundo-manager/rules/history';
import { Award, Crown, Footprints, type LucideIcon, Shield, Swords, Trophy } from 'lucide-react';
import type { ReactNode } from 'react';
import { ClubLink } from '../../components/club/club-link.tsx';
import { PlayerLink } from '../../components/player/player-link.tsx';
import { FootballIcon } from '../../ui/feedback/football-icon.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { decimals } from '../../ui/text/decimals.ts';
import styles from './edition.module.css';

/** Champion, runner-up and the awards of players and clubs. R-HSC-2 */
export function EditionAwardsPanel({ edition }: { readonly edition: EditionDetails }) {
  const { t } = useLingui();
  const { archive, clubs } = edition;
  const { topScorers, topAssists, bestPlayer, bestDefences, bestAttacks } = archive.awards;
  const badgeOf = (clubId: string) => clubs.find(({ id }) => id === clubId);
  const badgesOf = (ids: readonly string[]) => ids.flatMap((id) => badgeOf(id) ?? []);
  const placed = (place: number) =>
    badgesOf(archive.places.filter((row) => row.place === place).map(({ clubId }) => clubId));
  return (
    <Panel flush title={t`Prêmios da edição`}>
      <dl>
        <Clubs icon={Trophy} title={t`Campeão`} clubs={placed(1)} />
        <Clubs icon={Award} title={t`Vice`} clubs={placed(2)} />
        <Players icon={Crown} title={t`Craque`} players={bestPlayer === null ? [] : [bestPlayer]} badgeOf={badgeOf}>
          {({ rating }) => rating !== null && t`nota ${decimals(rating, 1)}`}
        </Players>
        <Players icon={FootballIcon} title={t`Artilheiro`} players={topScorers} badgeOf={badgeOf}>
          {({ goals }) => <Plural value={goals} one="# gol" other="# gols" />}
        </Players>
        <Players icon={Footprints} title={t`Garçom`} players={topAssists} badgeOf={badgeOf}>
          {({ assists }) => <Plural value={assists} one="# assistência" other="# assistências" />}
        </Players>
        <Clubs icon={Swords} title={t`Melhor ataque`} clubs={badgesOf(bestAttacks)} />
        <Clubs icon={Shield} title={t`Melhor defesa`} clubs={badgesOf(bestDefences)} />
      </dl>
    </Panel>
  );
}

interface HeadProps {
  readonly icon: LucideIcon;
  readonly title: string;
}

function Clubs({ icon: Icon, title, clubs }: HeadProps & { readonly clubs: readonly ClubBadge[] }) {
  if (clubs.length === 0) return null;
  return (
    <div className={styles.award}>
      <Icon size={20} aria-hidden />
      <dt>{title}</dt>
      {clubs.map((club) => (
        <dd key={club.id}>
          <ClubLink size={22} club={club} />
        </dd>
      ))}
    </div>
  );
}

interface PlayersProps extends HeadProps {
  readonly players: readonly PlayerSeason[];
  readonly badgeOf: (clubId: string) => ClubBadge | undefined;
  /** The figures behind the award. */
  readonly children: (player: PlayerSeason) => ReactNode;
}

function Players({ icon: Icon, title, players, badgeOf, children }: PlayersProps) {
  if (players.length === 0) return null;
  return (
    <div className={styles.award}>
      <Icon size={20} aria-hidden />
      <dt>{title}</dt>
      {players.map((player) => (
        <dd key={`${player.clubId} ${player.playerId}`}>
          <PlayerLink player={{ id: player.playerId, name: player.name }} />
          <small>
            {badgeOf(player.clubId)?.name} · {children(player)}
          </small>
        </dd>
      ))}
    </div>
  );
}
