import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FacilityName } from '@mundo-manager/rules/facilities';
import { facilityLevel, facilityUpkeep, nextLevel, upgradeFacility } from '@mundo-manager/rules/facilities';
import { CircleCheck, Hammer } from 'lucide-react';
import { useGameClock } from '../../components/clock/game-clock-context.tsx';
import { errorMessage } from '../../components/messages/errors.ts';
import { FACILITY_TITLES } from '../../components/messages/facility-names.ts';
import { Money } from '../../components/money/money.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { useClub } from '../../data/calls/use-initial-data.ts';
import { Button } from '../../ui/form/button.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { moneyText } from '../../ui/text/money-text.ts';
import styles from './facilities.module.css';
import { levelEffect, levelShares, useLevelEffectText } from './level-effect.ts';
import { LevelSteps } from './level-steps.tsx';
import { Payback } from './payback.tsx';

/** What each facility is good for, in one sentence. */
const FACILITY_PURPOSES: Readonly<Record<FacilityName, MessageDescriptor>> = {
  stadium: msg`Cabe mais gente nos jogos em casa, e cada ingresso entra no caixa.`,
  recoveryCenter: msg`Devolve mais condição ao plantel a cada dia.`,
  gym: msg`Faz os treinos físicos renderem mais.`,
  trainingGround: msg`Faz os treinos de ataque, defesa e goleiros, os técnicos e os mentais renderem mais.`,
};

interface FacilityCardProps {
  readonly name: FacilityName;
  /** Whether it is being built now. */
  readonly building: boolean;
  /** Whether anything is being built. */
  readonly waiting: boolean;
  readonly onBuild: () => void;
}

/** Effect, upkeep and next level of a facility. R-FSC-2 to R-FSC-4, R-FSC-6 to R-FSC-8, R-MON-8 */
export function FacilityCard({ name, building, waiting, onBuild }: FacilityCardProps) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const club = useClub();
  const clock = useGameClock();
  const given = useLevelEffectText();
  const level = facilityLevel(club.facilities, name);
  const next = nextLevel(name, level, ruleset);
  const upgrade = upgradeFacility({ club, facilityName: name, now: clock.now() }, ruleset);
  const title = t(FACILITY_TITLES[name]);
  const upkeepAt = (own: number) => facilityUpkeep({ facility: name, level: own, category: club.category }, ruleset);
  return (
    <Panel title={title} end={t`Nível ${level} de ${levelShares(name, ruleset).length}`}>
      <div className={styles.card}>
        {name === 'stadium' && <b className={styles.name}>{club.facilities.stadium.name}</b>}
        <p className={styles.purpose}>{t(FACILITY_PURPOSES[name])}</p>
        <div className={styles.now}>
          <b className={styles.given}>{given(levelEffect(name, level, ruleset))}</b>
          <LevelSteps label={title} shares={levelShares(name, ruleset)} level={level} />
        </div>
        <Upkeep weekly={upkeepAt(level)} />
        <div className={styles.next}>
          {building && (
            <p className={styles.building} role="status">
              <Hammer size={18} aria-hidden />
              {t`Construindo ...`}
            </p>
          )}
          {!building && next !== null && (
            <p>
              <span className={styles.quiet}>{t`Nível ${next.level}`}</span>
              <b>{given(levelEffect(name, next.level, ruleset))}</b>
              <Money value={next.price} />
              <Upkeep weekly={upkeepAt(next.level)} />
              <Payback name={name} />
            </p>
          )}
          {!building && next === null && (
            <p className={styles.top}>
              <CircleCheck size={18} aria-hidden />
              {t`Nível máximo`}
            </p>
          )}
          {next !== null && (
            <Button
              icon={Hammer}
              aria-label={t`Melhorar: ${title}`}
              disabled={waiting}
              disabledReason={upgrade.ok ? undefined : t(errorMessage(upgrade.error, ruleset))}
              onClick={onBuild}
            >
              {t`Melhorar`}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}

/** Weekly upkeep of a level. R-FSC-8 */
function Upkeep({ weekly }: { readonly weekly: number }) {
  const { t } = useLingui();
  if (weekly === 0) return <span className={styles.quiet}>{t`Sem custo de manutenção`}</span>;
  const money = moneyText(weekly);
  return <span className={styles.quiet}>{t`Manutenção: ${money} por semana`}</span>;
}
