/** Signs in the way a browser does, without one: for tests, benchmarks and scripts against a running server. */

import { randomBytes } from 'node:crypto';

export interface BrowserlessSession {
  readonly token: string;
  /** Fetches below `/api/auth` with the session's cookies, and keeps the cookies that come back. */
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Signs in to the server at that URL with a test account of the development provider, such as 'ana'. */
export async function signInAs(publicUrl: string, account: string): Promise<BrowserlessSession> {
  const { get, follow } = createBrowserless(publicUrl);
  const nonce = randomBytes(16).toString('hex');
  const chooser = await follow(`/api/auth/sign-in?origin=${encodeURIComponent(publicUrl)}&nonce=${nonce}`);
  const done = await follow(chooser.url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: publicUrl },
    body: new URLSearchParams({ name: account }).toString(),
  });
  const data = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(await done.response.text())?.[1];
  if (data === undefined) throw new Error(`sign-in of ${account} ended at ${done.url} with ${done.response.status}`);
  const message: { token?: string; nonce?: string; error?: unknown } = JSON.parse(data);
  if (message.token === undefined || message.nonce !== nonce) {
    throw new Error(`sign-in of ${account} was refused: ${JSON.stringify(message.error)}`);
  }
  return { token: message.token, fetch: get };
}

interface Visit {
  readonly url: string;
  readonly response: Response;
}

/** A cookie jar with `get` for one request and `follow` for one with all its redirects. */
export function createBrowserless(publicUrl: string): {
  readonly get: (path: string, init?: RequestInit) => Promise<Response>;
  readonly follow: (path: string, init?: RequestInit) => Promise<Visit>;
} {
  const jar = new Map<string, { value: string; path: string }>();

  const get = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(path, publicUrl);
    const sent = [...jar].filter(([, cookie]) => url.pathname.startsWith(cookie.path));
    const headers = new Headers(init.headers);
    headers.set('cookie', sent.map(([name, { value }]) => `${name}=${value}`).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  };

  const follow = async (path: string, init?: RequestInit): Promise<Visit> => {
    let url = new URL(path, publicUrl).href;
    let response = await get(url, init);
    for (let hops = 0; hops < 10; hops++) {
      const location = response.headers.get('location');
      if (location === null || response.status >= 400) return { url, response };
      url = new URL(location, url).href;
      response = await get(url);
    }
    throw new Error(`more redirects than a browser follows, last to ${url}`);
  };

  return { get, follow };
}

function keep(jar: Map<string, { value: string; path: string }>, line: string): void {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const name = pair.slice(0, pair.indexOf('='));
  const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice(5) ?? '/';
  const gone = attributes.some(
    (attribute) => /^max-age=0$/i.test(attribute) || /^expires=Thu, 01 Jan 1970/i.test(attribute),
  );
  if (gone) jar.delete(name);
  else jar.set(name, { value: pair.slice(pair.indexOf('=') + 1), path });
}
