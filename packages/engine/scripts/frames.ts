/**
 * Matches as sheets of pictures, one PNG each, for visual inspection: kick-offs, goals, set pieces, sending-offs, and
 * ten moments of open play. Needs Chromium; without it the sheets are SVG.
 */
// npm run frames -- [--matches 12] [--seed 1] [--out frames]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FORMATION_NAMES } from '@mundo-manager/rules/tactics';
import { chromium } from 'playwright-core';
import { createRecorder, simulate } from '../src/index.ts';
import { matchInput, teamSheet } from '../src/testing/index.ts';
import { onPath } from './determinism/engines.ts';
import { momentsOf } from './frames/moments.ts';
import { frameSheet } from './frames/sheet.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string', default: 'frames' },
  },
});
const folder = resolve(process.env.INIT_CWD ?? '.', values.out);
mkdirSync(folder, { recursive: true });
const program = onPath('chromium', 'google-chrome');
const browser = program === null ? null : await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
const page = await browser?.newPage();

for (let match = 0; match < Number(values.matches); match++) {
  const seed = Number(values.seed) + match;
  const formation = (of: number) => FORMATION_NAMES[of % FORMATION_NAMES.length] ?? '442';
  const input = matchInput(
    teamSheet({ seed: 2 * seed, formation: formation(7 * seed), strength: 62 }),
    teamSheet({ seed: 2 * seed + 1, formation: formation(5 * seed + 3) }),
  );
  const recorder = createRecorder();
  const { events, score } = simulate(input, seed, { observe: recorder.observe });
  const sheet = frameSheet(momentsOf(events), recorder.recording());
  const file = join(folder, `match-${seed}.${page === undefined ? 'svg' : 'png'}`);
  if (page === undefined) writeFileSync(file, sheet);
  else {
    await page.setContent(`<body style="margin:0">${sheet}</body>`);
    await page.locator('svg').screenshot({ path: file });
  }
  console.log(`${file}: ${formation(7 * seed)} against ${formation(5 * seed + 3)}, ${score.home}-${score.away}`);
}
await browser?.close();
