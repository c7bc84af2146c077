/** The turn of the day: recovery, birthdays, contracts that end, once a week wages, and training by plan. R-WLD-11 */
import { DAY } from '@mundo-manager/rules/clock';
import type { Club } from '@mundo-manager/rules/clubs';
import { type DailyTurnInput, type DailyTurnOutcome, dailyTurn } from '@mundo-manager/rules/matchday';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { type PlanReport, planNews, runTrainingPlan, type TrainingPlan } from '@mundo-manager/rules/training-plan';
import { matchesAround } from '../aggregates/club-matches.ts';
import { wagesPaidAt } from '../aggregates/ledger-totals.ts';
import { livedUntil, noteLived } from '../aggregates/lived-until.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { keepSnapshots } from '../aggregates/player-snapshots.ts';
import { plansInForce, storePlanReport } from '../aggregates/training-plans.ts';
import { deleteDoneWork } from '../due-work/due-work.ts';
import type { Work, WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { workOfDay } from './calendar.ts';
import { retirementsOf } from './retire-bots.ts';

/** Clubs whose day turns in one transaction. */
const BATCH_SIZE = 10;
/** Days for which done work is kept, for troubleshooting. */
const DONE_WORK_DAYS = 3;

/** Work 'day', at midnight UTC: plans the day, the turn of every club, and the next midnight. */
export function planDailyTurns(context: WorldContext): WorkHandler<Payload<'day'>> {
  return async (work, { tx, now }) => {
    const clubs = await tx.selectFrom('clubs').select('id').where('retired_at', 'is', null).orderBy('id').execute();
    const retirements = await retirementsOf(tx, work);

    const turns = dailyTurnsOf(
      work,
      clubs.map(({ id }) => id),
    );

    await deleteDoneWork(tx, now - DONE_WORK_DAYS * DAY);

    await plan(tx, context, [...turns, ...retirements, ...workOfDay(now, now)]);
  };
}

/** The turns of the clubs in batches. */
function dailyTurnsOf({ id, dueAt }: Work, clubIds: readonly string[]): readonly WorldWork[] {
  return Array.from({ length: Math.ceil(clubIds.length / BATCH_SIZE) }, (_, batch) => ({
    kind: 'club-day',
    id: `${id}:${batch}`,
    dueAt,
    payload: { clubIds: clubIds.slice(batch * BATCH_SIZE, (batch + 1) * BATCH_SIZE) },
  }));
}

/** Work 'club-day': a night has passed for these clubs, and for those of their players for whom it has not yet. R-PLA-27 */
export function takeDailyTurns({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'club-day'>> {
  return async (work, { tx, now }) => {
    const { clubIds } = work.payload;
    const ruleset = rulesets.at(now);

    const loaded = await lockAndLoad(tx, { clubs: clubIds });
    const clubs = [...loaded.clubs.values()].map(({ club }) => club);
    const playerIds = clubs.flatMap(({ players }) => players.map(({ id }) => id));
    const days = await loadDays(tx, clubs, playerIds, now);

    const turned = days.map((day) => turnOf(day, ruleset));

    await storeChanges(tx, loaded, changesOf(turned, now), causeOf(work), ruleset);
    for (const { club, report } of turned) if (report !== null) await storePlanReport(tx, club.id, report);
    await noteLived(tx, playerIds, now);
    await keepSnapshots(tx, managedPlayers(turned, loaded), now, ruleset);
  };
}

/** A club at midnight, with the training plan of its manager and the matches around that plan's day. */
interface ClubDay extends DailyTurnInput {
  readonly training: { readonly plan: TrainingPlan; readonly matches: Matches } | null;
}

type Matches = Awaited<ReturnType<typeof matchesAround>>;

async function loadDays(
  tx: Queries,
  clubs: readonly Club[],
  playerIds: readonly string[],
  now: number,
): Promise<readonly ClubDay[]> {
  const lived = await livedUntil(tx, playerIds);
  const plans = await plansInForce(
    tx,
    clubs.map(({ id }) => id),
  );
  const days: ClubDay[] = [];
  for (const club of clubs) {
    const inForce = plans.get(club.id);
    const training = inForce === undefined ? null : { plan: inForce, matches: await matchesAround(tx, club.id, now) };
    const paidAt = await wagesPaidAt(tx, club);
    days.push({ club, since: now - DAY, now, livedUntil: lived, wagesPaidAt: paidAt, training });
  }
  return days;
}

/** A club after its day. */
interface Turned extends DailyTurnOutcome {
  /** Of its training plan; null without one. */
  readonly report: PlanReport | null;
}

/** The night first, then the day of the plan, whose report is one message. R-TPL-11, R-TPL-16 */
function turnOf({ training, ...night }: ClubDay, ruleset: Ruleset): Turned {
  const turn = dailyTurn(night, ruleset);
  if (training === null) return { ...turn, report: null };
  const { plan: inForce, matches } = training;
  const run = runTrainingPlan({ club: turn.club, plan: inForce, matches, now: night.now }, ruleset);
  return {
    ...turn,
    club: run.club,
    entries: [...turn.entries, ...run.entries],
    events: [...turn.events, ...run.events, ...planNews(run.report, run.club.id)],
    report: run.report,
  };
}

function changesOf(turned: readonly Turned[], now: number) {
  return {
    clubs: turned.map(({ club }) => club),
    players: turned.flatMap(({ released }) => released),
    entries: turned.flatMap(({ entries }) => entries),
    events: turned.flatMap(({ events }) => events),
    alertsAt: now,
  };
}

/** The players of managers' clubs. */
function managedPlayers(turned: readonly Turned[], { clubs }: Loaded) {
  return turned.filter(({ club }) => clubs.get(club.id)?.ownerId != null).flatMap(({ club }) => club.players);
}
