// Every subpath of the named package, imported and required: prints how many names each gives.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const manifest = require(`${process.argv[2]}/package.json`);
const counts = {};
for (const subpath of Object.keys(manifest.exports)) {
  if (subpath.endsWith('.json') || subpath.includes('*')) continue;
  const name = subpath.replace('.', manifest.name);
  const imported = Object.keys(await import(name)).filter((key) => key !== 'module.exports' && key !== 'default');
  const required = Object.keys(require(name)).filter((key) => key !== '__esModule');
  counts[subpath] = imported.sort().join() === required.sort().join() ? imported.length : [imported, required];
}
console.log(JSON.stringify(counts));
