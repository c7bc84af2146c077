/** The migrations that the baseline replaces; databases and backups of earlier servers still name them. R-STO-14 */
import { StorageError } from '../errors.ts';

export const BASELINE = '0040-baseline';

export const SQUASHED: readonly string[] = [
  '0001-identity',
  '0002-game',
  '0003-work-retries',
  '0004-lived-until',
  '0005-stands-still',
  '0006-club-name-keys',
  '0007-live-pace',
  '0008-market-overall',
  '0009-rulesets',
  '0010-due-work-version',
  '0011-engine-version',
  '0012-retired-clubs',
  '0014-history',
  '0015-titles',
  '0016-proofs',
  '0018-lookalike-names',
  '0019-departed-identities',
  '0020-operator',
  '0021-draw-proofs',
  '0022-renamed-clubs',
  '0023-training-plans',
  '0024-absences',
  '0025-announcements',
  '0026-player-careers',
  '0027-player-snapshots',
  '0029-transfers',
  '0030-watched-players',
  '0031-reward-chains',
  '0032-friendlies',
  '0034-published-chains',
  '0035-operators',
  '0036-boards',
  '0037-shown-visits',
  '0039-notifications',
  '0040-match-looks',
];

/**
 * The executed migrations with the baseline in place of those that it replaces. Throws StorageError
 * storage/before-baseline where only some of these have run.
 */
export function withBaseline(what: 'database' | 'backup', executed: readonly string[]): readonly string[] {
  const missing = SQUASHED.filter((name) => !executed.includes(name));
  if (missing.length === SQUASHED.length) return executed;
  if (missing.length > 0) {
    throw new StorageError(
      `storage/before-baseline: the ${what} lacks ${missing.join(', ')}, which this server can't run: ` +
        'open it once with the last version before the baseline, as docs/operations.md says under Upgrade',
    );
  }
  return [BASELINE, ...executed.filter((name) => !SQUASHED.includes(name))];
}
