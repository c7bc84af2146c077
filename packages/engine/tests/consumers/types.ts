// A typed server: what compiles here, and what must not.
import {
  type EventOf,
  type MatchEvent,
  type MatchInput,
  MatchInputError,
  type MatchResult,
  simulate,
  type TeamSheet,
} from '@mundo-manager/engine';
import { type CommentaryLine, commentate } from '@mundo-manager/engine/commentary';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import { type RevealedMatch, verifyReplay } from '@mundo-manager/engine/verification';
import { ALPHA } from '@mundo-manager/rules/ruleset';

const home: TeamSheet = teamSheet({ strength: 70, formation: '433Wide' });
const input: MatchInput = matchInput(home, teamSheet());
const result: MatchResult = simulate(input, 'seed', { knockout: true, ruleset: ALPHA });
export const shots: EventOf<'shot'>[] = result.events.filter((event) => event.type === 'shot');
export const xg: number = shots.reduce((sum, { xg }) => sum + xg, 0);
export const lines: readonly CommentaryLine[] = commentate(result.events, input);
export const codeOf = (error: unknown): string => (error instanceof MatchInputError ? error.code : '');

export function isGenuine(revealed: RevealedMatch): boolean {
  const verified = verifyReplay(revealed, ALPHA);
  return verified.ok && verified.value.score.home >= 0;
}

export function scorer(event: MatchEvent): string | null {
  return event.type === 'goal' ? event.player : null;
}

// @ts-expect-error there is no such formation
teamSheet({ formation: '1-1-8' });
// @ts-expect-error a match has two sides
simulate({ home }, 1);
// @ts-expect-error what happened has happened
result.score.home = 9;
// @ts-expect-error only a goal has an assist
export const assist = (event: MatchEvent) => event.assist;
