import type { Replay } from '@mundo-manager/contract';
import type { Page } from 'playwright-core';
import { call } from './club.ts';

/** Takes the page's club into a league and moves the clock until so many of its matches are over. Gives their replays, oldest first. */
export async function playMatches(page: Page, matches: number): Promise<Replay[]> {
  await call(page, 'PUT', '/api/clubs/competitions/joinCompetition', { competitionName: 'MM League' });
  let ids: string[] = [];
  for (let stop = 0; ids.length < matches; stop++) {
    if (stop > 6 * matches + 20) throw new Error('the matches are not played');
    // The draw comes with the next round of due work; until then there is nothing ahead.
    await call(page, 'POST', '/api/clock/advance', {}).catch(() => page.waitForTimeout(500));
    ids = await finished(page);
  }
  return page
    .evaluate(
      (all) => Promise.all(all.map((id) => fetch(`/api/clubs/replays/${id}`).then((answer) => answer.json()))),
      ids,
    )
    .then((answers) => answers.map(({ data }) => data.replay));
}

/** The replays of the club's matches that are over. */
function finished(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const headers = { authorization: `Bearer ${token}` };
    const { data } = await fetch('/api/clubs/initialData', { headers }).then((answer) => answer.json());
    const replays = data.club.lastMatches.map((match: { replayId: string | null }) => match.replayId);
    return replays.filter((id: string | null) => id !== null);
  });
}
