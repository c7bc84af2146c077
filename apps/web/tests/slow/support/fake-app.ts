import { success } from '@mundo-manager/contract';
import { type Plugin, preview } from 'vite';
import { demoWorld } from '../../../src/testing/demo/demo-world.ts';
import { fakeBuild } from './fake-build.ts';

const [replay] = Object.values(demoWorld().replays);
if (replay === undefined) throw new Error('the demo world has no replay');

/** The replay of the demo world’s last match. */
export const DEMO_REPLAY = replay.id;

/** Answers the player, a page of its own outside the fake server, with the demo world’s replay. */
const replays: Plugin = {
  name: 'mundo-manager-demo-replay',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use('/api', (_, answer) => {
      answer.setHeader('content-type', 'application/json').end(JSON.stringify(success({ replay })));
    });
  },
};

/** The app in front of the fake server with the demo world, built as a release is, beside the built player, on a free port. */
export async function startFakeApp(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const root = new URL('../../..', import.meta.url).pathname;
  const shared = { root, configFile: `${root}vite.config.ts`, mode: 'fake', logLevel: 'error' } as const;
  const outDir = await fakeBuild(shared);
  // A browser asks once for each of the hundred files of a page.
  const headers = { 'cache-control': 'max-age=3600' };
  const server = await preview({
    ...shared,
    plugins: [replays],
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1', proxy: {}, headers },
  });
  return { url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '', close: () => server.close() };
}
