import { testManifest } from '../../../.config/testing/manifest.ts';
import manifest from '../package.json' with { type: 'json' };

testManifest(manifest, { notice: false });
