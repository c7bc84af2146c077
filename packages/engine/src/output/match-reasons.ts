/** Why a match ended as it did, from its events and sheets: each reason with its figures. */
import type { EventOf, MatchEvent, SideName } from '../events/event.ts';
import type { MatchInput, TeamSheet } from '../input/team-sheet.ts';
import { ATTACK_ROUTES, type Attack, type AttackRoute, attacksOf, type Flank, rivalOf } from './attacks.ts';
import { type InstructionTrace, tracesOf } from './instruction-traces.ts';
import { departuresOf } from './players-on-pitch.ts';

/** Attacks of one kind: how many shots, how many goals, and how many goals the chances were worth. */
export interface AttackFigures {
  readonly shots: number;
  readonly goals: number;
  readonly xg: number;
}

/**
 * The figures of each reason, of the favoured side unless stated otherwise. Goals never include own goals but in
 * `ownGoals`.
 */
interface Facts {
  /** Better chances than the opponents had. */
  chances: { readonly xg: number; readonly otherXg: number; readonly shots: number; readonly otherShots: number };
  /** More goals than the chances were worth. */
  finishing: { readonly goals: number; readonly xg: number };
  /** The opponents scored fewer than theirs were worth. `missed` went wide or were blocked. */
  waste: { readonly goals: number; readonly xg: number; readonly saved: number; readonly missed: number };
  ownGoals: { readonly goals: number };
  /** More danger by one way than the opponents made by it. */
  route: AttackFigures & { readonly route: AttackRoute; readonly otherXg: number };
  /** Most of the danger from one side of the pitch, as the attackers see it; `totalXg` is that of all of their open play. */
  flank: AttackFigures & { readonly flank: Flank; readonly totalXg: number };
  /** Fresher before kick-off, and better than before in the last half hour. Mean condition of the starters; chances of that half hour. */
  fatigue: {
    readonly condition: number;
    readonly otherCondition: number;
    readonly xg: number;
    readonly otherXg: number;
  };
  /** Better than before in the last half hour, without a lead in condition. */
  lateGame: { readonly xg: number; readonly otherXg: number };
  /** The opponents had fewer players from a minute on, and the favoured side was better from then on than before. Chances since then. */
  outnumbered: {
    readonly minute: number;
    readonly players: number;
    readonly otherPlayers: number;
    readonly xg: number;
    readonly otherXg: number;
  };
  /** An instruction of the favoured side, and its attacks of the kind that the instruction is for. */
  instructionPaid: AttackFigures & { readonly name: string; readonly value: string };
  /** An instruction of the opponents, and the attacks of the favoured side of the kind that it lays open to. */
  instructionCost: AttackFigures & { readonly name: string; readonly value: string };
}

export type MatchReasonCode = keyof Facts;
/** Every code of a reason. */
export const MATCH_REASON_CODES: readonly MatchReasonCode[] = [
  'chances',
  'finishing',
  'waste',
  'ownGoals',
  'route',
  'flank',
  'fatigue',
  'lateGame',
  'outnumbered',
  'instructionPaid',
  'instructionCost',
];
/** A reason of one code. */
export type MatchReasonOf<C extends MatchReasonCode> = {
  readonly code: C;
  /** The side that it helped. */
  readonly favours: SideName;
  /** Its weight in goals, by which reasons are sorted. */
  readonly weight: number;
} & Facts[C];
/** Any reason: a union discriminated by `code`. */
export type MatchReason = { [C in MatchReasonCode]: MatchReasonOf<C> }[MatchReasonCode];

/** Below this many goals nothing is called a reason. */
const LEAST = 0.3;
/** Minute from which tired legs count, and the lead in condition (points) that a side needs for it. */
const LATE = 60;
const FULL_TIME = 90;
const FRESHER = 4;
/** Share of the danger of open play from one flank, or from the centre, above which it is worth telling. */
const FLANK_SHARE = { left: 0.5, right: 0.5, centre: 0.75 } as const;

/**
 * The reasons for a result, the weightiest first; an even match without anything out of the ordinary has none. `chances`, `finishing`, `waste` and
 * `ownGoals` share out the difference of goals; the others say where and how it came about. R-ENG-14
 */
export function matchReasons(events: readonly MatchEvent[], input: MatchInput): MatchReason[] {
  const attacks = attacksOf(events);
  const goals = events.filter((event): event is EventOf<'goal'> => event.type === 'goal');
  const traces = (['home', 'away'] as const).flatMap((side) => tracesOf(side, { sheet: input[side], attacks, events }));
  const reasons: MatchReason[] = [
    ...bySide((side) => chances(attacks, side)),
    ...bySide((side) => finishing(attacks, side)),
    ...bySide((side) => waste(attacks, side)),
    ...bySide((side) => ownGoals(goals, side)),
    ...bySide((side) => strongest(ATTACK_ROUTES.map((route) => byRoute(attacks, side, route)))),
    ...bySide((side) =>
      strongest((['left', 'centre', 'right'] as const).map((flank) => fromFlank(attacks, side, flank))),
    ),
    ...bySide((side) => late(attacks, side, input)),
    ...bySide((side) => outnumbered(attacks, side, events)),
    ...bySide((side) => strongest(traces.filter((trace) => trace.isOwn && trace.side === side).map(paid))),
    ...bySide((side) => strongest(traces.filter((trace) => !trace.isOwn && trace.side !== side).map(cost))),
  ];
  return reasons.filter(({ weight }) => weight >= LEAST).sort((a, b) => b.weight - a.weight);
}

function bySide<R extends MatchReason>(reasonOf: (side: SideName) => R | null): R[] {
  return [reasonOf('home'), reasonOf('away')].filter((reason) => reason !== null);
}

function strongest<R extends MatchReason>(reasons: readonly (R | null)[]): R | null {
  return reasons.reduce((best, reason) => ((reason?.weight ?? 0) > (best?.weight ?? 0) ? reason : best), null);
}

function chances(attacks: readonly Attack[], side: SideName): MatchReasonOf<'chances'> {
  const own = figuresOf(ofSide(attacks, side));
  const other = figuresOf(ofSide(attacks, rivalOf(side)));
  const facts = { xg: own.xg, otherXg: other.xg, shots: own.shots, otherShots: other.shots };
  return { code: 'chances', favours: side, weight: own.xg - other.xg, ...facts };
}

function finishing(attacks: readonly Attack[], side: SideName): MatchReasonOf<'finishing'> {
  const { goals, xg } = figuresOf(ofSide(attacks, side));
  return { code: 'finishing', favours: side, weight: goals - xg, goals, xg };
}

function waste(attacks: readonly Attack[], side: SideName): MatchReasonOf<'waste'> {
  const theirs = ofSide(attacks, rivalOf(side));
  const { goals, xg, shots } = figuresOf(theirs);
  const saved = theirs.filter(({ shot }) => shot.outcome === 'saved').length;
  return { code: 'waste', favours: side, weight: xg - goals, goals, xg, saved, missed: shots - goals - saved };
}

function ownGoals(goals: readonly EventOf<'goal'>[], side: SideName): MatchReasonOf<'ownGoals'> {
  const count = goals.filter((goal) => goal.ownGoal && goal.side === side).length;
  return { code: 'ownGoals', favours: side, weight: count, goals: count };
}

function byRoute(attacks: readonly Attack[], side: SideName, route: AttackRoute): MatchReasonOf<'route'> | null {
  const isOf = (attack: Attack) => attack.route === route;
  const own = figuresOf(ofSide(attacks, side).filter(isOf));
  const other = figuresOf(ofSide(attacks, rivalOf(side)).filter(isOf));
  // A goal out of less danger than theirs is the finishing's doing.
  if (own.xg <= other.xg) return null;
  return { code: 'route', favours: side, weight: worthOf(own) - worthOf(other), route, ...own, otherXg: other.xg };
}

function fromFlank(attacks: readonly Attack[], side: SideName, flank: Flank): MatchReasonOf<'flank'> | null {
  const isDead = ({ route }: Attack) => route === 'penalty' || route === 'corner' || route === 'freeKick';
  const openPlay = ofSide(attacks, side).filter((attack) => !isDead(attack));
  const total = figuresOf(openPlay);
  const own = figuresOf(openPlay.filter((attack) => attack.flank === flank));
  if (own.xg < FLANK_SHARE[flank] * total.xg) return null;
  return { code: 'flank', favours: side, weight: own.xg - total.xg / 3, flank, ...own, totalXg: total.xg };
}

/**
 * The last half hour of normal time against the hour before it, in goals of chances. When tired legs explain it, the
 * reason is fatigue instead.
 */
function late(
  attacks: readonly Attack[],
  side: SideName,
  input: MatchInput,
): MatchReasonOf<'fatigue'> | MatchReasonOf<'lateGame'> | null {
  const isLate = ({ shot }: Attack) => shot.minute > LATE && shot.minute <= FULL_TIME;
  const isEarly = ({ shot }: Attack) => shot.minute <= LATE;
  const [own, other] = [ofSide(attacks, side), ofSide(attacks, rivalOf(side))];
  const [xg, otherXg] = [figuresOf(own.filter(isLate)).xg, figuresOf(other.filter(isLate)).xg];
  const early = figuresOf(own.filter(isEarly)).xg - figuresOf(other.filter(isEarly)).xg;
  // Half an hour is half of an hour: had the game gone on as before, the lead would have grown by half of what it was.
  const weight = Math.min(xg - otherXg, xg - otherXg - early / 2);
  const [condition, otherCondition] = [conditionOf(input[side]), conditionOf(input[rivalOf(side)])];
  if (condition - otherCondition < FRESHER) return { code: 'lateGame', favours: side, weight, xg, otherXg };
  return { code: 'fatigue', favours: side, weight, condition, otherCondition, xg, otherXg };
}

/** Against a side with fewer players: what the chances, half by their goals, were worth beyond the course of the match until then. */
function outnumbered(
  attacks: readonly Attack[],
  side: SideName,
  events: readonly MatchEvent[],
): MatchReasonOf<'outnumbered'> | null {
  const departures = departuresOf(events);
  const rival = rivalOf(side);
  const first = departures.find((departure) => departure[rival] < departure[side]);
  const last = departures.at(-1);
  if (first === undefined || last === undefined || last[rival] >= last[side]) return null;
  const end = events.at(-1)?.tick ?? first.tick;
  const isSince = ({ shot }: Attack) => shot.tick >= first.tick;
  const [own, other] = [ofSide(attacks, side), ofSide(attacks, rival)];
  const [since, otherSince] = [figuresOf(own.filter(isSince)), figuresOf(other.filter(isSince))];
  const before = figuresOf(own).xg - since.xg - (figuresOf(other).xg - otherSince.xg);
  const gained = worthOf(since) - worthOf(otherSince);
  const expected = (before * (end - first.tick)) / Math.max(1, first.tick);
  const facts = {
    minute: first.minute,
    players: last[rival],
    otherPlayers: last[side],
    xg: since.xg,
    otherXg: otherSince.xg,
  };
  return { code: 'outnumbered', favours: side, weight: Math.min(gained, gained - expected), ...facts };
}

function paid({ side, name, value, attacks }: InstructionTrace): MatchReasonOf<'instructionPaid'> {
  const figures = figuresOf(attacks);
  return { code: 'instructionPaid', favours: side, weight: worthOf(figures), name, value, ...figures };
}

function cost({ side, name, value, attacks }: InstructionTrace): MatchReasonOf<'instructionCost'> {
  const figures = figuresOf(attacks);
  return { code: 'instructionCost', favours: rivalOf(side), weight: worthOf(figures), name, value, ...figures };
}

function ofSide(attacks: readonly Attack[], side: SideName): Attack[] {
  return attacks.filter(({ shot }) => shot.side === side);
}

/** To two decimals, as the statistics show the chances of a side. */
function figuresOf(attacks: readonly Attack[]): AttackFigures {
  const xg = attacks.reduce((sum, { shot }) => sum + shot.xg, 0);
  const goals = attacks.filter(({ shot }) => shot.outcome === 'goal').length;
  return { shots: attacks.length, goals, xg: Math.round(xg * 100) / 100 };
}

/** Half what the chances promised, half what came of them. */
function worthOf({ goals, xg }: AttackFigures): number {
  return (goals + xg) / 2;
}

function conditionOf({ tactic, players }: TeamSheet): number {
  const starters = tactic.places.flatMap(({ id, playerId }) =>
    Number(id) < 11 ? players.filter((player) => player.id === playerId) : [],
  );
  const sum = starters.reduce((total, { condition }) => total + condition, 0);
  return Math.round(sum / Math.max(1, starters.length));
}
