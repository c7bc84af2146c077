/** Why a match ended as it did, as the engine computes it. */
import { ATTACK_ROUTES, type MatchReason } from '@mundo-manager/engine';
import { z } from 'zod';
import { count, decimal, named, text } from './schema-parts.ts';

const FIGURES = { shots: count, goals: count, xg: decimal };
const INSTRUCTION = { ...FIGURES, name: text(40), value: text(40) };

const reason = <Code extends string, T extends z.core.$ZodLooseShape>(code: Code, facts: T) =>
  z.strictObject({ code: z.literal(code), favours: z.enum(['home', 'away']), weight: decimal, ...facts });

/** A reason with its figures, discriminated by its code; `weight` is in goals. */
export const matchReasonSchema: z.ZodType<MatchReason> = named(
  'MatchReason',
  z.discriminatedUnion('code', [
    reason('chances', { xg: decimal, otherXg: decimal, shots: count, otherShots: count }),
    reason('finishing', { goals: count, xg: decimal }),
    reason('waste', { goals: count, xg: decimal, saved: count, missed: count }),
    reason('ownGoals', { goals: count }),
    reason('route', { ...FIGURES, route: z.enum(ATTACK_ROUTES), otherXg: decimal }),
    reason('flank', { ...FIGURES, flank: z.enum(['left', 'centre', 'right']), totalXg: decimal }),
    reason('fatigue', { condition: count, otherCondition: count, xg: decimal, otherXg: decimal }),
    reason('lateGame', { xg: decimal, otherXg: decimal }),
    reason('outnumbered', { minute: count, players: count, otherPlayers: count, xg: decimal, otherXg: decimal }),
    reason('instructionPaid', INSTRUCTION),
    reason('instructionCost', INSTRUCTION),
  ]),
  'Which side it favours, its weight in goals, and its figures.',
);
