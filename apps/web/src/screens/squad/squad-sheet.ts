import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Cell, spreadsheet } from '@mundo-manager/contract/client';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import { ATTRIBUTE_GROUPS, averageRating, overall, type Player, playerAge } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { ATTRIBUTE_NAMES } from '../../components/messages/attribute-names.ts';
import { SQUAD_COLUMN_NAMES } from './squad-columns.tsx';

const { physical, technical, mental, goalkeeper } = ATTRIBUTE_GROUPS;
/** The potential is among the columns of the squad already. */
const SKILLS = [...physical, ...technical, ...mental, ...goalkeeper].filter((name) => name !== 'potential');

/** The squad as a file, in the order given: the eleven columns whichever are shown, unrounded, then the skills with their boosters. R-SQD-9 */
export function squadSheet(players: readonly Player[], now: number, ruleset: Ruleset): string {
  const columns: Readonly<Record<keyof typeof SQUAD_COLUMN_NAMES, (player: Player) => Cell>> = {
    position: ({ personalData }) => personalData.position,
    number: ({ number }) => number,
    name: ({ personalData }) => personalData.name,
    age: (player) => playerAge(player, now),
    condition: ({ attributes }) => attributes.condition,
    morale: ({ attributes }) => attributes.morale,
    potential: ({ attributes }) => attributes.potential,
    value: ({ marketValue }) => marketValue,
    salary: ({ salary }) => salary,
    overall: (player) => overall(player, ruleset),
    rating: ({ statistics }) => averageRating(statistics),
  };
  const head = [
    ...Object.values(SQUAD_COLUMN_NAMES).map((name) => i18n._(name)),
    ...SKILLS.map((name) => i18n._(ATTRIBUTE_NAMES[name])),
    i18n._(msg`À venda`),
  ];
  const rows = players.map((player) => {
    const skills = boostedAttributes(player, ruleset);
    return [
      ...Object.values(columns).map((cell) => cell(player)),
      ...SKILLS.map((name) => skills[name]),
      player.forSale ? i18n._(msg`sim`) : i18n._(msg`não`),
    ];
  });
  return spreadsheet(head, rows);
}
