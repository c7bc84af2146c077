/** The part of a team sheet that the engine reads: nothing else of a sheet enters a seed. R-PRF-1 */
import { SPEECH_SKILLS } from '@mundo-manager/rules/manager';
import type { TacticPlan } from '@mundo-manager/rules/matchday';
import { SKILLS } from '@mundo-manager/rules/players';
import type { Instruction, Order } from '@mundo-manager/rules/tactics';
import { canonicalJson } from '../digests/canonical-json.ts';
import { isHex, sha256Hex } from '../digests/hashing.ts';
import type { SheetPlayer, TeamSheet } from '../input/team-sheet.ts';

/** A part of a sheet: the salt of one that is shown, the salted digest of one that stays hidden. */
export type SealedPart = { readonly salt: string } | { readonly digest: string };

/** How the orders of a sheet, and the tactics that they name, are sealed one by one: those that never acted stay hidden. R-PRF-7 */
export interface SheetSeal {
  readonly orders: readonly SealedPart[];
  readonly plans: Readonly<Record<string, SealedPart>>;
}

/** The seal of a whole sheet; salts come from a secret of 64 hexadecimal digits that is never revealed. R-PRF-7 */
export function sheetSeal({ tactic: { orders = [] }, tactics = {} }: TeamSheet, blind: string): SheetSeal {
  if (!isHex(blind, 32)) throw new RangeError('sheetSeal: needs a secret of 64 lower-case hexadecimal digits');
  const part = (name: string | number) => ({ salt: sha256Hex(canonicalJson([blind, name])) });
  return {
    orders: orders.map((_, at) => part(at)),
    plans: Object.fromEntries(Object.keys(tactics).map((name) => [name, part(name)])),
  };
}

/** The seal of what others may see of a sheet: `used` are the places of the orders that acted. R-PRF-7 */
export function shownSeal(
  { tactic: { orders = [] }, tactics = {} }: TeamSheet,
  seal: SheetSeal,
  used: readonly number[],
): SheetSeal {
  const acted = orders.filter((_, at) => used.includes(at));
  const named = new Set<string>(acted.flatMap(({ action }) => (action.kind === 'tactic' ? [action.tacticName] : [])));
  const plans = Object.entries(tactics).map(([name, plan]) => {
    const part = partOf(seal.plans[name]);
    return [name, named.has(name) ? part : { digest: partDigest(part, reducedPlan(plan)) }] as const;
  });
  return {
    orders: orders.map((order, at) => {
      const part = partOf(seal.orders[at]);
      return used.includes(at) ? part : { digest: partDigest(part, reducedOrder(order)) };
    }),
    plans: Object.fromEntries(plans),
  };
}

/**
 * The digest of a sheet as the engine reads it; the part that is shown has the same. Names of players, clubs and the
 * ground do not count. Throws `RangeError` for a seal of another sheet. R-PRF-1, R-PRF-7
 */
export function reducedSheetDigest(
  { tactic, tactics = {}, players, boosterId, speech }: TeamSheet,
  seal: SheetSeal,
): string {
  const { places, substitutions, orders = [] } = tactic;
  const shown = [...orders];
  const ofOrders = seal.orders.map((part) => {
    if ('digest' in part) return part.digest;
    const order = shown.shift();
    if (order === undefined) throw new RangeError('reducedSheetDigest: needs an order for each salt');
    return partDigest(part, reducedOrder(order));
  });
  const plans: Readonly<Record<string, TacticPlan>> = tactics;
  const ofPlans = Object.entries(seal.plans).map(([name, part]) => {
    if ('digest' in part) return [name, part.digest];
    const plan = plans[name];
    if (plan === undefined) throw new RangeError('reducedSheetDigest: needs a plan for each salt');
    return [name, partDigest(part, reducedPlan(plan))];
  });
  const isWhole = shown.length === 0 && Object.keys(plans).every((name) => 'salt' in partOf(seal.plans[name]));
  if (!isWhole) throw new RangeError('reducedSheetDigest: needs a salt for each order and plan');
  return sha256Hex(
    canonicalJson({
      ...reducedPlan(tactic),
      places: places.map(({ id, playerId }) => [id, playerId]),
      substitutions: substitutions.map(({ minutes, playerIn, playerOut }) => [minutes, playerIn, playerOut]),
      players: players.map(reducedPlayer),
      boosterId,
      speech: pick(speech, SPEECH_SKILLS),
      orders: ofOrders,
      tactics: Object.fromEntries(ofPlans),
    }),
  );
}

function partOf(part: SealedPart | undefined): SealedPart {
  if (part === undefined) throw new RangeError('sheet seal: needs a part for each order and plan');
  return part;
}

function partDigest(part: SealedPart, content: unknown): string {
  return 'digest' in part ? part.digest : sha256Hex(canonicalJson([part.salt, content]));
}

function reducedOrder({ when, action }: Order): unknown {
  return { when, action };
}

/** Lists keep their order, which a match may depend on. */
function reducedPlan({ formation, playersInstructions, teamInstructions, setPieces }: TacticPlan) {
  return {
    formation,
    playersInstructions: playersInstructions.map(({ position, instructions }) => [position, chosen(instructions)]),
    teamInstructions: chosen(teamInstructions),
    setPieces: setPieces.map(({ name, value }) => [name, value]),
  };
}

function chosen(instructions: readonly Instruction[]): unknown {
  return instructions.map(({ name, value }) => [name, value]);
}

function reducedPlayer({ id, number, attributes, condition, morale }: SheetPlayer): unknown {
  return { id, number, attributes: pick(attributes, SKILLS), condition, morale };
}

function pick<Name extends string>(values: Readonly<Record<Name, number>>, names: readonly Name[]): unknown {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
