import type { Replay } from '@mundo-manager/contract';
import type { Page } from 'playwright-core';
import { call } from './club.ts';

/** Takes the page's club into a league and moves the clock until so many matches of the league are over. Gives their replays. */
export async function playMatches(page: Page, matches: number): Promise<Replay[]> {
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
