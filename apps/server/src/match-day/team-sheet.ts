/** A side as it is frozen at kick-off. R-WLD-8 */
import type { TeamSheet } from '@mundo-manager/engine';
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { Club } from '@mundo-manager/rules/clubs';
import type { MatchSide } from '@mundo-manager/rules/competitions';
import { type Player, SKILLS } from '@mundo-manager/rules/players';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { autoPick, isFormationName, SET_PIECES, type Tactic, validateTactic } from '@mundo-manager/rules/tactics';

/** The sheet of the club: the tactic chosen for the match, or where that is not valid one that is picked automatically. */
export function freezeSheet(
  club: Club,
  { tacticName, boosterId }: Pick<MatchSide, 'tacticName' | 'boosterId'>,
): TeamSheet {
  const tactic = playableTactic(club, club.tactics[tacticName]);
  const named = new Set(tactic.places.map(({ playerId }) => playerId));
  return {
    club: { id: club.id, name: club.name },
    tactic,
    players: club.players.filter(({ id }) => named.has(id)).map(sheetPlayer),
    boosterId,
    speech: club.manager.skills.speech,
  };
}

function playableTactic({ players }: Club, chosen: Tactic): Tactic {
  const valid = validateTactic(chosen, players);
  if (valid.ok) return chosen;
  const formation = isFormationName(chosen.formation) ? chosen.formation : ALPHA.clubCreation.formations.A;
  return {
    formation,
    places: autoPick(players, formation),
    playersInstructions: [],
    teamInstructions: [],
    setPieces: SET_PIECES.map((name) => ({ name, value: null })),
    substitutions: [],
  };
}

function sheetPlayer(player: Player): TeamSheet['players'][number] {
  const { id, number, personalData } = player;
  const boosted = boostedAttributes(player);
  const attributes = Object.fromEntries(SKILLS.map((skill) => [skill, boosted[skill]]));
  return {
    id,
    number,
    name: personalData.name,
    attributes: attributes as TeamSheet['players'][number]['attributes'],
    condition: boosted.condition,
    morale: boosted.morale,
  };
}
