import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('../../../packages/engine/bundles', import.meta.url));

/** Puts every kept engine into the build as `engine/<version>.js`, as it is: a replay names the one that plays it. R-VER-5 */
export function engineBundles(): Plugin {
  return {
    name: 'mundo-manager-engine-bundles',
    generateBundle() {
      for (const path of globSync(join(FOLDER, '*.js'))) {
        this.emitFile({ type: 'asset', fileName: `engine/${basename(path)}`, source: readFileSync(path) });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const version = /\/engine\/(\d+)\.js$/.exec(request.url ?? '')?.[1];
        const path = join(FOLDER, `${version}.js`);
        if (version === undefined || !existsSync(path)) return next();
        response.setHeader('content-type', 'text/javascript').end(readFileSync(path));
      });
    },
  };
}
