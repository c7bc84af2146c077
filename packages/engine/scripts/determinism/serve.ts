/** Serves the folder to a browser, and waits for the digests that its page sends. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const TYPES: Readonly<Record<string, string>> = { html: 'text/html', mjs: 'text/javascript' };
const PATIENCE_MS = 180_000;

/** What the page sends back. `open` takes the browser there, and gives what closes it. Fails after three minutes of silence. */
export async function digestsFromPage(folder: string, open: (url: string) => Promise<() => unknown>): Promise<string> {
  let arrived: (digests: string) => void = () => {};
  const digests = new Promise<string>((settle, fail) => {
    arrived = settle;
    setTimeout(() => fail(new Error('the page sent nothing')), PATIENCE_MS).unref();
  });
  const server = createServer(async (request, response) => {
    if (request.method === 'POST') {
      arrived(await text(request));
      response.end();
      return;
    }
    const name = request.url === '/' ? 'index.html' : (request.url ?? '').slice(1);
    const type = TYPES[name.split('.').at(-1) ?? ''];
    if (type === undefined) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(readFileSync(join(folder, name)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let close: () => unknown = () => {};
  try {
    close = await open(`http://127.0.0.1:${port}/`);
    return await digests;
  } finally {
    await close();
    server.closeAllConnections();
    server.close();
  }
}
