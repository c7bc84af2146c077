// What reaches the state machine: XState's own declarations want the AbortSignal of a platform.
import { checkLaws, LAWS, type Law, subjectOf } from '@mundo-manager/rules/laws';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import { draftOf, firstDraft, nextDraft, type TacticDraftEvent } from '@mundo-manager/rules/tactic-draft';
import { buildClub } from '@mundo-manager/rules/testing';

export const names: string[] = LAWS.map((law: Law) => law.name);
export const reports = checkLaws(LAWS, subjectOf({ ruleset: ALPHA }), { runs: 1, seed: 7 });

const event: TacticDraftEvent = { type: 'EDIT', edit: { type: 'change-formation', formation: '442' } };
export const formation: string = draftOf(nextDraft(firstDraft({ ...buildClub(), ruleset: ALPHA }), event)).formation;

// @ts-expect-error a law needs a name
export const nameless: Law = { folder: 'own', requirements: [], property: () => null };
// @ts-expect-error no draft knows that event
nextDraft(firstDraft({ ...buildClub(), ruleset: ALPHA }), { type: 'SCRIBBLE' });
