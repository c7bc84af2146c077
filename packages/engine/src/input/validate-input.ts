/** Whether a match can be played (R-ENG-2): the same rules as for saving a tactic, then what only a match asks. */
import { matchBooster } from '@mundo-manager/rules/boosters';
import type { Result, RuleFacts } from '@mundo-manager/rules/core';
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import { SKILLS } from '@mundo-manager/rules/players';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { checkPlan, validateTactic } from '@mundo-manager/rules/tactics';
import type { InputError, InputErrorCode } from './errors.ts';
import { misshapen } from './input-shape.ts';
import type { MatchInput, SheetPlayer, TeamSheet } from './team-sheet.ts';

const ENTRY = { name: '' };
/** What every tactic has but its players. */
const PLAN = {
  formation: '',
  playersInstructions: [{ position: '', instructions: [ENTRY] }],
  teamInstructions: [ENTRY],
  setPieces: [ENTRY],
};
/** What every sheet has. */
const SHEET = {
  club: { id: '', name: '' },
  tactic: {
    ...PLAN,
    places: [{ id: '' }],
    substitutions: [{ minutes: 0, playerIn: '', playerOut: '' }],
  },
  players: [{ id: '', name: '', attributes: {} }],
  speech: {},
};

/** The input, or the first thing found wrong with it: its shape, then home before away, the tactic before its players. */
export function validateInput(input: MatchInput, ruleset: Ruleset): Result<MatchInput, InputError> {
  const field = misshapen(input, { home: {}, away: {} }, 'input');
  if (field !== null) return { ok: false, error: refusal('engine/bad-shape', null, { field }) };
  for (const side of ['home', 'away'] as const) {
    const error = sheetError(input[side], side, ruleset);
    if (error !== null) return { ok: false, error };
  }
  const home = new Set(input.home.players.map(({ id }) => id));
  const guest = input.away.players.find(({ id }) => home.has(id));
  if (guest !== undefined) {
    return { ok: false, error: refusal('engine/duplicate-player', null, { playerId: guest.id }) };
  }
  return { ok: true, value: input };
}

function sheetError(sheet: TeamSheet, side: 'home' | 'away', ruleset: Ruleset): InputError | null {
  const field = misshapen(sheet, SHEET, side);
  if (field !== null) return refusal('engine/bad-shape', side, { field });
  const squad = sheet.players.map(({ id, number }) => ({ id, number, forSale: false }));
  const tactic = validateTactic(sheet.tactic, squad, ruleset);
  if (!tactic.ok) return { ...tactic.error, side };

  const orderError = namedTacticsError(sheet, side);
  if (orderError !== null) return orderError;

  const ids = new Set<string>();
  const numbers = new Set<number>();
  for (const player of sheet.players) {
    if (ids.has(player.id)) return refusal('engine/duplicate-player', side, { playerId: player.id });
    if (!isShirtNumber(player.number, ruleset)) {
      return refusal('engine/bad-number', side, { playerId: player.id, number: String(player.number) });
    }
    if (numbers.has(player.number)) return refusal('engine/duplicate-number', side, { number: player.number });
    ids.add(player.id);
    numbers.add(player.number);
    const error = playerError(player, side);
    if (error !== null) return error;
  }
  return preparationError(sheet, side, ruleset);
}

/** Every tactic that an order names is there, and its formation and instructions exist. */
function namedTacticsError({ tactic, tactics = {} }: TeamSheet, side: 'home' | 'away'): InputError | null {
  for (const { action } of tactic.orders ?? []) {
    if (action.kind !== 'tactic') continue;
    const { tacticName } = action;
    const plan = tactics[tacticName];
    if (plan === undefined) return refusal('engine/missing-tactic', side, { tacticName });
    const field = misshapen(plan, PLAN, `${side}.tactics.${tacticName}`);
    if (field !== null) return refusal('engine/bad-shape', side, { field });
    const checked = checkPlan(plan);
    if (!checked.ok) return { ...checked.error, side };
  }
  return null;
}

function playerError(player: SheetPlayer, side: 'home' | 'away'): InputError | null {
  for (const attribute of SKILLS) {
    const value = player.attributes[attribute];
    if (!isPercentage(value)) return refusal('engine/bad-attribute', side, factsOf(player, attribute, value));
  }
  for (const attribute of ['condition', 'morale'] as const) {
    const value = player[attribute];
    if (!isPercentage(value)) return refusal('engine/bad-condition', side, factsOf(player, attribute, value));
  }
  return null;
}

function preparationError(sheet: TeamSheet, side: 'home' | 'away', ruleset: Ruleset): InputError | null {
  const { boosterId, speech } = sheet;
  if (boosterId !== null && matchBooster(boosterId, ruleset) === null) {
    return refusal('engine/unknown-booster', side, { boosterId });
  }
  for (const skill of SPEECH_SKILLS) {
    const level = speech[skill];
    const exists = Number.isInteger(level) && level >= 1 && level <= ruleset.manager.skillLevelCap;
    if (!exists) return refusal('engine/bad-speech-level', side, { skill, level: String(level) });
  }
  return null;
}

function isShirtNumber(value: unknown, { players }: Ruleset): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= players.highestShirtNumber;
}

function isPercentage(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 100;
}

/** A value that is no number at all is named in words: NaN has no place in JSON. */
function factsOf(player: SheetPlayer, attribute: string, value: unknown): RuleFacts {
  return { playerId: player.id, attribute, value: String(value) };
}

function refusal(code: InputErrorCode, side: InputError['side'], facts: RuleFacts): InputError {
  return { code, side, facts };
}
