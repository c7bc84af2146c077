/** With the draw of its league a club is entered for a cup or a tournament of its category, by turns and free of charge. R-CUP-1 */

import type { Club, Outcome } from '@mundo-manager/rules/clubs';
import {
  type Competition,
  type CupName,
  cupOfLeague,
  drawMoments,
  enterCup,
  openCompetition,
  vacancies,
} from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { insertCompetition, loadCompetitions } from '../aggregates/competitions.ts';
import { lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { categorySlug } from '../aggregates/open-leagues.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { isDrawSealed } from '../sealing/sealed-draws.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';

/** Work 'cup-entry' of the clubs of a drawn league. A second run enters no club again. */
export function enterCups(context: WorldContext): WorkHandler<Payload<'cup-entry'>> {
  return async (work, { tx, now }) => {
    const { id } = work.payload;
    const ruleset = context.rulesets.at(now);

    const league = (await loadCompetitions(tx, [id])).get(id);
    if (league === undefined) return;
    const open = await openCup(tx, cupOfLeague(league), league.category, ruleset);
    const clubIds = league.entrants.map(({ clubId }) => clubId);
    const loaded = await lockAndLoad(tx, { clubs: clubIds, competitions: [open.id] });
    const cup = loaded.competitions.get(open.id);
    if (cup === undefined || cup.status !== 'open') return;
    const clubs = [...loaded.clubs.values()].map(({ club }) => club);
    const current = await loadCompetitions(tx, [...new Set(clubs.flatMap(({ competitions }) => competitions.current))]);

    const entered = enterAll({ cup, clubs, current: [...current.values()], now }, ruleset);

    await storeChanges(tx, loaded, entered, causeOf(work), ruleset);

    await plan(tx, context, firstDraws(entered.competitions[0] ?? cup, context, ruleset));
  };
}

/** The open edition with a free place, or the next one. */
async function openCup(
  tx: Queries,
  name: CupName,
  category: Competition['category'],
  ruleset: Ruleset,
): Promise<Competition> {
  const rows = await tx
    .selectFrom('competitions')
    .select(['id', 'number', 'status'])
    .where('name', '=', name)
    .where('category', '=', category)
    .orderBy('number', 'desc')
    .execute();
  const openIds: string[] = [];
  // A cup whose clubs are fixed for its draw takes no more.
  for (const { id, status } of rows) if (status === 'open' && !(await isDrawSealed(tx, id, 1))) openIds.push(id);
  const open = [...(await loadCompetitions(tx, openIds)).values()].find((cup) => vacancies(cup, ruleset) > 0);
  if (open !== undefined) return open;
  const number = (rows[0]?.number ?? 0) + 1;
  const slug = name === 'MM Cup' ? 'cup' : 'tournament';
  const cup = openCompetition({ id: `${slug}-${categorySlug(category)}-${number}`, name, number, category });
  await insertCompetition(tx, cup);
  return cup;
}

interface Entering {
  readonly cup: Competition;
  readonly clubs: readonly Club[];
  readonly current: readonly Competition[];
  readonly now: number;
}

/** Enters the clubs that the rules admit: a club in another edition, or without a free place, stays out. */
export function enterAll({ cup, clubs, current, now }: Entering, ruleset: Ruleset) {
  let competition = cup;
  const changed: Club[] = [];
  const outcomes: Outcome[] = [];
  for (const club of clubs) {
    const entry = enterCup({ club, competition, current, now }, ruleset);
    if (!entry.ok) continue;
    ({ competition } = entry.value);
    changed.push(entry.value.club);
    outcomes.push(entry.value);
  }
  return {
    clubs: changed,
    competitions: [competition],
    entries: outcomes.flatMap(({ entries }) => entries),
    events: outcomes.flatMap(({ events }) => events),
  };
}

/** The first draw: at once for a full edition and in a local world, else after the wait since the first entry. */
function firstDraws(
  { id, name, entrants }: Competition,
  { world }: WorldContext,
  ruleset: Ruleset,
): readonly WorldWork[] {
  const waitHours = world === 'local' ? 0 : ruleset.competitions.cups.waitHours;
  const moments = drawMoments({ name, entrants, waitHours }, ruleset);
  if (moments === null) return [];
  const { waited, filled } = moments;
  const payload = { id, round: 1 };
  const draw: WorldWork = { kind: 'cup-draw', id: `${id}:1`, dueAt: waited, payload };
  return filled === null ? [draw] : [draw, { kind: 'cup-draw', id: `${id}:1:full`, dueAt: filled, payload }];
}
