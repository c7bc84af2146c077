import { success } from '@mundo-manager/contract';
import type { BrowserContext } from 'playwright-core';
import { demoWorld } from '../../src/testing/demoWorld.ts';

const [replay] = Object.values(demoWorld().replays);
if (replay === undefined) throw new Error('the demo world has no replay');

/** The replay of the demo world’s last match. */
export const DEMO_REPLAY = replay.id;

/** Answers the player, a page of its own that knows nothing of the fake server around it, with the demo world’s replay. */
export async function answerReplays(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', (route) => route.fulfill({ json: success({ replay }) }));
}
