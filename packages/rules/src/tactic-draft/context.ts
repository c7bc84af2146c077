/**
 * The context of the draft machine, and how each event changes it: every function takes a context and returns the next
 * one.
 */
import { castDraft, Immer } from 'immer';
import { RULE_ERROR_CODES } from '../core/error-codes.ts';
import type { RuleError } from '../core/errors.ts';
import { accept, type Result } from '../core/result.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import {
  acceptSave,
  type DraftHistory,
  hasChanges,
  isSavedAnew,
  openDraft,
  refreshDraft,
  resetDraft,
} from '../tactics/draft-history.ts';
import type { DraftPlayer } from '../tactics/edit-tactic.ts';
import { sameTactic } from '../tactics/same-tactic.ts';
import { checkSave } from '../tactics/save-tactic.ts';
import { TACTIC_NAMES, type Tactic, type TacticName, type Tactics } from '../tactics/tactic.ts';
import { isFlag } from '../tactics/tactic-shape-checks.ts';
import { type SquadChange, withoutLostTakers } from '../tactics/takers-after-squad-change.ts';
import { isSquad, isTactics } from './club-shape.ts';
import { draftFromStore } from './stored-draft.ts';

/** Freezes nothing: players and tactics belong to the caller. */
const { produce } = new Immer({ autoFreeze: false });

/** The whole context of the machine. */
export interface TacticDraftContext {
  readonly ruleset: Ruleset;
  readonly players: readonly DraftPlayer[];
  /** As the club has saved them. */
  readonly tactics: Tactics;
  /** The slot whose tactic is open. */
  readonly slot: TacticName;
  readonly draft: DraftHistory;
  /** Whether the open slot was saved elsewhere since its draft was begun: saving the draft would replace that. R-DRA-33 */
  readonly overtaken: boolean;
  /** Whether a match of the club is live: drafts can be edited then, not saved. */
  readonly live: boolean;
  /** The slot to open once the save-or-discard question is answered. */
  readonly nextSlot: TacticName | null;
  /** Why the last edit or save was refused, until the next one. */
  readonly error: RuleError | null;
}

/** What the machine starts from. */
export interface TacticDraftInput {
  readonly tactics: Tactics;
  readonly players: readonly DraftPlayer[];
  /** The slot to open; default A. */
  readonly slot?: TacticName;
  /** Whether a match of the club is live; default false. */
  readonly live?: boolean;
  /** What `draftToStore` gave before a reload; a draft in it opens in its own slot. */
  readonly stored?: string | null;
  readonly ruleset: Ruleset;
}

/** The parts of a club that the machine takes over; missing parts stay unchanged. */
export interface ClubData {
  readonly tactics?: Tactics;
  readonly players?: readonly DraftPlayer[];
  readonly live?: boolean;
}

/** What a save answers of the club. */
export type SavedClub = Pick<Required<ClubData>, 'tactics' | 'players'>;

/** The context that a draft screen starts with. */
export function initialContext(input: TacticDraftInput): TacticDraftContext {
  const { tactics, players, live = false, ruleset } = input;
  const restored = draftFromStore(input.stored ?? null, players, ruleset);
  const slot = restored?.slot ?? input.slot ?? 'A';
  const draft = openDraft(tactics[slot], restored?.tactic);
  const overtaken = restored !== null && hasChanges(draft) && !sameTactic(restored.saved, tactics[slot]);
  return { ruleset, players, tactics, slot, draft, overtaken, live, nextSlot: null, error: null };
}

/** Whether the open tactic has changes that are not saved. */
export function isUnsaved({ draft }: TacticDraftContext): boolean {
  return hasChanges(draft);
}

/** What a save of the open tactic would store, or why it would not. R-DRA-23 */
export function saveOf({ draft, players, live, ruleset }: TacticDraftContext): Result<Tactic> {
  return checkSave({ saved: draft.saved, updated: draft.present, players, live }, ruleset);
}

/** With the draft of an edit, or with the reason why it was refused. */
export function withDraft(context: TacticDraftContext, edited: Result<DraftHistory>): TacticDraftContext {
  return produce(context, (next) => {
    if (edited.ok) next.draft = castDraft(edited.value);
    next.error = edited.ok ? null : castDraft(edited.error);
  });
}

/** With the refusal of a save, and the question that it may have answered put away. R-DRA-22 */
export function withRefusal(context: TacticDraftContext, error: RuleError | null): TacticDraftContext {
  return produce(context, (next) => {
    next.nextSlot = null;
    next.error = castDraft(error);
  });
}

/** With the question about the open tactic, before another slot opens. R-DRA-20 */
export function withQuestion(context: TacticDraftContext, nextSlot: TacticName): TacticDraftContext {
  return produce(context, (next) => {
    next.nextSlot = nextSlot;
    next.error = null;
  });
}

/** With the saved tactic of the slot open; the draft that was open is gone. */
export function withSlot(context: TacticDraftContext, slot: TacticName): TacticDraftContext {
  return produce(context, (next) => {
    next.slot = slot;
    next.draft = castDraft(openDraft(context.tactics[slot]));
    next.overtaken = false;
    next.nextSlot = null;
    next.error = null;
  });
}

/** With the club as a save returned it, and the slot open that was asked for before. R-DRA-24 */
export function withSaved(context: TacticDraftContext, { tactics, players }: SavedClub): TacticDraftContext {
  const open = tactics[context.slot];
  const squad: SquadChange = { before: context.players, now: players };
  const saved = produce(context, (next) => {
    next.tactics = castDraft(tactics);
    next.players = castDraft(players);
    next.draft = castDraft(refreshDraft(acceptSave(context.draft, open), open, squad, context.ruleset));
    next.overtaken = false;
    next.error = null;
  });
  return saved.nextSlot === null ? saved : withSlot(saved, saved.nextSlot);
}

/** With the draft back at what is saved; what was saved elsewhere is seen by that. R-DRA-33 */
export function withReset(context: TacticDraftContext): TacticDraftContext {
  const reset = withDraft(context, accept(resetDraft(context.draft)));
  return produce(reset, (next) => {
    next.overtaken = false;
  });
}

/** With the failure of a save; none if the draft is saved all the same, as fresh data of the club has shown meanwhile. R-DRA-25 */
export function withFailure(context: TacticDraftContext, cause: unknown): TacticDraftContext {
  return withRefusal(context, isUnsaved(context) ? failureOf(cause) : null);
}

/** With the refusal of a slot that no club has. */
export function withUnknownSlot(context: TacticDraftContext, slot: unknown): TacticDraftContext {
  return withRefusal(context, {
    code: 'tactics/unknown-slot',
    facts: { tacticName: typeof slot === 'string' ? slot : '' },
  });
}

/** Whether a slot is one of A, B and C. */
export function isTacticName(slot: unknown): slot is TacticName {
  return TACTIC_NAMES.some((name) => name === slot);
}

/** Whether a save answered with a club: its three tactics and its players. */
export function isSavedClub(answer: unknown): answer is SavedClub {
  const { tactics, players }: Partial<SavedClub> = Object(answer);
  return isTactics(tactics) && isSquad(players);
}

/** Whether what it brings of a club can be taken over. */
export function isClubData({ tactics, players, live }: ClubData): boolean {
  return (
    (tactics === undefined || isTactics(tactics)) &&
    (players === undefined || isSquad(players)) &&
    (live === undefined || isFlag(live))
  );
}

/**
 * With fresh data of the club; an unsaved draft stays, without players who left, and is marked when it is outdated.
 * Missing saved tactics lose the takers that the club's own tactics lost. R-DRA-27, R-DRA-30, R-DRA-33
 */
export function withClubData(context: TacticDraftContext, data: ClubData): TacticDraftContext {
  const { players = context.players, live = context.live } = data;
  const squad: SquadChange = { before: context.players, now: players };
  const { A, B, C } = context.tactics;
  const tactics = data.tactics ?? {
    A: withoutLostTakers(A, squad),
    B: withoutLostTakers(B, squad),
    C: withoutLostTakers(C, squad),
  };
  const saved = tactics[context.slot];
  const draft = refreshDraft(context.draft, saved, squad, context.ruleset);
  const isOther = context.overtaken || isSavedAnew(context.draft, saved, squad, context.ruleset);
  return produce(context, (next) => {
    next.tactics = castDraft(tactics);
    next.players = castDraft(players);
    next.live = live;
    next.draft = castDraft(draft);
    next.overtaken = isOther && hasChanges(draft);
    if (isUnsaved(context) && !hasChanges(draft)) next.error = null;
  });
}

/** What a failed save is to the manager: the refusal of a rule where the server gave one, else a save that was not confirmed. R-DRA-25 */
function failureOf(cause: unknown): RuleError {
  return ruleErrorOf(cause) ?? { code: 'tactics/save-failed', facts: { message: messageOf(cause) } };
}

/** Never throws, as `String` does for an object without a prototype. */
function messageOf(cause: unknown): string {
  if (cause instanceof Error) return cause.message;
  return typeof cause === 'object' && cause !== null ? Object.prototype.toString.call(cause) : String(cause);
}

/** The refusal that the cause bears; who speaks of rules is trusted to give the facts of their codes. */
function ruleErrorOf(cause: unknown): RuleError | undefined {
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return undefined;
  const code = RULE_ERROR_CODES.find((known) => known === cause.code);
  const facts = 'facts' in cause ? cause.facts : undefined;
  return code && ({ code, facts: facts ?? {} } as RuleError);
}
