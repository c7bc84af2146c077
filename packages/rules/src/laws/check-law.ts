/** Runs one law against a subject and reports what came of it. */
import { check } from 'fast-check';
import type { Law, Subject } from './law.ts';

export interface LawReport {
  readonly law: Law;
  readonly holds: boolean;
  /** Inputs tried before the law held or broke. */
  readonly runs: number;
  readonly seed: number;
  /** The smallest input found that breaks the law, and what it broke with; null where the law holds. */
  readonly counterexample: { readonly input: unknown; readonly path: string; readonly message: string } | null;
}

export interface LawOptions {
  /** Inputs to try, from 1. */
  readonly runs: number;
  readonly seed: number;
}

/** Checks the law with generated inputs; the same seed tries the same inputs. */
export async function checkLaw(law: Law, subject: Subject, { runs, seed }: LawOptions): Promise<LawReport> {
  const result = await check(law.property(subject), { numRuns: runs, seed });
  return {
    law,
    holds: !result.failed,
    runs: result.numRuns,
    seed,
    counterexample: result.failed
      ? {
          input: result.counterexample,
          path: result.counterexamplePath ?? '',
          message: result.errorInstance instanceof Error ? result.errorInstance.message : 'the property answered false',
        }
      : null,
  };
}
