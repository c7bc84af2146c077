/**
 * Nine entries: the engine, its commentary in three languages, the bridge to the match day, proofs, team sheets, test
 * helpers and the verification; and the command.
 */
import { defineConfig } from 'tsup';

const shared = { target: 'es2023', silent: true, sourcemap: true } as const;

export default defineConfig([
  {
    ...shared,
    entry: {
      index: 'src/index.ts',
      'commentary/index': 'src/commentary/index.ts',
      'commentary/en-gb/index': 'src/commentary/en-gb/index.ts',
      'commentary/es/index': 'src/commentary/es/index.ts',
      'matchday/index': 'src/matchday/index.ts',
      'proof/index': 'src/proof/index.ts',
      'team-sheet/index': 'src/team-sheet/index.ts',
      'testing/index': 'src/testing/index.ts',
      'verification/index': 'src/verification/index.ts',
    },
    format: ['esm', 'cjs'],
    platform: 'neutral',
    dts: true,
  },
  { ...shared, entry: { 'cli/engine': 'src/cli/engine.ts' }, format: 'esm', platform: 'node' },
]);
