/** Runs laws against a subject and reports what came of them. */
import { check, stringify } from 'fast-check';
import type { Law, Subject } from './law.ts';

/** The smallest input found that breaks a law. */
export interface Counterexample {
  readonly input: unknown;
  /** The input as a line of JavaScript. */
  readonly text: string;
  /** Leads fast-check straight back to this input, together with the seed. Empty where the law broke before any input. */
  readonly path: string;
  /** What the property threw, or that it answered false. */
  readonly message: string;
}

/** What came of one law: a counterexample where it does not hold, and there alone. */
export type LawReport = LawTrial &
  (
    | { readonly holds: true; readonly counterexample: null }
    | { readonly holds: false; readonly counterexample: Counterexample }
  );

/** How a law was tried. */
export interface LawTrial {
  readonly law: Law;
  /** Inputs tried before the law held or broke. */
  readonly runs: number;
  readonly seed: number;
}

/** How laws are tried. */
export interface LawOptions {
  /** Inputs to try, from 1. */
  readonly runs: number;
  /** A 32-bit integer. */
  readonly seed: number;
  /** The path of a counterexample, to try that input first. */
  readonly path?: string;
}

/** How many laws are checked, and the callback for each result. */
export interface LawsOptions extends Omit<LawOptions, 'path'> {
  /** Called after each law, with how many of how many are done (R-LAW-5). */
  readonly onReport?: (report: LawReport, done: number, total: number) => void | Promise<void>;
}

/** Checks one law with generated inputs; the same seed tries the same inputs (R-LAW-4). Never rejects: a law that throws is broken. */
export async function checkLaw(law: Law, subject: Subject, { runs, seed, path }: LawOptions): Promise<LawReport> {
  try {
    const result = await check(law.property(subject), { numRuns: runs, seed, ...(path ? { path } : {}) });
    const { failed, counterexample: input } = result;
    const trial: LawTrial = { law, runs: result.numRuns, seed };
    if (!failed) return { ...trial, holds: true, counterexample: null };
    const text = input === null ? 'none: too many inputs were left out' : stringify(input);
    const message = messageOf(result.errorInstance);
    return {
      ...trial,
      holds: false,
      counterexample: { input, text, path: result.counterexamplePath ?? '', message },
    };
  } catch (error) {
    const text = 'none: no input could be made';
    const counterexample: Counterexample = { input: null, text, path: '', message: messageOf(error) };
    return { law, runs: 0, seed, holds: false, counterexample };
  }
}

/** Checks laws one after the other, in their order. */
export async function checkLaws(
  laws: readonly Law[],
  subject: Subject,
  { runs, seed, onReport }: LawsOptions,
): Promise<LawReport[]> {
  const reports: LawReport[] = [];
  for (const law of laws) {
    const report = await checkLaw(law, subject, { runs, seed });
    reports.push(report);
    await onReport?.(report, reports.length, laws.length);
  }
  return reports;
}

/** fast-check wraps a plain `false` into an error of its own, which says nothing about the value. */
function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the property answered false';
  return error.message.startsWith('Property failed by returning false') ? 'the property answered false' : error.message;
}
