/** A club's side as it is frozen at kick-off. R-WLD-8 */
import { boostedAttributes } from '@mundo-manager/rules/boosters';
import type { Club } from '@mundo-manager/rules/clubs';
import type { MatchSide } from '@mundo-manager/rules/competitions';
import type { SpeechSkill } from '@mundo-manager/rules/manager';
import { isWithinSquadLimits, type Player, SKILLS, type Skill } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import {
  autoPick,
  bestTakers,
  isFormationName,
  SET_PIECES,
  startersOf,
  type Tactic,
  type Tactics,
  validateTactic,
} from '@mundo-manager/rules/tactics';
import type { SheetPlayer, TeamSheet } from '../input/team-sheet.ts';

/** What a sheet is made of: any `Club` will do. */
export interface SheetClub extends Pick<Club, 'id' | 'name' | 'players' | 'tactics'> {
  readonly manager: { readonly skills: { readonly speech: Readonly<Record<SpeechSkill, number>> } };
}

/** What the manager chose for this match. */
export type SheetChoice = Pick<MatchSide, 'tacticName' | 'boosterId'>;

/**
 * The sheet of the club: the chosen tactic, or where that is not valid any more a line-up picked automatically in its formation, without instructions.
 * Where nobody was named captain, the best leader of the eleven is (R-TAC-27). Attributes arrive with boosters added. R-WLD-8
 */
export function teamSheetOf(club: SheetClub, { tacticName, boosterId }: SheetChoice, ruleset: Ruleset): TeamSheet {
  const tactic = ledTactic(playableTactic(club, club.tactics[tacticName], ruleset), club.players, ruleset);
  const named = new Set(tactic.places.map(({ playerId }) => playerId));
  const tactics = namedTactics(tactic, club.tactics);
  return {
    club: { id: club.id, name: club.name },
    tactic,
    ...(Object.keys(tactics).length > 0 && { tactics }),
    players: club.players.filter(({ id }) => named.has(id)).map((player) => sheetPlayer(player, ruleset)),
    boosterId,
    speech: club.manager.skills.speech,
  };
}

/** How the tactics are played that the orders of this one change to. */
function namedTactics({ orders = [] }: Tactic, tactics: Tactics): NonNullable<TeamSheet['tactics']> {
  const names = orders.flatMap(({ action }) => (action.kind === 'tactic' ? [action.tacticName] : []));
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const { formation, playersInstructions, teamInstructions, setPieces } = tactics[name];
      return [name, { formation, playersInstructions, teamInstructions, setPieces }];
    }),
  );
}

function playableTactic({ players }: SheetClub, chosen: Tactic, ruleset: Ruleset): Tactic {
  if (validateTactic(chosen, players, ruleset).ok) return chosen;
  const formation = isFormationName(chosen.formation) ? chosen.formation : ruleset.clubCreation.formations.A;
  return {
    formation,
    places: autoPick(available(players, ruleset), formation, ruleset),
    playersInstructions: [],
    teamInstructions: [],
    setPieces: SET_PIECES.map((name) => ({ name, value: null })),
    substitutions: [],
  };
}

/** Those not for sale; everybody, where they are too few for a squad or lack a goalkeeper: a match is played in any case. */
function available(players: readonly Player[], ruleset: Ruleset): readonly Player[] {
  const kept = players.filter(({ forSale }) => !forSale);
  return isWithinSquadLimits(kept, ruleset) ? kept : players.map((player) => ({ ...player, forSale: false }));
}

/** With the best leader among the starters as captain, where the manager named none; the lowest number of equals. */
function ledTactic(tactic: Tactic, players: readonly Player[], ruleset: Ruleset): Tactic {
  if (tactic.setPieces.some(({ name, value }) => name === 'captain' && value !== null)) return tactic;
  const ids = startersOf(tactic, ruleset);
  const starters = players.filter(({ id }) => ids.includes(id)).sort((one, other) => one.number - other.number);
  const [leader] = bestTakers('captain', starters, ruleset);
  const others = tactic.setPieces.filter(({ name }) => name !== 'captain');
  return { ...tactic, setPieces: [{ name: 'captain', value: leader?.player.number ?? null }, ...others] };
}

function sheetPlayer(player: Player, ruleset: Ruleset): SheetPlayer {
  const { id, number, personalData } = player;
  const boosted = boostedAttributes(player, ruleset);
  const attributes = Object.fromEntries(SKILLS.map((skill) => [skill, boosted[skill]])) as Record<Skill, number>;
  return { id, number, name: personalData.name, attributes, condition: boosted.condition, morale: boosted.morale };
}
