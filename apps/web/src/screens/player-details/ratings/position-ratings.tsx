import { useLingui } from '@lingui/react/macro';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { PublicPlayer } from '@mundo-manager/rules/players';
import {
  NATURAL_POSITIONS,
  naturalGroup,
  POSITION_WEIGHT_SUM,
  POSITIONS,
  type Position,
  positionRatingBreakdown,
  ratingsByPosition,
} from '@mundo-manager/rules/positions';
import { useState } from 'react';
import { Radar } from '../../../components/charts/radar.tsx';
import { ATTRIBUTE_NAMES } from '../../../components/messages/attribute-names.ts';
import { positionText } from '../../../components/player/position-text.ts';
import { Attribute, Rating } from '../../../components/player/rating.tsx';
import { useRuleset } from '../../../components/ruleset/ruleset-context.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { locale } from '../../../ui/text/locale.ts';
import { percentText } from '../../../ui/text/percent.ts';
import styles from './position-ratings.module.css';

const DECIMAL = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
/** The overall reads truncated everywhere, so its whole points are the same here. */
const TRUNCATED = new Intl.NumberFormat(locale, {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  roundingMode: 'trunc',
});
/** How many skills the radar shows. */
const AXES = 6;
/** From the goal to the attack, those that are alike beside each other. R-PDT-17 */
const FROM_GOAL = NATURAL_POSITIONS.flatMap((natural) =>
  POSITIONS.filter((position) => naturalGroup(position) === natural),
);

/** How good he is in every position, and which skills make it up. R-PLA-7, R-POS-8, R-PDT-17 */
export function PositionRatings({ player }: { readonly player: PublicPlayer }) {
  const { t } = useLingui();
  const ruleset = useRuleset();
  const natural = player.personalData.position;
  const [position, setPosition] = useState<Position>(natural);
  const attributes = boostedAttributes(player, ruleset);
  const ratings = ratingsByPosition(attributes, ruleset);
  const code = positionText(position);
  const shares = positionRatingBreakdown(attributes, position, ruleset);
  const weightiest = shares.toSorted((a, b) => b.weight - a.weight).slice(0, AXES);
  return (
    <Panel title={t`Overall por posição`} end={t`Natural: ${positionText(natural)}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can’t be a grid in every browser */}
      <div className={styles.positions} role="group" aria-label={t`Posição`}>
        {FROM_GOAL.map((each) => (
          <button
            key={each}
            type="button"
            className={styles.position}
            aria-pressed={each === position}
            onClick={() => setPosition(each)}
          >
            <span>{positionText(each)}</span>
            <Rating value={ratings[each]} />
          </button>
        ))}
      </div>
      <div className={styles.reasons}>
        <table className={styles.shares}>
          <caption>{t`De onde vem o overall como ${code}`}</caption>
          <thead>
            <tr>
              <th scope="col">{t`Atributo`}</th>
              <th scope="col">{t`Valor`}</th>
              <th scope="col">{t`Peso`}</th>
              <th scope="col">{t`Parte`}</th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ skill, value, weight, share }) => (
              <tr key={skill}>
                <th scope="row">{t(ATTRIBUTE_NAMES[skill])}</th>
                <td>
                  <Attribute value={value} />
                </td>
                <td>{percentText(weight / POSITION_WEIGHT_SUM)}</td>
                <td>
                  <b>{DECIMAL.format(share)}</b>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>{t`Overall como ${code}`}</th>
              <td>{percentText(1)}</td>
              <td>
                <b>{TRUNCATED.format(ratings[position])}</b>
              </td>
            </tr>
          </tfoot>
        </table>
        <Radar
          label={t`O que mais pesa como ${code}`}
          axes={weightiest.map(({ skill, value }) => ({ name: t(ATTRIBUTE_NAMES[skill]), values: [value] }))}
        />
      </div>
    </Panel>
  );
}
