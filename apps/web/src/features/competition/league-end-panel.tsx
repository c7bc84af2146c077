import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CompetitionView } from '@mundo-manager/contract/client';
import {
  categoryAfter,
  contestName,
  expectedPlace,
  type LeagueMovement,
  movementOf,
  prizeFor,
} from '@mundo-manager/rules/competitions';
import { positionOf } from '@mundo-manager/rules/standings';
import { MoveDown, MoveUp } from 'lucide-react';
import { competitionPath, seasonPath } from '../../components/links/paths.ts';
import { categoryName } from '../../components/messages/category-name.ts';
import { Money } from '../../components/money/money.tsx';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useRulesetOf } from '../../data/ruleset/use-ruleset-of.ts';
import { classes } from '../../ui/browser/classes.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import styles from './league-end-panel.module.css';

/** How a league that is over ended for the club: its place, its prize, its next category, and the way to the final table. R-HOM-22, R-HUB-8 */
export function LeagueEndPanel({ league }: { readonly league: CompetitionView }) {
  const { t } = useLingui();
  const ruleset = useRulesetOf(league);
  const { id } = useClub();
  const { category, table } = league;
  const competition = contestName(league);
  const row = table.find(({ clubId }) => clubId === id);
  const place = positionOf(table, id);
  if (row === undefined || place === null) return null;
  const { money, credits } = prizeFor({ competition, category, place }, ruleset);
  const expected = expectedPlace(league, id);
  const final = { category, place, clubs: table.length };
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
      <Movement movement={movementOf(final, ruleset)} category={categoryAfter(final, ruleset)} />
      <dl className={styles.facts}>
        <div>
          <dt>{t`Seu prêmio`}</dt>
          <dd>
            <Money value={money} /> · <Plural value={credits} _0="0 créditos" one="# crédito" other="# créditos" />
          </dd>
        </div>
        {expected !== null && (
          <div>
            <dt>{t`A imprensa apostava`}</dt>
            <dd>{t`no ${expected}º lugar`}</dd>
          </div>
        )}
      </dl>
      <ButtonLink {...seasonPath(league.id)}>{t`Ver o balanço da temporada`}</ButtonLink>
      <ButtonLink kind="ghost" {...competitionPath(league)}>
        {t`Ver a tabela final`}
      </ButtonLink>
    </div>
  );
}

interface MovementProps {
  readonly movement: LeagueMovement;
  /** In which the club goes on. */
  readonly category: CompetitionView['category'];
}

/** Whether the club goes up, goes down or stays, in words and with an arrow. R-DIV-1 */
function Movement({ movement, category }: MovementProps) {
  const { t } = useLingui();
  const told = {
    promoted: {
      text: t`Seu clube sobe para a categoria ${categoryName(category)}.`,
      icon: <MoveUp size={18} aria-hidden />,
    },
    relegated: {
      text: t`Seu clube cai para a categoria ${categoryName(category)}.`,
      icon: <MoveDown size={18} aria-hidden />,
    },
    stays: { text: t`Seu clube segue na categoria ${categoryName(category)}.`, icon: null },
  }[movement];
  return (
    <p className={classes(styles.movement, styles[movement])}>
      {told.icon}
      {told.text}
    </p>
  );
}
