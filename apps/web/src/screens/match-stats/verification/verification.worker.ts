/** Verifies a match off the page, with the engine that its replay names. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Claim, Verdict } from './verdict.ts';
import { type VerifyingEngine, verdictOf } from './verdict-of.ts';

/** What the page asks for. */
export interface VerificationJob {
  readonly engineUrl: string;
  readonly claim: Claim;
  /** The rule set that the match was played by. */
  readonly ruleset: Ruleset;
}

/** Messages from the worker: the engine is loaded and plays, then the verdict. */
export type VerificationNews = 'playing' | Verdict;

addEventListener('message', async ({ data }: MessageEvent<VerificationJob>) => {
  const { engineUrl, claim, ruleset } = data;
  let engine: VerifyingEngine;
  try {
    engine = await import(/* @vite-ignore */ engineUrl);
  } catch (error) {
    const found = error instanceof Error ? error.message : String(error);
    tell({ ok: false, code: 'verification/no-engine', claimed: String(claim.revealed.engineVersion), found });
    return;
  }
  tell('playing');
  tell(verdictOf(engine, claim, ruleset));
});

function tell(news: VerificationNews): void {
  postMessage(news);
}
