/** The players and the tactic that a club sends into a match. */
import type { Club } from '../clubs/club.ts';
import type { MatchSide } from '../competitions/match.ts';
import { assertRuleset } from '../core/assert.ts';
import type { ClubId } from '../core/ids.ts';
import type { SpeechSkill } from '../manager/constants.ts';
import type { Player } from '../players/player.ts';
import { isWithinSquadLimits } from '../players/squad-limits.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { autoPick } from '../tactics/auto-pick.ts';
import { bestTakers } from '../tactics/best-takers.ts';
import { isFormationName } from '../tactics/formations.ts';
import { startersOf } from '../tactics/line-ups.ts';
import { SET_PIECES, type Tactic, type Tactics } from '../tactics/tactic.ts';
import type { TacticName } from '../tactics/tactic-name.ts';
import { validateTactic } from '../tactics/validate-tactic.ts';

/** What a line-up is made of: any `Club` will do. */
export interface LineUpClub extends Pick<Club, 'id' | 'name' | 'players' | 'tactics'> {
  readonly manager: { readonly skills: { readonly speech: Readonly<Record<SpeechSkill, number>> } };
}

/** What the manager chose for this match. */
export type LineUpChoice = Pick<MatchSide, 'tacticName' | 'boosterId'>;

/** A saved tactic without its players, for those on the pitch then. */
export type TacticPlan = Pick<Tactic, 'formation' | 'playersInstructions' | 'teamInstructions' | 'setPieces'>;

/** One side as it goes into a match. */
export interface LineUp {
  readonly club: { readonly id: ClubId; readonly name: string };
  readonly tactic: Tactic;
  /** The saved tactics that orders of the tactic change to. */
  readonly tactics: Readonly<Partial<Record<TacticName, TacticPlan>>>;
  /** Starters and substitutes: everyone whom the tactic names, in the order of the squad. */
  readonly players: readonly Player[];
  /** The match booster, or null. */
  readonly boosterId: number | null;
  /** Levels of the manager's speech skills, from 1. */
  readonly speech: Readonly<Record<SpeechSkill, number>>;
}

/**
 * The line-up of the club: the chosen tactic, or where that is not valid any more an eleven picked automatically in its formation, without instructions.
 * Without a named captain, the best leader of the eleven is (R-TAC-27). R-WLD-8
 */
export function lineUpOf(club: LineUpClub, { tacticName, boosterId }: LineUpChoice, ruleset: Ruleset): LineUp {
  assertRuleset(ruleset, 'lineUpOf');
  const tactic = withCaptain(playableTactic(club, club.tactics[tacticName], ruleset), club.players, ruleset);
  const named = new Set(tactic.places.map(({ playerId }) => playerId));
  return {
    club: { id: club.id, name: club.name },
    tactic,
    tactics: orderedTactics(tactic, club.tactics),
    players: club.players.filter(({ id }) => named.has(id)),
    boosterId,
    speech: club.manager.skills.speech,
  };
}

/** The plans of the tactics that the orders of this one change to. */
function orderedTactics({ orders = [] }: Tactic, tactics: Tactics): LineUp['tactics'] {
  const names = orders.flatMap(({ action }) => (action.kind === 'tactic' ? [action.tacticName] : []));
  return Object.fromEntries(
    [...new Set(names)].sort().map((name) => {
      const { formation, playersInstructions, teamInstructions, setPieces } = tactics[name];
      return [name, { formation, playersInstructions, teamInstructions, setPieces }];
    }),
  );
}

function playableTactic({ players }: LineUpClub, chosen: Tactic, ruleset: Ruleset): Tactic {
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

/**
 * Players not for sale; all players, if those are too few for a squad or lack a goalkeeper: a match is played in any
 * case.
 */
function available(players: readonly Player[], ruleset: Ruleset): readonly Player[] {
  const kept = players.filter(({ forSale }) => !forSale);
  return isWithinSquadLimits(kept, ruleset) ? kept : players.map((player) => ({ ...player, forSale: false }));
}

/** With the best leader among the starters as captain, where the manager named none; the lowest number of equals. */
function withCaptain(tactic: Tactic, players: readonly Player[], ruleset: Ruleset): Tactic {
  if (tactic.setPieces.some(({ name, value }) => name === 'captain' && value !== null)) return tactic;
  const ids = startersOf(tactic, ruleset);
  const starters = players.filter(({ id }) => ids.includes(id)).sort((one, other) => one.number - other.number);
  const [leader] = bestTakers('captain', starters, ruleset);
  const others = tactic.setPieces.filter(({ name }) => name !== 'captain');
  return { ...tactic, setPieces: [{ name: 'captain', value: leader?.player.number ?? null }, ...others] };
}
