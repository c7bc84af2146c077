import { createServer } from 'vite';

/** The app in front of the fake server with the demo world, on a port of its own. */
export async function startFakeApp(
  port: number,
): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const root = new URL('../../..', import.meta.url).pathname;
  const vite = await createServer({
    root,
    configFile: `${root}vite.config.ts`,
    mode: 'fake',
    server: { port, host: '127.0.0.1', hmr: false },
    logLevel: 'error',
  });
  await vite.listen();
  return {
    url: vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? `http://127.0.0.1:${port}`,
    close: () => vite.close(),
  };
}
