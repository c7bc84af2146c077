import type { Replay } from '@mundo-manager/contract';
import type { Page } from 'playwright-core';
import { contextOf } from './browser.ts';
import { call, signInWithClub } from './club.ts';
import type { TestStage } from './stage.ts';

/** Founds a club on the stage and plays so many matches of its league, for those who only watch. Gives their replays. */
export async function replaysOf(
  stage: TestStage,
  account: string,
  clubName: string,
  matches: number,
): Promise<Replay[]> {
  const context = await contextOf(stage.browser, 'laptop', 'light');
  const page = await context.newPage();
  await signInWithClub(page, stage.url, account, clubName);
  const replays = await playMatches(page, matches);
  await context.close();
  return replays;
}

/** Takes the page's club into a league and moves the clock until so many matches of the league are over. Gives their replays. */
async function playMatches(page: Page, matches: number): Promise<Replay[]> {
  await call(page, 'PUT', '/api/clubs/competitions/joinCompetition', { competitionName: 'MM League' });
  let ids: string[] = [];
  for (let stop = 0; ids.length < matches; stop++) {
    if (stop > matches + 30) throw new Error('the matches are not played');
    // The draw comes with the next round of due work; until then there is nothing ahead.
    await call(page, 'POST', '/api/clock/advance', {}).catch(() => page.waitForTimeout(500));
    ids = await replayIds(page);
  }
  const answers = await page.evaluate(
    (all) => Promise.all(all.map((id) => fetch(`/api/replays/${id}`).then((answer) => answer.json()))),
    ids.slice(0, matches),
  );
  return answers.map(({ data }) => data.replay);
}

/** Of all matches of the club's leagues that are over, those of other clubs included. */
function replayIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    const ask = async (path: string) => (await fetch(`/api/clubs/${path}`, { headers })).json();
    const { data } = await ask('initialData');
    const ids = data.currentCompetitions.map(({ id }: { id: string }) => id);
    const answers = await Promise.all(ids.map((id: string) => ask(`competitions/${id}`)));
    return answers.flatMap(({ data: { league } }) =>
      Object.values<{ replayId: string | null }>(league.matches).flatMap(({ replayId }) => replayId ?? []),
    );
  });
}
