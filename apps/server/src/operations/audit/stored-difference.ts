/** Where what is stored is not what follows from history. */
export interface AuditDifference {
  /** What was recomputed. */
  readonly check:
    | 'shape'
    | 'balance'
    | 'ledger'
    | 'statement'
    | 'squad'
    | 'statistics'
    | 'table'
    | 'competition'
    | 'match'
    | 'tickets'
    | 'prizes'
    | 'last-matches'
    | 'facilities'
    | 'manager'
    | 'awards'
    | 'sponsorship'
    | 'rests'
    | 'searches'
    | 'rewards'
    | 'inbox'
    | 'work'
    | 'replay';
  /** Id of the club, player, competition, match or work. */
  readonly subject: string;
  readonly stored: string;
  readonly recomputed: string;
}

/** A difference between two values, as JSON; none if both are the same. */
export function storedDifference(
  check: AuditDifference['check'],
  subject: string,
  stored: unknown,
  recomputed: unknown,
): readonly AuditDifference[] {
  const [left, right] = [canonical(stored), canonical(recomputed)];
  return left === right ? [] : [{ check, subject, stored: left, recomputed: right }];
}

/** JSON whose keys are sorted: the database does not keep their order. */
function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      typeof part === 'object' && part !== null && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'nothing'
  );
}
