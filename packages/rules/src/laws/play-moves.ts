/** Inputs of laws: a stretch of a game, as moves made one after the other in any order. */
import fc from 'fast-check';
import { DAY, HOUR } from '../clock/constants.ts';
import type { Club } from '../clubs/club.ts';
import type { Outcome } from '../clubs/outcome.ts';
import { createRandom } from '../core/random.ts';
import { BUILT_AT, buildClub, buildMatch, buildSquad } from '../testing/builders.ts';
import type { Subject } from './law.ts';
import { MOVES, type MoveKind, type MoveOutcome, type MoveState } from './moves.ts';

/** What a move leaves behind. */
export interface PlayStep {
  readonly kind: MoveKind;
  readonly before: MoveState;
  readonly after: MoveState;
  /** Null if the move was refused, or had nothing to move. */
  readonly outcome: Outcome | null;
}

/** One try: what is chosen comes from the numbers, so that a smaller input is a simpler try. */
export interface Move {
  readonly kind: MoveKind;
  readonly which: number;
  readonly other: number;
  readonly hours: number;
}

const SQUAD_SIZE = buildSquad().length;
const FIRST_SLOT = {
  locked: { status: 'locked' },
  unlocked: { status: 'unlocked' },
  occupied: { status: 'occupied', boosterId: 7 },
} as const;

const KINDS = Object.keys(MOVES) as readonly MoveKind[];

/** Two clubs with a league to join and a match to play, and moves for them to make in turn. */
export function playArbitrary({ rules, ruleset }: Subject) {
  const club = (id: string) =>
    fc
      .record({
        totalMoney: fc.integer({ min: -50_000, max: 3_000_000 }),
        credits: fc.integer({ min: 0, max: 60 }),
        squad: fc.array(
          fc.record({
            exp: fc.constantFrom(0, 250, 950, 2500),
            slot: fc.constantFrom('locked', 'unlocked', 'occupied'),
            forSale: fc.boolean(),
          }),
          { minLength: Math.min(ruleset.players.squad.minimum, SQUAD_SIZE), maxLength: SQUAD_SIZE, size: 'max' },
        ),
        condition: fc.integer({ min: 60, max: 100 }),
        playerBoosters: fc.array(fc.constantFrom(1, 1, 1, 2, 2, 9, 11, 11, 18, 21), { maxLength: 8 }),
        matchBoosters: fc.array(fc.integer({ min: 1, max: 10 }), { maxLength: 3 }),
        skillPoints: fc.nat(20),
      })
      .map(({ totalMoney, credits, squad, condition, skillPoints, ...store }) => {
        const players = buildSquad(id)
          .slice(0, squad.length)
          .map((player, index) => {
            const { exp = 0, slot = 'locked', forSale = false } = squad[index] ?? {};
            const attributes = { ...player.attributes, condition, exp };
            const [first, ...slots] = player.attributeBoosters;
            const opened = first === undefined ? [] : [{ slotId: first.slotId, ...FIRST_SLOT[slot] }];
            const placed = index < 18;
            return rules.refreshSlots(
              { ...player, attributes, attributeBoosters: [...opened, ...slots], forSale: forSale && !placed },
              ruleset,
            );
          });
        const built = buildClub({ id, players, ...store, createdAt: BUILT_AT - 30 * DAY });
        return {
          ...built,
          manager: { ...built.manager, skillPoints },
          finances: { ...built.finances, totalMoney, credits },
        };
      });
  const move = fc.record({
    kind: fc.constantFrom(...KINDS),
    which: fc.nat(99),
    other: fc.nat(99),
    hours: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(30) }),
  });
  return fc.record({
    clubs: fc.tuple(club('c1'), club('c2')),
    moves: fc.array(move, { maxLength: 30, size: 'max' }),
    seed: fc.nat(1000),
  });
}

/** Two clubs, what is done with them in order, and the seed of what is drawn. */
export interface MoveSequence {
  readonly clubs: readonly [Club, Club];
  readonly moves: readonly Move[];
  readonly seed: number;
}

/** Makes the moves one after the other, on data that is frozen: a rule that changes what it is given throws. */
export function playMoves(subject: Subject, { clubs, moves, seed }: MoveSequence): readonly PlayStep[] {
  const random = createRandom(seed);
  const steps: PlayStep[] = [];
  let world: MoveState = {
    clubs,
    match: buildMatch({ date: BUILT_AT + 3 * DAY }),
    league: subject.rules.openCompetition({ id: 'l1', name: 'MM League', number: 1, category: 'Várzea' }),
    now: BUILT_AT,
  };
  for (const { kind, which, other, hours } of moves) {
    const before = deeplyFrozen({ ...world, now: world.now + hours * HOUR });
    const [club, rival] = before.clubs;
    const made = MOVES[kind]({ subject, world: before, club, rival, now: before.now, which, other, random });
    const after = made === null ? before : { ...before, ...changesOf(made, rival) };
    steps.push({ kind, before, after, outcome: made });
    const [first, second] = after.clubs;
    world = { ...after, clubs: [second, first] };
  }
  return steps;
}

function changesOf(made: Partial<MoveOutcome> & { readonly club?: Club }, rival: Club): Partial<MoveState> {
  const { club, clubs = club && ([club, rival] as const), match, league } = made;
  return { ...(clubs && { clubs }), ...(match && { match }), ...(league && { league }) };
}

function deeplyFrozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deeplyFrozen);
  }
  return value;
}
