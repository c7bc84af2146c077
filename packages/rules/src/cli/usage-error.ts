/** What the author has to put right before anything can run: one clear line, exit code 2. */
export class UsageError extends Error {}

/** What was thrown, as one line. */
export function firstLine(thrown: unknown): string {
  const [line = ''] = String(thrown instanceof Error ? thrown.message || thrown.name : thrown).split('\n');
  return line;
}
