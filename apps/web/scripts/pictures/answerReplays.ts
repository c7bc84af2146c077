import { success } from '@mundo-manager/contract';
import type { BrowserContext } from 'playwright-core';
import { demoWorld } from '../../src/testing/demoWorld.ts';

/** Answers the player, a page of its own that knows nothing of the fake server around it, with the demo world’s replay. */
export async function answerReplays(context: BrowserContext): Promise<void> {
  const [replay] = Object.values(demoWorld().replays);
  await context.route('**/api/**', (route) => route.fulfill({ json: success({ replay }) }));
}
