import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import { prizeFor } from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { competitionPath } from '../../app/paths.ts';
import { useRulesetOf } from '../../ruleset/useRulesetOf.ts';
import { useClub } from '../../session/useInitialData.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Money } from '../../ui/Money.tsx';
import styles from './Competitions.module.css';

/** How a league that is over ended for the club: its place, its prize, and the way to the final table. R-HOM-22, R-HUB-8 */
export function LeagueEnd({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(league);
  const { id } = useClub();
  const { name: competition, category, table } = league;
  const row = table.find(({ clubId }) => clubId === id);
  const place = positionOf(table, id);
  if (row === undefined || place === null) return null;
  const { money, credits } = prizeFor({ competition, category, place }, ruleset);
  return (
    <div className={styles.end}>
      <p className={styles.standing}>
        <b>
          <Trans>{place}º</Trans>
        </b>
        <span>
          {place === 1 ? t`Seu clube é campeão!` : t`Seu clube terminou em ${place}º lugar.`}
          <small>
            <Plural value={row.points} _0="0 pontos" one="# ponto" other="# pontos" />
            {' · '}
            <Plural value={row.plays} _0="0 jogos" one="# jogo" other="# jogos" />
          </small>
        </span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{t`Seu prêmio`}</dt>
          <dd>
            <Money value={money} /> · <Plural value={credits} _0="0 créditos" one="# crédito" other="# créditos" />
          </dd>
        </div>
      </dl>
      <ButtonLink kind="ghost" {...competitionPath(league)}>
        {t`Ver a tabela final`}
      </ButtonLink>
    </div>
  );
}
