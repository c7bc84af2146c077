/**
 * Finishes the declarations that tsc has written into dist/: relative imports name the built files, and each file
 * gets a twin for CommonJS.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';

const RELATIVE_SOURCE = /(?<=(?:from |import\()['"]\.\.?\/[^'"]*)\.ts(?=['"])/g;

for (const path of globSync('dist/**/*.d.ts')) {
  const declarations = readFileSync(path, 'utf8');
  writeFileSync(path, declarations.replaceAll(RELATIVE_SOURCE, '.js'));
  writeFileSync(path.replace(/\.ts$/, '.cts'), declarations.replaceAll(RELATIVE_SOURCE, '.cjs'));
}
