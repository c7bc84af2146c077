/** The turn of the day: recovery, birthdays, contracts that end, once a week wages, and training by plan. R-WLD-11 */
import { DAY } from '@mundo-manager/rules/clock';
import { type DailyTurnOutcome, dailyTurn } from '@mundo-manager/rules/matchday';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { planNews, runTrainingPlan, type TrainingPlan } from '@mundo-manager/rules/training-plan';
import { matchesAround } from '../aggregates/club-matches.ts';
import { livedUntil, noteLived } from '../aggregates/daily-turns.ts';
import { wagesPaidAt } from '../aggregates/money.ts';
import { keepSnapshots } from '../aggregates/player-snapshots.ts';
import { plansInForce, storePlanReport } from '../aggregates/training-plans.ts';
import { lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';
import { workOfDay } from './calendar.ts';
import { retirementsOf } from './retirement.ts';

/** Clubs whose day turns in one transaction. */
const CLUBS_AT_ONCE = 10;
/** Days for which done work is kept, for troubleshooting. */
const DAYS_KEPT = 3;

/** Work 'day', at midnight UTC: plans the day, the turn of every club, and the next midnight. */
export function turnDay(context: WorldContext): WorkHandler<Payload<'day'>> {
  return async ({ id, dueAt }, { tx, now }) => {
    const rows = await tx.selectFrom('clubs').select('id').where('retired_at', 'is', null).orderBy('id').execute();
    const turns: WorldWork[] = [];
    for (let from = 0; from < rows.length; from += CLUBS_AT_ONCE) {
      const clubIds = rows.slice(from, from + CLUBS_AT_ONCE).map((row) => row.id);
      turns.push({ kind: 'club-day', id: `${id}:${from / CLUBS_AT_ONCE}`, dueAt, payload: { clubIds } });
    }
    const retirements = await retirementsOf(tx, { id, dueAt });
    await plan(tx, context, [...turns, ...retirements, ...workOfDay(now, now)]);
    await tx
      .deleteFrom('due_work')
      .where('done_at', 'is not', null)
      .where('due_at', '<', now - DAYS_KEPT * DAY)
      .execute();
  };
}

/** Work 'club-day': a night has passed for these clubs, and for those of their players for whom it has not yet. R-PLA-27 */
export function turnClubs({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'club-day'>> {
  return async (work, { tx, now }) => {
    const ruleset = rulesets.at(now);
    const { clubIds } = work.payload;
    const loaded = await lockAndLoad(tx, { clubs: clubIds });
    const playerIds = [...loaded.clubs.values()].flatMap(({ club }) => club.players.map((player) => player.id));
    const lived = await livedUntil(tx, playerIds);
    const plans = await plansInForce(tx, clubIds);
    const turned: DailyTurnOutcome[] = [];
    for (const { club } of loaded.clubs.values()) {
      const paidAt = await wagesPaidAt(tx, club);
      const turn = dailyTurn({ club, since: now - DAY, now, livedUntil: lived, wagesPaidAt: paidAt }, ruleset);
      turned.push(await trainByPlan(tx, turn, plans.get(club.id), { now, ruleset }));
    }
    const changes = {
      clubs: turned.map(({ club }) => club),
      players: turned.flatMap(({ released }) => released),
      entries: turned.flatMap(({ entries }) => entries),
      events: turned.flatMap(({ events }) => events),
      alertsAt: now,
    };
    await storeChanges(tx, loaded, changes, causeOf(work), ruleset);
    await noteLived(tx, playerIds, now);
    const managed = turned.filter(({ club }) => loaded.clubs.get(club.id)?.ownerId != null);
    await keepSnapshots(
      tx,
      managed.flatMap(({ club }) => club.players),
      now,
      ruleset,
    );
  };
}

/** The club after its night and the day of its plan, whose report is kept and is one message. R-TPL-11, R-TPL-16 */
async function trainByPlan(
  tx: Queries,
  turn: DailyTurnOutcome,
  training: TrainingPlan | undefined,
  { now, ruleset }: { readonly now: number; readonly ruleset: Ruleset },
): Promise<DailyTurnOutcome> {
  if (training === undefined) return turn;
  const matches = await matchesAround(tx, turn.club.id, now);
  const run = runTrainingPlan({ club: turn.club, plan: training, matches, now }, ruleset);
  await storePlanReport(tx, turn.club.id, run.report);
  const { club, entries } = run;
  const events = [...turn.events, ...run.events, ...planNews(run.report, club.id)];
  return { ...turn, club, entries: [...turn.entries, ...entries], events };
}
