/** What the person at the keyboard has to put right: shown as one line, exit code 2. */
export class UsageError extends Error {}
