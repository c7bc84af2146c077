/** The steps of a plan on one day. */
import { isSameUtcDay } from '../clock/utc-day.ts';
import type { Club } from '../clubs/club.ts';
import type { ClubOutcome } from '../clubs/outcome.ts';
import type { Match, MatchSide } from '../competitions/match.ts';
import { assertNow, assertRuleset } from '../core/assert.ts';
import type { EpochMs, PlayerId } from '../core/ids.ts';
import type { Player } from '../players/player.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { startersOf } from '../tactics/line-ups.ts';
import type { TacticName } from '../tactics/tactic.ts';
import { REST_ID } from '../training/constants.ts';
import { canTrain, remainingRests, remainingSessions } from '../training/eligibility.ts';
import { train } from '../training/train.ts';
import { bestExercise } from './best-exercise.ts';
import type { PlanSkip, TrainingPlan } from './plan.ts';
import { planEntryFor } from './plan-entry-for.ts';

interface PlanMatchSide extends Pick<MatchSide, 'id'> {
  /** Null if it is not known: the default one. */
  readonly tacticName: TacticName | null;
}

/** Fields of a match that a plan reads. */
export interface PlanMatch extends Pick<Match, 'date' | 'status'> {
  readonly home: PlanMatchSide;
  readonly away: PlanMatchSide;
}

/** Input of the day of a plan. */
export interface PlanDayInput {
  readonly club: Club;
  readonly plan: TrainingPlan;
  /** Matches of the club: no player trains while one is live, and each of the day takes a session of its starters. */
  readonly matches: readonly PlanMatch[];
  readonly now: EpochMs;
}

/** One session or rest of a plan: what `train` takes. */
export interface TrainingStep {
  /** Shirt numbers. */
  readonly numbers: readonly number[];
  readonly trainingId: number;
  readonly intensity: number;
}

/** A club after the day of its plan. */
export interface PlannedDay extends ClubOutcome {
  readonly steps: readonly TrainingStep[];
}

/**
 * The steps of the plan on the UTC day of `now`: rests, then sessions that `train` accepts. Minimum condition and
 * sessions per player hold; each match of the day counts as one session of its starters. R-TPL-1 to R-TPL-5
 */
export function planDay(input: PlanDayInput, ruleset: Ruleset): readonly TrainingStep[] {
  assertNow(input.now, 'planDay');
  assertRuleset(ruleset, 'planDay');
  return plannedDay(input, ruleset).steps;
}

/** The club after the steps of its plan, with their events. */
export function plannedDay(input: PlanDayInput, ruleset: Ruleset): PlannedDay {
  const today = matchesToday(input);
  let done: PlannedDay = { club: input.club, entries: [], events: [], steps: [] };
  const restsHad = ruleset.training.restsPerDay - remainingRests(input.club.rests, input.now, ruleset);
  for (let rests = restsHad; rests < input.plan.rest.most && needsRest(done.club, input, ruleset); rests++) {
    const numbers = done.club.players.map(({ number }) => number);
    done = after(
      done,
      [{ numbers, trainingId: REST_ID, intensity: ruleset.training.intensities[0] ?? 1 }],
      input,
      ruleset,
    );
  }
  for (let round = 0; round < ruleset.training.sessionsPerDay; round++) {
    const steps = sessionsOf(done.club, round, { ...input, today }, ruleset);
    if (steps.length === 0) break;
    done = after(done, steps, input, ruleset);
  }
  return done;
}

/** The matches of the club that kick off on the rest of the UTC day. */
export function matchesToday({ club, matches, now }: PlanDayInput): readonly PlanMatch[] {
  return matches.filter(
    ({ date, status, home, away }) =>
      status === 'not started' && date >= now && isSameUtcDay(date, now) && [home.id, away.id].includes(club.id),
  );
}

function needsRest(club: Club, { plan, now }: PlanDayInput, ruleset: Ruleset): boolean {
  if (remainingRests(club.rests, now, ruleset) === 0) return false;
  const eighteen = club.tactics[club.defaultTactic].places.map(({ playerId }) => playerId);
  return club.players.some(({ id, attributes }) => eighteen.includes(id) && attributes.condition < plan.rest.below);
}

interface Day extends PlanDayInput {
  readonly today: readonly PlanMatch[];
}

/** The sessions of a round, those of the same exercise and intensity together. */
function sessionsOf(club: Club, round: number, day: Day, ruleset: Ruleset): readonly TrainingStep[] {
  const steps = new Map<string, TrainingStep>();
  const reserved = reservedSessions(club, day.today, ruleset);
  for (const player of club.players) {
    const session = sessionFor(player, { ...day, club, round, reserved: reserved(player) }, ruleset);
    if (session === null || typeof session === 'string') continue;
    const key = `${session.trainingId}:${session.intensity}`;
    const numbers = [...(steps.get(key)?.numbers ?? []), player.number];
    steps.set(key, { ...session, numbers });
  }
  return [...steps.values()];
}

/** Sessions of the day that its matches will take of a player. */
function reservedSessions(
  club: Club,
  today: readonly PlanMatch[],
  ruleset: Ruleset,
): (player: Pick<Player, 'id'>) => number {
  const starts = today.map((match) => startersFor(club, match, ruleset));
  return ({ id }) => starts.filter((ids) => ids.includes(id)).length;
}

/** Why each player does not train once more, after the day; null for who has trained as his entry says. */
export function skipsAfter(
  input: PlanDayInput,
  { club, steps }: PlannedDay,
  ruleset: Ruleset,
): (player: Player) => PlanSkip | null {
  const today = matchesToday(input);
  const reserved = reservedSessions(club, today, ruleset);
  return (player) => {
    const round = steps.filter(
      ({ numbers, trainingId }) => trainingId !== REST_ID && numbers.includes(player.number),
    ).length;
    const next = sessionFor(player, { ...input, today, club, round, reserved: reserved(player) }, ruleset);
    return next === null || typeof next === 'string' ? next : 'live';
  };
}

function startersFor(
  { id, tactics, defaultTactic }: Club,
  { home, away }: PlanMatch,
  ruleset: Ruleset,
): readonly PlayerId[] {
  return startersOf(tactics[(home.id === id ? home : away).tacticName ?? defaultTactic], ruleset);
}

interface Round extends Day {
  readonly round: number;
  /** Sessions of the day that matches will take. */
  readonly reserved: number;
}

/** What the player trains in the round; why he does not, or null if his entry asks for no more. */
function sessionFor(
  player: Player,
  { club, plan, now, today, round, reserved }: Round,
  ruleset: Ruleset,
): Omit<TrainingStep, 'numbers'> | PlanSkip | null {
  const entry = planEntryFor(player, plan, today.length > 0);
  if (entry === null) return null;
  const left = remainingSessions(player, now, ruleset);
  if (Math.max(round, ruleset.training.sessionsPerDay - left) >= entry.sessions) return null;
  const { intensity, minimumCondition } = entry;
  if (player.attributes.condition < minimumCondition) return 'tired';
  if (left <= reserved) return 'match';
  const trainingId = entry.trainingId ?? bestExercise(player, { club, intensity, now }, ruleset);
  if (trainingId === null || trainingId === REST_ID) return 'no-gain';
  if (!canTrain(player, trainingId, ruleset)) return 'tired';
  return { trainingId, intensity };
}

/** The day after these steps, without those that are refused. */
function after(
  done: PlannedDay,
  steps: readonly TrainingStep[],
  { matches, now }: PlanDayInput,
  ruleset: Ruleset,
): PlannedDay {
  return steps.reduce((before, step) => {
    const trained = train({ ...step, club: before.club, matches, now }, ruleset);
    if (!trained.ok) return before;
    const { club, entries, events } = trained.value;
    return {
      club,
      entries: [...before.entries, ...entries],
      events: [...before.events, ...events],
      steps: [...before.steps, step],
    };
  }, done);
}
