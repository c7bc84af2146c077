/** The end of an edition: prizes, awards, careers that end and begin; its clubs may join the next one. R-WLD-14 */
import { endCompetition } from '@mundo-manager/rules/matchday';
import { loadCompetitions } from '../aggregates/competitions.ts';
import { type Loaded, lockAndLoad, storeChanges } from '../aggregates/lock-and-store.ts';
import { openMissingLeagues } from '../aggregates/open-leagues.ts';
import type { WorkHandler } from '../due-work/work-kinds.ts';
import type { Queries } from '../storage/storage.ts';
import { causeOf, plan, type WorldContext, workRandom } from '../world-work/context.ts';
import type { Payload } from '../world-work/payloads.ts';
import { keepHistory } from './keep-history.ts';

/** Work 'league-end' and 'cup-end'. A competition that is finished already stays as it is. */
export function endEdition(context: WorldContext): WorkHandler<Payload<'league-end'>> {
  const { rulesets } = context;
  return async (work, { tx, now }) => {
    const { id } = work.payload;

    const loaded = await lockEdition(tx, id);
    const competition = loaded.competitions.get(id);
    if (competition === undefined || competition.status === 'finished') return;
    const { ruleset } = await rulesets.ofCompetition(tx, id, now);
    const random = await workRandom(tx, work);

    const clubs = [...loaded.clubs.values()].map(({ club }) => club);
    const { retired, ...ended } = endCompetition({ competition, clubs, now }, random, ruleset);

    const gone = retired.map((player) => player.id);
    const changes = { ...ended, competitions: [ended.competition], newcomersAt: now, gone };
    await storeChanges(tx, loaded, changes, causeOf(work), rulesets.at(now));
    // With the squads that ended it: careers end and begin with a league.
    await keepHistory(tx, { competition: ended.competition, clubs, now }, ruleset);
    // A promoted or relegated club finds an open league in its new category.
    await openMissingLeagues(tx, rulesets.at(now));

    await plan(tx, context, [{ kind: 'special', id, dueAt: now, payload: { id } }]);
  };
}

async function lockEdition(tx: Queries, id: string): Promise<Loaded> {
  const entrants = (await loadCompetitions(tx, [id])).get(id)?.entrants ?? [];
  return lockAndLoad(tx, { clubs: entrants.map(({ clubId }) => clubId), competitions: [id] });
}
