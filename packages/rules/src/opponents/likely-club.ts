/** An opponent as it will probably play, for a match that is tried before it takes place. */
import type { Club } from '../clubs/club.ts';
import { assertRuleset } from '../core/assert.ts';
import { mean } from '../core/mean.ts';
import type { SpeechSkill } from '../manager/constants.ts';
import type { KickOffClub } from '../matchday/kick-off.ts';
import type { Player, PublicPlayer } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { benchPositions, candidateOf, dealPlaces, suitabilityIn } from '../tactics/auto-pick.ts';
import { formationSlots } from '../tactics/formations.ts';
import { placeIds, startersOf } from '../tactics/line-ups.ts';
import type { Tactic } from '../tactics/tactic.ts';
import type { TacticName } from '../tactics/tactic-name.ts';
import type { OpponentReport } from './report.ts';

/** The opponent in public, its report, and the club that tries the match. */
export interface LikelyClubInput {
  readonly rival: Pick<Club, 'id' | 'name' | 'category'> & { readonly players: readonly PublicPlayer[] };
  readonly report: Pick<OpponentReport, 'formation' | 'eleven' | 'instructions' | 'takers' | 'absent'>;
  readonly own: Pick<Club, 'players' | 'tactics'> & {
    readonly manager: { readonly skills: { readonly speech: Readonly<Record<SpeechSkill, number>> } };
  };
  /** The tactic that the own club tries. */
  readonly tacticName: TacticName;
}

/**
 * The opponent with its likely eleven, usual instructions and takers, ready for a kick-off. Hidden condition, morale
 * and speech are those of the own side, so that they favour neither. R-OPP-19
 */
export function likelyClub({ rival, report, own, tacticName }: LikelyClubInput, ruleset: Ruleset): KickOffClub {
  assertRuleset(ruleset, 'likelyClub');
  const ids = startersOf(own.tactics[tacticName], ruleset);
  const starters = own.players.filter(({ id }) => ids.includes(id));
  const measured = starters.length === 0 ? own.players : starters;
  const meanOf = (name: 'condition' | 'morale') => mean(measured.map(({ attributes }) => attributes[name])) ?? FULL;
  const [condition, morale] = [meanOf('condition'), meanOf('morale')];
  const players = rival.players.map((player) => ({
    ...player,
    forSale: false,
    attributes: { ...player.attributes, condition, morale },
  }));
  const tactic = likelyTactic(report, players, ruleset);
  return {
    id: rival.id,
    name: rival.name,
    category: rival.category,
    players,
    tactics: { A: tactic, B: tactic, C: tactic },
    manager: { skills: { speech: own.manager.skills.speech } },
  };
}

const FULL = 100;

/** The likely eleven in its places, the best of the others on the bench. */
function likelyTactic(report: LikelyClubInput['report'], players: readonly Player[], ruleset: Ruleset): Tactic {
  const { formation, eleven, instructions, takers, absent } = report;
  const out = new Set([...eleven, ...absent].map(({ playerId }) => playerId));
  const rest = players.filter(({ id }) => !out.has(id)).map((player) => candidateOf(player, ruleset));
  const cover = benchPositions(ruleset.tactics.bench);
  const substitutes = dealPlaces(cover, rest, suitabilityIn(ruleset)).map((candidate) => candidate?.player.id ?? null);
  const first = formationSlots(formation).map(
    (slot) => eleven.find(({ position }) => position === slot.position)?.playerId ?? null,
  );
  const picked = [...first, ...substitutes];
  return {
    formation,
    places: placeIds(ruleset).map((id, place) => ({ id, playerId: picked[place] ?? null })),
    playersInstructions: [],
    teamInstructions: instructions.map(({ name, value }) => ({ name, value })),
    setPieces: takers.map(({ setPiece, number }) => ({ name: setPiece, value: number })),
    substitutions: [],
  };
}
