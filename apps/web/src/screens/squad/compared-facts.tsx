import { useLingui } from '@lingui/react/macro';
import { averageRating, overall, type Player, playerAge } from '@mundo-manager/rules/players';
import type { ReactNode } from 'react';
import { Money } from '../../components/money/money.tsx';
import { Condition } from '../../components/player/condition.tsx';
import { ShirtNumber } from '../../components/player/number-plates.tsx';
import { MatchRating, Morale, PositionMark, Rating } from '../../components/player/rating.tsx';
import { useRuleset } from '../../components/ruleset/ruleset-context.ts';
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx';
import { Difference } from '../../ui/text/difference.tsx';
import styles from './squad-comparison.module.css';

interface Fact {
  readonly name: string;
  readonly cell: (player: Player) => ReactNode;
  /** Left out where neither more nor less is better. */
  readonly difference?: { readonly of: (player: Player) => number; readonly money?: 'cost' | 'worth' };
}

/** What the columns of the squad say of two players, and how far apart they are. */
export function ComparedFacts({ pair, today }: { readonly pair: readonly [Player, Player]; readonly today: number }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const [first, second] = pair;
  const facts: readonly Fact[] = [
    {
      name: t`Overall`,
      cell: (player) => <Rating value={overall(player, ruleset)} />,
      difference: { of: (player) => Math.trunc(overall(player, ruleset)) },
    },
    { name: t`Posição`, cell: ({ personalData }) => <PositionMark position={personalData.position} /> },
    { name: t`Idade`, cell: (player) => playerAge(player, today) },
    {
      name: t`Condição`,
      cell: ({ attributes }) => <Condition value={attributes.condition} />,
      difference: { of: ({ attributes }) => Math.round(attributes.condition) },
    },
    {
      name: t`Moral`,
      cell: ({ attributes }) => <Morale value={attributes.morale} />,
      difference: { of: ({ attributes }) => Math.round(attributes.morale) },
    },
    { name: t`Média`, cell: ({ statistics }) => <MatchRating value={averageRating(statistics)} /> },
    {
      name: t`Valor`,
      cell: ({ marketValue }) => <Money value={marketValue} />,
      difference: { of: ({ marketValue }) => marketValue, money: 'worth' },
    },
    {
      name: t`Salário`,
      cell: ({ salary }) => <Money value={salary} />,
      difference: { of: ({ salary }) => salary, money: 'cost' },
    },
  ];
  return (
    <table className={styles.facts}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t`Dado`}</VisuallyHidden>
          </th>
          {pair.map(({ id, number, personalData: { name } }) => (
            <th key={id} scope="col">
              <span aria-hidden>
                <ShirtNumber>{number}</ShirtNumber>
              </span>
              <VisuallyHidden>{name}</VisuallyHidden>
            </th>
          ))}
          <th scope="col">{t`Diferença`}</th>
        </tr>
      </thead>
      <tbody>
        {facts.map(({ name, cell, difference }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{cell(first)}</td>
            <td>{cell(second)}</td>
            <td>
              {difference && (
                <Difference money={difference.money} of={difference.of(first)} to={difference.of(second)} />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
