import { Plural, useLingui } from '@lingui/react/macro';
import type { ClubBadge } from '@mundo-manager/contract/client';
import { overall, type Player, type PublicPlayer, playerAge } from '@mundo-manager/rules/players';
import { naturalGroup } from '@mundo-manager/rules/positions';
import { ratingWord } from '@mundo-manager/rules/scouting';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { ClubLink } from '../../components/club/club-link.tsx';
import { POSITION_NAMES } from '../../components/messages/position-names.ts';
import { RATING_WORDS } from '../../components/messages/rating-words.ts';
import { Money } from '../../components/money/money.tsx';
import { Condition } from '../../components/player/condition.tsx';
import { CountryFlag } from '../../components/player/country-flag.tsx';
import { Term } from '../../components/player/glossary-term.tsx';
import { Morale, PositionMark, Rating } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import styles from './player-details.module.css';
import { PlayerFact } from './player-fact.tsx';
import { ValueReasons } from './ratings/value-reasons.tsx';
import { YellowCards } from './yellow-cards.tsx';

interface PlayerIdentityProps {
  readonly player: Player | PublicPlayer;
  /** Null for a player without a club. */
  readonly club: ClubBadge | null;
}

/** Who he is, what he is worth and how he feels. R-PDT-1, R-PDT-3, R-POS-10 */
export function PlayerIdentity({ player, club }: PlayerIdentityProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameClock().now();
  const { category } = useClub();
  const { position, country } = player.personalData;
  // Only the manager’s own players have a condition and a morale.
  const form = 'condition' in player.attributes ? player.attributes : null;
  return (
    <Panel title={t`Jogador`}>
      <p className={styles.who}>
        <CountryFlag country={country} />
        <PositionMark position={position} />
        {t(POSITION_NAMES[naturalGroup(position)])}
        {' · '}
        <Plural value={playerAge(player, now)} one="# ano" other="# anos" />
      </p>
      <p className={styles.who}>{club ? <ClubLink club={club} size={22} /> : t`Sem clube`}</p>
      <dl className={styles.facts}>
        <PlayerFact big name={<Term term="overall" />}>
          <Rating value={overall(player, ruleset)} />
        </PlayerFact>
        <PlayerFact name={t`Na categoria ${category}`}>
          {t(RATING_WORDS[ratingWord(overall(player, ruleset), category, ruleset)])}
        </PlayerFact>
        <PlayerFact name={t`Valor de Mercado`}>
          <Money value={player.marketValue} />
        </PlayerFact>
        <PlayerFact name={t`Salário Semanal`}>
          <Money value={player.salary} />
        </PlayerFact>
        {form && (
          <>
            <PlayerFact name={<Term term="condition" />}>
              <Condition value={form.condition} />
            </PlayerFact>
            <PlayerFact name={<Term term="morale" />}>
              <Morale value={form.morale} />
            </PlayerFact>
          </>
        )}
        <YellowCards player={player} />
      </dl>
      <ValueReasons player={player} />
    </Panel>
  );
}
