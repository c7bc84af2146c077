import type { Page } from 'playwright-core';
import { settled } from './browser.ts';
import { signIn } from './server.ts';

const EMBLEM = {
  shape: 5,
  symbol: 30,
  pattern: 2,
  border: 3,
  primary: '#12325e',
  secondary: '#f4c21c',
  tertiary: '#f6f7f2',
};

/** Signs in and founds a club without the creation’s screens, for tests of what comes after them. Ends at home. */
export async function signInWithClub(page: Page, url: string, account: string, name: string): Promise<void> {
  await signIn(page, url, account);
  await call(page, 'POST', '/api/clubs/create', { name, emblem: EMBLEM, uniform: { id: 4 } });
  await page.goto(`${url}/home`);
  await page.getByRole('link', { name }).first().waitFor();
  await settled(page);
}

/** A command with the page’s own token. Throws if it is refused. */
export async function call(page: Page, method: string, path: string, body: unknown): Promise<void> {
  const answer = await page.evaluate(
    async ({ method, path, body }) => {
      const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
      const authorization = `Bearer ${token}`;
      const initial = await fetch('/api/clubs/initialData', { headers: { authorization } }).then((all) => all.json());
      const headers = {
        authorization,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'club-version': String(initial.data?.club.version ?? 0),
      };
      const response = await fetch(path, { method, headers, body: JSON.stringify(body) });
      return response.ok ? null : response.text();
    },
    { method, path, body },
  );
  if (answer !== null) throw new Error(`${path}: ${answer}`);
}

/** What a query answers the page's manager. */
export function queryAs<Answer>(page: Page, path: string): Promise<Answer> {
  return page.evaluate(async (address) => {
    const { token } = JSON.parse(localStorage.getItem('mm.token') ?? '{}');
    const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).then((all) => all.json());
    if (answer.data === undefined) throw new Error(`${address}: ${JSON.stringify(answer)}`);
    return answer.data;
  }, path);
}
