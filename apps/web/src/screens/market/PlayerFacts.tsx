import { Plural, useLingui } from '@lingui/react/macro';
import { averageRating, overall, playerAge } from '@mundo-manager/rules/players';
import { naturalGroup } from '@mundo-manager/rules/positions';
import { useGameClock } from '../../clock/GameClockContext.tsx';
import { AbsenceBadges } from '../../match/AbsenceBadges.tsx';
import { POSITION_NAMES } from '../../messages/positionNames.ts';
import { useRuleset } from '../../ruleset/RulesetContext.ts';
import { ClubLink } from '../../ui/ClubLink.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { Money } from '../../ui/Money.tsx';
import { Attribute, MatchRating, PositionMark, Rating } from '../../ui/Rating.tsx';
import styles from './MarketPlayer.module.css';
import type { MarketItem } from './marketStorage.ts';

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
        <Flag country={country} />
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
                <Plural value={matches} one="em # partida" other="em # partidas" />
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
