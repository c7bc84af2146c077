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

/** Of all matches of the club's competitions that are over. */
function replayIds(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await fetch('/api/clubs/initialData', { headers }).then((answer) => answer.json());
    return data.currentCompetitions.flatMap(({ matches }: { matches: Record<string, { replayId: string | null }> }) =>
      Object.values(matches).flatMap(({ replayId }) => replayId ?? []),
    );
  });
}
