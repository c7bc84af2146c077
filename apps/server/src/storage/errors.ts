/** What keeps the database from opening; the message is one line for the operator. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** SQLSTATE of the error of either driver; undefined for anything else. */
export function sqlState(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: unknown };
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code;
  return cause === undefined ? undefined : sqlState(cause);
}

/** Name of the constraint that a statement violated, if the error has one. */
export function brokenConstraint(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('constraint' in error)) return undefined;
  return typeof error.constraint === 'string' ? error.constraint : undefined;
}

const CONNECTION_CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT', 'EAI_AGAIN']);

// Where a driver gives no code.
const UNAVAILABLE_MESSAGES =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|PGlite is closed|calling end on the pool|driver has already been destroyed/;

/** Whether a lock that others hold was not given in time: nothing was stored. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === '55P03';
}

/** Whether the database itself is out of reach, full, going down, or did not answer in time: worth another try later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return /^(08|53|57P|58|25P03$|57014$|55P03$)/.test(state);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string' && CONNECTION_CODES.has(error.code)) return true;
  return UNAVAILABLE_MESSAGES.test(error.message);
}

/** Thrown within a transaction whose work others have overtaken while it waited for its locks: it runs again from its start. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Whether a transaction was rolled back because of another one: nothing was stored, and another try may succeed. */
export function isConflict(error: unknown): boolean {
  if (error instanceof Overtaken) return true;
  const state = sqlState(error);
  return state === '40001' || state === '40P01';
}
