/** The end of a league: prizes, awards, careers that end and begin; its clubs may join the next one. R-WLD-14 */
import type { Outcome } from '@mundo-manager/rules/clubs';
import { finishLeague } from '@mundo-manager/rules/competitions';
import { endOfLeague } from '@mundo-manager/rules/players';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { lockAndLoad, storeChanges } from '../aggregates/world.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import { causeOf, type WorldContext, worldSeed } from '../world/context.ts';
import type { Payload } from '../world/payloads.ts';
import { randomOf } from '../world/seed.ts';

/** Work 'league-end'. A league that is finished already stays as it is. */
export function endLeague({ rulesets }: Pick<WorldContext, 'rulesets'>): WorkHandler<Payload<'league-end'>> {
  return async (work, { tx, now }) => {
    const { id } = work.payload;
    const entrants = (await loadCompetitions(tx, [id])).get(id)?.entrants ?? [];
    const loaded = await lockAndLoad(tx, { clubs: entrants.map(({ clubId }) => clubId), competitions: [id] });
    const competition = loaded.competitions.get(id);
    if (competition === undefined || competition.status === 'finished') return;

    const { ruleset } = await rulesets.ofCompetition(tx, id, now);
    const random = randomOf(await worldSeed(tx), work.kind, work.id);
    const clubs = [...loaded.clubs.values()].map(({ club }) => club);
    const finished = finishLeague({ competition, clubs, now }, ruleset);
    const ended = finished.clubs.map((club) => endOfLeague({ club, now }, random, ruleset));
    const outcomes: readonly Outcome[] = [finished, ...ended];
    const changes = {
      clubs: ended.map(({ club }) => club),
      competitions: [finished.competition],
      newcomersAt: now,
      gone: ended.flatMap(({ retired }) => retired.map((player) => player.id)),
      entries: outcomes.flatMap(({ entries }) => entries),
      events: outcomes.flatMap(({ events }) => events),
    };
    await storeChanges(tx, loaded, changes, causeOf(work), rulesets.at(now));
  };
}
