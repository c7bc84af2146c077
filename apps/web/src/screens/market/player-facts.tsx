import { Plural, useLingui } from '@lingui/react/macro';
import { averageRating, overall, playerAge } from '@mundo-manager/rules/players';
import { naturalGroup } from '@mundo-manager/rules/positions';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { ClubLink } from '../../components/club/club-link.tsx';
import { POSITION_NAMES } from '../../components/messages/position-names.ts';
import { Money } from '../../components/money/money.tsx';
import { CountryFlag } from '../../components/player/country-flag.tsx';
import { Attribute, MatchRating, PositionMark, Rating } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { AbsenceBadges } from '../../features/match/absence-badges.tsx';
import styles from './market-player.module.css';
import type { MarketItem } from './market-storage.ts';

/** Who the player is, what he is worth and what he costs. R-MKS-8 */
export function PlayerFacts({ item: { player, seller } }: { readonly item: MarketItem }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const now = useGameClock().now();
  const { position, country } = player.personalData;
  const { matches } = player.statistics;
  return (
    <>
      <p className={styles.who}>
        <CountryFlag country={country} />
        <PositionMark position={position} />
        {t(POSITION_NAMES[naturalGroup(position)])} ·{' '}
        <Plural value={playerAge(player, now)} one="# ano" other="# anos" />
        {' · '}
        {seller ? <ClubLink club={seller} size={22} /> : t`Sem clube`}
        <AbsenceBadges player={player} />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Overall`}</dt>
          <dd>
            <Rating value={overall(player, ruleset)} />
          </dd>
        </div>
        <div>
          <dt>{t`Potencial`}</dt>
          <dd>
            <Attribute value={player.attributes.potential} />
          </dd>
        </div>
        <div>
          <dt>{t`Média`}</dt>
          <dd>
            <MatchRating value={averageRating(player.statistics)} />{' '}
            {matches > 0 && (
              <small>
                <Plural value={matches} one="em # jogo" other="em # jogos" />
              </small>
            )}
          </dd>
        </div>
        <div>
          <dt>{t`Valor de Mercado`}</dt>
          <dd>
            <Money value={player.marketValue} />
          </dd>
        </div>
        <div>
          <dt>{t`Salário Semanal`}</dt>
          <dd>
            <Money value={player.salary} />
          </dd>
        </div>
      </dl>
    </>
  );
}
