/** Writes what is made from the sources and kept in the repository: schemas/*.json, RULES.md, src/alpha and the shapes of src/stored. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { alphaModule } from './alpha.ts';
import { PACKAGE } from './program.ts';
import { rulesMarkdown } from './rules-md.ts';
import { schemas } from './schemas.ts';
import { storedShapes } from './stored-shapes.ts';

const folder = resolve(PACKAGE, 'schemas');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const [file, schema] of schemas()) writeFileSync(resolve(folder, file), `${JSON.stringify(schema, null, 2)}\n`);
writeFileSync(resolve(PACKAGE, 'src/stored/shapes.ts'), storedShapes());
writeFileSync(resolve(PACKAGE, 'RULES.md'), rulesMarkdown());
writeFileSync(resolve(PACKAGE, 'src/alpha/index.ts'), alphaModule());
