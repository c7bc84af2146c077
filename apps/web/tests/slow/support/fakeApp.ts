import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

/** The app in front of the fake server with the demo world, built as a release is, beside the built player, on a free port. */
export async function startFakeApp(): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const root = new URL('../../..', import.meta.url).pathname;
  const outDir = await mkdtemp(join(tmpdir(), 'mundo-manager-fake-'));
  const shared = { root, configFile: `${root}vite.config.ts`, mode: 'fake', logLevel: 'error' } as const;
  await build({ ...shared, build: { outDir, emptyOutDir: true, reportCompressedSize: false } });
  await cp(new URL('../../../../player/dist', import.meta.url).pathname, join(outDir, 'Webgl_On'), { recursive: true });
  const server = await preview({ ...shared, build: { outDir }, preview: { port: 0, host: '127.0.0.1', proxy: {} } });
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    close: async () => {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}
