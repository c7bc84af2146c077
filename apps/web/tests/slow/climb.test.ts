/** From the lowest category to a promotion and a cup: what a newcomer plays for, and where it can be looked up afterwards. */
import type { CompetitionView, OwnClub } from '@mundo-manager/contract/client';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { suggestedPlan } from '@mundo-manager/rules/training-plan';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { call, queryAs, signInWithClub } from './support/club.ts';
import { openScreen } from './support/screen.ts';
import { openTestStage } from './support/stage.ts';
import { enterLeague } from './whole-game/newcomer.ts';
import { arrive } from './whole-game/parts.ts';

const NAME = 'Escada do Sertão';
/** About three finals in ten are level after extra time between these squads, and half of those are won. */
const MOST_FINALS = 40;
/** Stops of the clock; a season has about ninety, and a cup may be lost before its final. */
const MOST_STOPS = 400;

const HALF_AN_HOUR = 30 * 60_000;

const stage = openTestStage();

interface Moment {
  readonly club: OwnClub;
  readonly clock: { readonly now: number };
  readonly currentCompetitions: readonly CompetitionView[];
}

const momentOf = (page: Page) => queryAs<Moment>(page, '/api/clubs/initialData');
const advance = (page: Page) => call(page, 'POST', '/api/clock/advance', {});

test('a strong newcomer wins a cup final on penalties, is promoted, and finds both in the archive (R-PRD-2, R-HSC-2)', async () => {
  const page = await (await stage.contextOf('laptop', 'light')).newPage();
  await signInWithClub(page, stage.url, 'rui', NAME);
  await page.goto(`${stage.url}/competitions`);
  await enterLeague(page);
  await stage.server.change(withSkills(`club_id = (select id from clubs where name = '${NAME}')`, 99));
  await call(page, 'PUT', '/api/players/training/plan', { plan: suggestedPlan(ALPHA), saved: [] });
  await stage.server.keep();

  const cup = await reachFinal(page);
  await stage.server.keep();
  await winFinalOnPenalties(page, cup);
  await seeChampion(page, cup);

  await finishLeague(page);
  await seePromotion(page);
  await seeArchive(page, cup);
});

/** The skills of players, all alike. */
function withSkills(players: string, level: number): string {
  const personal = `('potential','condition','morale','exp')`;
  const skills = `(select jsonb_object_agg(key, case when key in ${personal} then value else '${level}' end) from jsonb_each(state->'attributes'))`;
  return `update players set state = jsonb_set(state, '{attributes}', ${skills}) where ${players}`;
}

interface Final {
  readonly id: string;
  readonly matchId: string;
  readonly finalists: readonly string[];
}

/** Plays on until the cup's final kicks off in half an hour; where the club is knocked out, it plays the season again. */
async function reachFinal(page: Page): Promise<Final> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const { clock, currentCompetitions } = await momentOf(page);
    const cup = currentCompetitions.find(({ name }) => name === 'MM Cup');
    const next = cup && Object.values(cup.matches).find(({ status }) => status !== 'finished');
    if (cup?.phase === 'final' && next && next.date - clock.now <= HALF_AN_HOUR) {
      return { id: cup.id, matchId: next.id, finalists: [next.home.id, next.away.id] };
    }
    if (stop > 0 && cup === undefined) await stage.server.rewind();
    await advance(page);
  }
  throw new Error('the club does not reach the final');
}

/** Plays the final from the same half hour until it is won in a shoot-out: equal squads, each time a little better, for the same sheets give the same match. */
async function winFinalOnPenalties(page: Page, { id, matchId, finalists }: Final): Promise<void> {
  for (let final = 0; final < MOST_FINALS; final++) {
    await stage.server.change(withSkills(`club_id in ('${finalists.join("','")}')`, 30 + final / 10));
    await advance(page);
    await advance(page);
    const { club } = await momentOf(page);
    const { league } = await queryAs<{ league: CompetitionView }>(page, `/api/clubs/competitions/${id}`);
    const match = league.matches[matchId];
    expect(match?.status).toBe('finished');
    const [own, other] = match?.home.id === club.id ? [match?.home, match?.away] : [match?.away, match?.home];
    if ((own?.shootOut ?? 0) > (other?.shootOut ?? 0)) return;
    await stage.server.rewind();
  }
  throw new Error('no final was won on penalties');
}

/** The bracket names the champion and how the final was decided. */
async function seeChampion(page: Page, { id }: Final): Promise<void> {
  await openScreen(page, `${stage.url}/competitions/mmcup?id=${id}`, 'MM Cup');
  const final = page.getByRole('region', { name: 'Chave: Final' });
  await final.getByText('Campeão').waitFor();
  await final.getByRole('link', { name: NAME }).first().waitFor();
  expect(await page.getByText(/nos pênaltis/).count()).toBeGreaterThan(0);
}

/** Plays on until the league is over. */
async function finishLeague(page: Page): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    const { currentCompetitions } = await momentOf(page);
    if (currentCompetitions.every(({ name }) => name !== 'MM League')) return;
    await advance(page);
  }
  throw new Error('the league does not end');
}

/** The review of the season and the club itself say that it goes up. */
async function seePromotion(page: Page): Promise<void> {
  const { club } = await momentOf(page);
  expect(club.category).toBe('Amador');
  await openScreen(page, `${stage.url}/season`, 'Balanço da temporada');
  await page.getByText('Seu clube sobe para a categoria Amador').waitFor();
}

/** The archived edition has the final with its shoot-out, and the honour is on the club's page. */
async function seeArchive(page: Page, { id }: Final): Promise<void> {
  await page.goto(`${stage.url}/edition?id=${id}`);
  await arrive(page, /MM Cup/);
  await page
    .getByText(/\d × \d nos pênaltis/)
    .first()
    .waitFor();
  await openScreen(page, `${stage.url}/club`, NAME);
  await page
    .getByText(/MM Cup/)
    .first()
    .waitFor();
}
