/** A club's side as it is frozen at kick-off. R-WLD-8 */
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import { type LineUp, type LineUpChoice, type LineUpClub, lineUpOf } from '@mundo-manager/rules/matchday';
import { type Player, SKILLS, type Skill } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { SheetPlayer, TeamSheet } from '../input/team-sheet.ts';

/** The sheet of the club's line-up for this choice. Attributes arrive with boosters added. R-WLD-8 */
export function teamSheetOf(club: LineUpClub, choice: LineUpChoice, ruleset: Ruleset): TeamSheet {
  return sheetOf(lineUpOf(club, choice, ruleset), ruleset);
}

/** The sheet of a line-up. */
export function sheetOf({ club, tactic, tactics, players, boosterId, speech }: LineUp, ruleset: Ruleset): TeamSheet {
  return {
    club,
    tactic,
    ...(Object.keys(tactics).length > 0 && { tactics }),
    players: players.map((player) => sheetPlayer(player, ruleset)),
    boosterId,
    speech,
  };
}

function sheetPlayer(player: Player, ruleset: Ruleset): SheetPlayer {
  const { id, number, personalData } = player;
  const boosted = boostedAttributes(player, ruleset);
  const attributes = Object.fromEntries(SKILLS.map((skill) => [skill, boosted[skill]])) as Record<Skill, number>;
  return { id, number, name: personalData.name, attributes, condition: boosted.condition, morale: boosted.morale };
}
