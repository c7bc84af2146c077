import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Claim, Verdict } from './verdict.ts';
import type { VerificationJob, VerificationNews } from './verification.worker.ts';
import VerificationWorker from './verification.worker.ts?worker';

/**
 * Verifies the match in a worker, by the rule set that it was played by. `onPlaying` is called once the engine is
 * loaded. Never rejects: a failure is a verdict, too.
 */
export function verifyInWorker(claim: Claim, onPlaying: () => void, ruleset: Ruleset): Promise<Verdict> {
  return new Promise((resolve) => {
    const notRun = (found: string) => resolve({ ok: false, code: 'verification/not-run', claimed: '', found });
    try {
      const worker = new VerificationWorker();
      const end = (settle: () => void) => {
        worker.terminate();
        settle();
      };
      worker.addEventListener('error', ({ message }) => end(() => notRun(message)));
      worker.addEventListener('message', ({ data }: MessageEvent<VerificationNews>) => {
        if (data === 'playing') onPlaying();
        else end(() => resolve(data));
      });
      const engineUrl = new URL(`/Webgl_On/engine/${claim.revealed.engineVersion}.js`, location.href).href;
      worker.postMessage({ engineUrl, claim, ruleset } satisfies VerificationJob);
    } catch (error) {
      notRun(error instanceof Error ? error.message : String(error));
    }
  });
}
