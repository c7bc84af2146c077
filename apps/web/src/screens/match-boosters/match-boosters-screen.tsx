import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type MatchBooster, matchBoosterEffect } from '@mundo-manager/rules/boosters';
import { speechEffect } from '@mundo-manager/rules/manager';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { useMatchBoosterEffect } from '../../data/calls/use-match-booster-effect.ts';
import { BoosterPlate } from '../../features/boosters/booster-plate.tsx';
import { classes } from '../../ui/browser/classes.ts';
import { ButtonLink } from '../../ui/form/button.tsx';
import { Columns, Stack } from '../../ui/layout/columns.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { addedPercentText, percentText } from '../../ui/text/percent.ts';
import styles from './match-boosters.module.css';

/** All ten types of match booster with how many the club owns, and what they do for this manager. R-FOU-9, R-FOU-10 */
export function MatchBoostersScreen() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { matchBoosters } = useClub();
  return (
    <>
      <PageHeading
        title={t`Boosters de jogo`}
        end={
          <ButtonLink kind="ghost" small to="/playerBoosters" icon={ArrowRight}>
            {t`Boosters de jogador`}
          </ButtonLink>
        }
      />
      <Columns>
        <Panel
          title={t`Estoque`}
          end={<Plural value={matchBoosters.length} _0="nenhum booster" one="# booster" other="# boosters" />}
        >
          <ul className={styles.grid}>
            {ruleset.boosters.matchBoosters.map((booster) => (
              <Type
                key={booster.id}
                booster={booster}
                owned={matchBoosters.filter((boosterId) => boosterId === booster.id).length}
              />
            ))}
          </ul>
        </Panel>
        <Stack>
          <Rules />
        </Stack>
      </Columns>
    </>
  );
}

function Type({ booster, owned }: { readonly booster: MatchBooster; readonly owned: number }) {
  return (
    <li className={styles.type}>
      <BoosterPlate booster={{ kind: 'match', boosterId: booster.id }} dim={owned === 0} />
      <span className={classes(styles.count, owned === 0 && styles.none)}>
        <Plural value={owned} _0="nenhum" one="# no estoque" other="# no estoque" />
      </span>
    </li>
  );
}

function Rules() {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const { manager } = useClub();
  const effectiveness = speechEffect(manager, 'boosters', ruleset);
  const any = ruleset.boosters.matchBoosters[0]?.id ?? 0;
  const effectOf = useMatchBoosterEffect();
  const level = manager.skills.speech.boosters;
  const { minutesBefore } = ruleset.matchWindow;
  return (
    <Panel title={t`Como funcionam`}>
      <div className={styles.rules}>
        <p>{t`Um booster por jogo.`}</p>
        <p>
          {t`Ele aumenta o atributo escolhido de todos os jogadores durante o jogo, na proporção do nível de Boosters do seu discurso.`}
        </p>
        <dl className={styles.sum}>
          <dt>{t`Força do booster`}</dt>
          <dd>{addedPercentText(matchBoosterEffect(any, 1, ruleset)?.increase ?? 0)}</dd>
          <dt>
            <Link to="/manager">
              <Trans>Discurso, Boosters nível {level}</Trans>
            </Link>
          </dt>
          <dd>{t`× ${percentText(effectiveness)}`}</dd>
          <dt>{t`No jogo`}</dt>
          <dd>{addedPercentText(effectOf(any)?.increase ?? 0)}</dd>
        </dl>
        <p>{t`O booster é gasto em um jogo. Escolha-o na tela da liga, até ${minutesBefore} minutos antes do início.`}</p>
        <ButtonLink kind="ghost" small to="/competitions">
          {t`Ver competições`}
        </ButtonLink>
      </div>
    </Panel>
  );
}
