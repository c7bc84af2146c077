/** The special: its guests are invited when enough clubs have won a title, and its draw waits for their cups. R-SPE-1 to R-SPE-5 */
import { HOUR } from '@mundo-manager/rules/clock';
import {
  type Competition,
  inviteToSpecial,
  isSpecialFree,
  openCompetition,
  specialCategory,
  specialGuests,
  unplayedTitles,
} from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { titlesSince } from '../aggregates/club-seasons.ts';
import { insertCompetition, loadCompetitions } from '../aggregates/competitions.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext } from '../world-work/context.ts';
import type { Payload, WorldWork } from '../world-work/payloads.ts';

/** Work 'special' after the end of a competition. While a special is under way, or with too few champions, nothing happens. */
export function inviteChampions(context: WorldContext): WorkHandler<Payload<'special'>> {
  return async (work, { tx, now }) => {
    const ruleset = context.rulesets.at(now);

    const newest = await newestSpecial(tx);
    if (newest !== undefined && newest.status !== 'finished') return;
    const titles = await titlesSince(tx, newest?.entrants[0]?.joinedAt ?? 0);

    const guests = specialGuests(unplayedTitles({ titles, newest }), ruleset);
    if (guests.length === 0) return;

    const id = await openSpecial(tx, (newest?.number ?? 0) + 1, ruleset);
    const loaded = await lockAndLoad(tx, { clubs: guests, competitions: [id] });
    const competition = loaded.competitions.get(id);
    // Another end at the same moment has invited meanwhile.
    if (competition === undefined || competition.entrants.length > 0) return;

    const clubs = guests.flatMap((clubId) => loaded.clubs.get(clubId)?.club ?? []);
    const invited = inviteToSpecial({ competition, clubs, now }, ruleset);

    await storeChanges(tx, loaded, { ...invited, competitions: [invited.competition] }, causeOf(work), ruleset);

    await plan(tx, context, [specialDraw(id, now, ruleset)]);
  };
}

/** Stores an open special without clubs; returns its id. */
async function openSpecial(tx: Queries, number: number, ruleset: Ruleset): Promise<string> {
  const id = `special-${number}`;
  await insertCompetition(tx, openCompetition({ id, name: 'MM Special', number, category: specialCategory(ruleset) }));
  return id;
}

async function newestSpecial(tx: Queries): Promise<Competition | undefined> {
  const row = await tx
    .selectFrom('competitions')
    .select('id')
    .where('name', '=', 'MM Special')
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row === undefined ? undefined : (await loadCompetitions(tx, [row.id])).get(row.id);
}

/** Whether no guest is in a cup or tournament any more. Guests enter no new one, so the answer stays true. */
export async function isDrawPossible(tx: Queries, special: Competition, { clubs }: Loaded): Promise<boolean> {
  const ids = new Set([...clubs.values()].flatMap(({ club }) => club.competitions.current));
  return isSpecialFree(special, [...(await loadCompetitions(tx, [...ids])).values()]);
}

/** The next try of the special's first draw. */
export function specialDraw(id: string, now: number, { competitions }: Ruleset): WorldWork {
  const dueAt = now + competitions.cups.hoursToDraw * HOUR;
  return { kind: 'cup-draw', id: `${id}:1:${dueAt}`, dueAt, payload: { id, round: 1 } };
}
