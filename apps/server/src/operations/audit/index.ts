/** Recomputes from history whatever is stored beside it, and names every difference. */
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import type { Queries } from '../../storage/storage.ts';
import { auditClubs } from './clubs.ts';
import { auditCompetitions } from './competitions.ts';
import { auditInbox } from './inbox.ts';
import { auditMatches } from './matches.ts';
import { auditMoney } from './money.ts';
import { auditShapes } from './shapes.ts';
import { auditSquads } from './squads.ts';
import type { AuditDifference } from './stored-difference.ts';
import { auditWork } from './work.ts';

export type { AuditDifference } from './stored-difference.ts';

const PARTS = [auditMoney, auditSquads, auditCompetitions, auditMatches, auditClubs, auditInbox, auditWork] as const;

/**
 * Every balance, statement, squad, statistic, table, match, quota and plan against what led there; nothing is changed.
 * `ruleset` is the one in force.
 * On a database that others write to, give it a transaction of one snapshot (repeatable read).
 */
export async function audit(db: Queries, ruleset: Ruleset): Promise<AuditDifference[]> {
  const differences: AuditDifference[] = await auditShapes(db);
  // An aggregate of another shape can't be recomputed.
  if (differences.length > 0) return differences;
  for (const part of PARTS) differences.push(...(await part(db, ruleset)));
  return differences;
}

/** A difference as a line for people. */
export function describeDifference({ check, subject, stored, recomputed }: AuditDifference): string {
  return `${check} ${subject}: stored ${shortened(stored)}, recomputed ${shortened(recomputed)}`;
}

function shortened(text: string): string {
  return text.length <= 300 ? text : `${text.slice(0, 300)}…`;
}
