import fc, { type Arbitrary } from 'fast-check';
import type { Club } from '../../clubs/club.ts';
import { MARKET_POSITIONS } from '../../market/constants.ts';
import { SKILLS } from '../../players/attributes.ts';
import type { Player } from '../../players/player.ts';
import { NATURAL_POSITIONS } from '../../positions/position.ts';
import type { Ruleset } from '../../ruleset/ruleset.ts';
import { BUILT_AT, buildClub, buildPlayer, buildTactic } from '../builders.ts';
import { playerBoosterIdArbitrary } from './boosters.ts';

const YEAR = 31_557_600_000;

/** The filters of a search that the rule set offers. */
export function searchArbitrary({ market }: Ruleset) {
  return fc.record({
    position: fc.constantFrom(...MARKET_POSITIONS),
    overall: fc.constantFrom(...market.overallRanges.map(({ key }) => key)),
    age: fc.constantFrom(...market.ageRanges.map(({ key }) => key)),
  });
}

/** A player of any position, age, overall, value, wages, booster slots and sale status. */
export function marketPlayerArbitrary(
  player: Pick<Player, 'id' | 'club' | 'number'>,
  ruleset: Ruleset,
): Arbitrary<Player> {
  const slot = fc.oneof(
    fc.constant({ status: 'unlocked' } as const),
    playerBoosterIdArbitrary(ruleset).map((boosterId) => ({ status: 'occupied', boosterId }) as const),
  );
  return fc
    .record({
      position: fc.constantFrom(...NATURAL_POSITIONS),
      years: fc.integer({ min: 16, max: 37 }),
      skill: fc.integer({ min: 55, max: 100 }),
      forSale: fc.boolean(),
      marketValue: fc.integer({ min: 0, max: 400_000 }),
      salary: fc.integer({ min: 0, max: 5_000 }),
      slot,
    })
    .map(({ position, years, skill, slot: state, ...changes }) =>
      buildPlayer({
        ...player,
        ...changes,
        position,
        dob: BUILT_AT - years * YEAR,
        attributes: Object.fromEntries(SKILLS.map((name) => [name, skill])),
        attributeBoosters: [{ slotId: 1, ...state }],
      }),
    );
}

/**
 * A club at or a little above the smallest squad, with any cash, some players for sale (in every second club so few that it could lose them all), and
 * half of the others in each of its tactics.
 */
export function marketClubArbitrary(id: string, ruleset: Ruleset): Arbitrary<Club> {
  const { minimum, keepers } = ruleset.players.squad;
  return fc.tuple(fc.integer({ min: minimum, max: minimum + 5 }), fc.boolean()).chain(([size, canLoseThem]) => {
    const squad = Array.from({ length: size }, (_, index) =>
      marketPlayerArbitrary({ id: `${id}-p${index + 1}`, club: id, number: index + 1 }, ruleset).map((player) => ({
        ...(index < keepers ? inGoal(player) : player),
        forSale: player.forSale && !(canLoseThem && index < minimum),
      })),
    );
    return fc
      .record({
        players: fc.tuple(...squad),
        totalMoney: fc.integer({ min: -10_000, max: 600_000 }),
        playerBoosters: fc.array(playerBoosterIdArbitrary(ruleset), { maxLength: 3 }),
        turns: fc.tuple(fc.nat(size), fc.nat(size), fc.nat(size)),
      })
      .map(({ players, totalMoney, playerBoosters, turns: [a, b, c] }) => {
        const tactic = (turn: number) => {
          const turned = [...players.slice(turn), ...players.slice(0, turn)].filter(({ forSale }) => !forSale);
          const placed = turned.slice(0, turned.length / 2);
          return buildTactic(placed, {
            setPieces: [{ name: 'captain', value: placed[0]?.number ?? null }],
          });
        };
        const tactics = { A: tactic(a), B: tactic(b), C: tactic(c) };
        const club = buildClub({ id, players, playerBoosters, tactics, createdAt: BUILT_AT - YEAR });
        return { ...club, finances: { ...club.finances, totalMoney } };
      });
  });
}

function inGoal(player: Player): Player {
  return { ...player, personalData: { ...player.personalData, position: 'GK' } };
}
