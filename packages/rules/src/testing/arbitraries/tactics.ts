import fc, { type Arbitrary } from 'fast-check';
import { SKILLS } from '../../players/attributes.ts';
import type { Player } from '../../players/player.ts';
import { NATURAL_POSITIONS } from '../../positions/position.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import type { TacticEdit } from '../../tactics/edit-tactic.ts';
import { FORMATION_NAMES, formationSlots } from '../../tactics/formations.ts';
import { INDIVIDUAL_INSTRUCTIONS, TEAM_INSTRUCTIONS } from '../../tactics/instructions.ts';
import { placeIds } from '../../tactics/line-ups.ts';
import { SET_PIECES, type Substitution, type Tactic } from '../../tactics/tactic.ts';
import { buildPlayer, buildTactic } from '../builders.ts';

/** A squad with a keeper first, players of any position, skill and condition, and now and then one for sale. */
export function squadArbitrary({ minimum = 12, maximum = 26 } = {}): Arbitrary<Player[]> {
  const member = fc.record({
    position: fc.constantFrom(...NATURAL_POSITIONS),
    skill: fc.integer({ min: 30, max: 99 }),
    condition: fc.integer({ min: 60, max: 100 }),
    forSale: fc.integer({ min: 0, max: 19 }).map((roll) => roll === 19),
  });
  return fc.array(member, { minLength: minimum, maxLength: maximum }).map((members) =>
    members.map(({ position, skill, condition, forSale }, index) =>
      buildPlayer({
        number: index + 1,
        position: index === 0 ? 'GK' : position,
        forSale,
        attributes: { ...Object.fromEntries(SKILLS.map((name) => [name, skill])), condition },
      }),
    ),
  );
}

/** A tactic of any formation with the squad's players in any order in its places, the last of which may stay empty. */
export function tacticArbitrary(players: readonly Player[], ruleset: Ruleset): Arbitrary<Tactic> {
  const ids = placeIds(ruleset);
  return fc
    .tuple(
      fc.shuffledSubarray([...players], { minLength: Math.min(players.length, ruleset.tactics.starters) }),
      fc.constantFrom(...FORMATION_NAMES),
    )
    .map(([order, formation]) =>
      buildTactic(players, {
        formation,
        places: ids.map((id, place) => ({ id, playerId: order[place]?.id ?? null })),
      }),
    );
}

/** A squad and a tactic of it. */
export function lineUpArbitrary(ruleset: Ruleset) {
  return squadArbitrary().chain((players) =>
    tacticArbitrary(players, ruleset).map((tactic): { players: Player[]; tactic: Tactic } => ({ players, tactic })),
  );
}

/** Substitutions of numbers 1 to 27, most of which some squad can make and some of which none can. */
export function substitutionArbitrary({ tactics }: Ruleset): Arbitrary<Substitution> {
  const playerId = fc.integer({ min: 1, max: 27 }).map((number) => `p${number}`);
  return fc.record({
    minutes: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...tactics.substitutionMinutes) }, fc.nat(90)),
    playerIn: playerId,
    playerOut: playerId,
  });
}

/** Any edit of a draft, of squads as `squadArbitrary` makes them; some of which are refused. */
export function tacticEditArbitrary(ruleset: Ruleset): Arbitrary<TacticEdit> {
  const place = fc.constantFrom(...placeIds(ruleset), 'x');
  const number = fc.integer({ min: 1, max: 27 });
  const formation = fc.constantFrom(...FORMATION_NAMES);
  const position = fc.constantFrom(
    ...FORMATION_NAMES.flatMap((name) => formationSlots(name).map((slot) => slot.position)),
  );
  const choiceOf = (groups: readonly { readonly name: string; readonly options: readonly string[] }[]) =>
    fc
      .constantFrom(...groups)
      .chain(({ name, options }) =>
        fc.constantFrom(...options, null, 'no such value').map((value) => ({ name, value })),
      );
  const substitution = substitutionArbitrary(ruleset);
  return fc.oneof(
    fc.record({ type: fc.constant('place-player' as const), place, playerId: number.map((shirt) => `p${shirt}`) }),
    fc.record({ type: fc.constant('remove-player' as const), place }),
    fc.record({ type: fc.constant('swap-places' as const), places: fc.tuple(place, place) }),
    fc.record({ type: fc.constant('change-formation' as const), formation }),
    choiceOf(TEAM_INSTRUCTIONS).map((choice) => ({ type: 'set-team-instruction' as const, ...choice })),
    fc
      .tuple(position, choiceOf(INDIVIDUAL_INSTRUCTIONS))
      .map(([given, choice]) => ({ type: 'set-individual-instruction' as const, position: given, ...choice })),
    fc.record({
      type: fc.constant('set-taker' as const),
      setPiece: fc.constantFrom(...SET_PIECES),
      number: fc.option(number),
    }),
    fc.record({ type: fc.constant('add-substitution' as const), substitution }),
    fc.record({ type: fc.constant('remove-substitution' as const), substitution }),
    fc.constant({ type: 'auto-pick' as const }),
    fc.constant({ type: 'rearrange' as const }),
    fc.constant({ type: 'replace-absent' as const, competitionId: 'l1', now: 0 }),
    fc.constant({ type: 'clear' as const }),
  );
}
