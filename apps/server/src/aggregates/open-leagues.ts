/** The open leagues of the world: there is always one for every category that clubs play in. */
import { CATEGORIES, type Category } from '@mundo-manager/rules/clubs';
import { type Competition, findOpenCompetition, openCompetition } from '@mundo-manager/rules/competitions';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Queries } from '../storage/storage.ts';
import { insertCompetition, loadCompetitions } from './competitions.ts';

/** The categories that clubs play in: all, or the one they are founded in where the rule set moves no club. R-DIV-1 */
export function worldCategories({ clubCreation, competitions }: Ruleset): readonly Category[] {
  const isClosed = competitions.promotedClubs + competitions.relegatedClubs === 0;
  return isClosed ? [clubCreation.category] : CATEGORIES;
}

const LEAGUE = 'MM League';

/** The category as ids spell it, such as 'varzea'. */
export function categorySlug(category: Category): string {
  return category.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Ids of the open leagues of the club's category. */
export async function openLeagueIds(queries: Queries, clubId: string): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('competitions')
    .innerJoin('clubs', 'clubs.category', 'competitions.category')
    .select('competitions.id')
    .where('clubs.id', '=', clubId)
    .where('competitions.name', '=', LEAGUE)
    .where('competitions.status', '=', 'open')
    .execute();
  return rows.map(({ id }) => id);
}

/** Opens the edition after the newest one of the category. */
export async function openNextLeague(tx: Queries, category: Category): Promise<Competition> {
  const { newest } = await tx
    .selectFrom('competitions')
    .select(({ fn }) => fn.max('number').as('newest'))
    .where('name', '=', LEAGUE)
    .where('category', '=', category)
    .executeTakeFirstOrThrow();
  const number = Number(newest ?? 0) + 1;
  const league = openCompetition({ id: `league-${categorySlug(category)}-${number}`, name: LEAGUE, number, category });
  await insertCompetition(tx, league);
  return league;
}

/** Opens a league in every category that has none: a world that was founded before there were categories, and one whose rule set has begun to move clubs. R-WLD-12 */
export async function openMissingLeagues(tx: Queries, ruleset: Ruleset): Promise<void> {
  const rows = await tx
    .selectFrom('competitions')
    .select('category')
    .where('name', '=', LEAGUE)
    .where('status', '=', 'open')
    .execute();
  const open = new Set(rows.map(({ category }) => category));
  for (const category of worldCategories(ruleset)) if (!open.has(category)) await openNextLeague(tx, category);
}

/**
 * After a league has taken entrants or was drawn: opens the next one, unless a club that comes now finds a free place in this one or in another.
 * So there always is one. R-WLD-12
 */
export async function keepLeagueOpen(tx: Queries, changed: Competition, ruleset: Ruleset): Promise<void> {
  const { name, category } = changed;
  const open = await tx
    .selectFrom('competitions')
    .select('id')
    .where('name', '=', name)
    .where('category', '=', category)
    .where('status', '=', 'open')
    .where('id', '!=', changed.id)
    .execute();
  const others = await loadCompetitions(
    tx,
    open.map(({ id }) => id),
  );
  if (!findOpenCompetition([changed, ...others.values()], { name, category }, ruleset).ok)
    await openNextLeague(tx, category);
}

/**
 * The open leagues of categories in which none is under way and no manager's club waits for one: a local world draws them together with a
 * manager's league, so that the tables above and below his are real. R-WLD-20
 */
export async function companionLeagues(tx: Queries, drawn: Competition): Promise<readonly string[]> {
  const open = await tx
    .selectFrom('competitions')
    .select('id')
    .where('name', '=', LEAGUE)
    .where('status', '=', 'open')
    .where('category', '!=', drawn.category)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('competitions as running')
            .select('running.id')
            .whereRef('running.category', '=', 'competitions.category')
            .where('running.name', '=', LEAGUE)
            .leftJoin('sealed_draws', 'sealed_draws.competition_id', 'running.id')
            // A league that waits for the round of its draw is under way.
            .where(({ and, eb, or }) =>
              or([
                eb('running.status', 'in', ['started', 'running']),
                and([eb('running.status', '=', 'open'), eb('sealed_draws.draw_id', 'is not', null)]),
              ]),
            ),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('clubs')
            .select('clubs.id')
            .whereRef('clubs.category', '=', 'competitions.category')
            .where('clubs.is_bot', '=', false),
        ),
      ),
    )
    .orderBy('number')
    .execute();
  return open.map(({ id }) => id);
}
