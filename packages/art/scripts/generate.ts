/** Writes what is made from the icon set and kept in the repository: src/symbols/paths.ts. */
import { writeFileSync } from 'node:fs';
import { PATHS_FILE, symbolPathsModule } from './symbol-paths.ts';

writeFileSync(PATHS_FILE, symbolPathsModule());
