/** A worker as a process of its own, for a test that stops it: does what is due on the database of the first argument. */

import { setTimeout as pause } from 'node:timers/promises';
import { doAllDueWork } from '../../src/due-work/due-work.ts';
import { workKinds } from '../../src/due-work/work-kinds.ts';
import { WorldRulesets } from '../../src/rulesets/world-rulesets.ts';
import { openServer } from '../../src/storage/open.ts';
import { takeDailyTurns } from '../../src/world/club-day.ts';
import { PAYLOADS } from '../../src/world-work/payloads.ts';

const storage = await openServer(process.argv[2] ?? '', { poolSize: 3 });
const rulesets = await WorldRulesets.open(storage, 0, null);
const kinds = workKinds({ 'club-day': PAYLOADS['club-day'] }, { 'club-day': takeDailyTurns({ rulesets }) });
for (;;) {
  await doAllDueWork(storage, kinds, Number.MAX_SAFE_INTEGER);
  await pause(50);
}
