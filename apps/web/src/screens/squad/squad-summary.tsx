import { useLingui } from '@lingui/react/macro';
import { weeklySalaries } from '@mundo-manager/rules/finances';
import { overall, type Player, playerAge } from '@mundo-manager/rules/players';
import type { ReactNode } from 'react';
import { Money } from '../../components/money/money.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { locale } from '../../ui/text/locale.ts';
import styles from './squad.module.css';

const DECIMAL = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The squad in four numbers. */
export function SquadSummary({ players, today }: { readonly players: readonly Player[]; readonly today: number }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const age = mean(players, (player) => playerAge(player, today));
  const strength = mean(players, (player) => overall(player, ruleset));
  return (
    <dl className={styles.summary}>
      <Fact name={t`Jogadores`}>{players.length}</Fact>
      <Fact name={t`Idade média`}>{age === null ? '–' : DECIMAL.format(age)}</Fact>
      <Fact name={t`Salário Semanal`}>
        <Money value={weeklySalaries(players)} />
      </Fact>
      <Fact name={t`Overall médio`}>{strength === null ? '–' : Math.trunc(strength)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function mean(players: readonly Player[], of: (player: Player) => number): number | null {
  if (players.length === 0) return null;
  return players.reduce((sum, player) => sum + of(player), 0) / players.length;
}
