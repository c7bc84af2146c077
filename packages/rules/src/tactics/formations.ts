/** Formations as slots on a pitch: what a screen draws, what auto-pick fills and the shape that a team keeps in a match. */
import { assert } from '../core/assert.ts';
import type { Position } from '../positions/position.ts';
import { LINE_UPS, PITCH, POSITION_SPOTS } from './constants.ts';

/** The name of a formation. */
export type FormationName = (typeof LINE_UPS)[number][0];

/** The place of one starter: metres from the left touchline (0–68) and from the own goal line (0–105). */
export interface FormationSlot {
  readonly position: Position;
  readonly x: number;
  readonly y: number;
}

/** A formation with its eleven slots on the pitch. */
export interface Formation {
  readonly name: FormationName;
  /** Eleven, each in another position; slot n belongs to place n, the goalkeeper first. */
  readonly slots: readonly FormationSlot[];
}

/** The names in the order in which a selector shows them. The keys of `FORMATIONS` come in another: JavaScript sorts whole numbers first. */
export const FORMATION_NAMES: readonly FormationName[] = /* @__PURE__ */ LINE_UPS.map(([name]) => name);

/** Every formation by its name. R-TAC-3, R-TAC-4. */
export const FORMATIONS: Readonly<Record<FormationName, Formation>> = /* @__PURE__ */ formationsOf(LINE_UPS);

/** Whether a formation of that name exists. */
export function isFormationName(name: string): name is FormationName {
  return Object.hasOwn(FORMATIONS, name);
}

/** The slots of a formation that must exist; an unknown name is a programmer error and throws. */
export function formationSlots(name: string): readonly FormationSlot[] {
  assert(isFormationName(name), 'formationSlots: needs a formation', name);
  return FORMATIONS[name].slots;
}

function formationsOf(lineUps: typeof LINE_UPS): Record<FormationName, Formation> {
  const entries = lineUps.map(([name, lineUp]) => [name, { name, slots: slotsOf(lineUp) }]);
  return Object.fromEntries(entries) as Record<FormationName, Formation>;
}

function slotsOf(lineUp: string): FormationSlot[] {
  return ['GK', ...lineUp.split('/')].flatMap((line) => {
    const positions = line.split(' ') as Position[];
    return positions.map((position) => {
      const [xAlone, xInTrio, y] = POSITION_SPOTS[position.replace('R', 'L') as keyof typeof POSITION_SPOTS];
      const x = hasCentre(positions, position) ? xInTrio : xAlone;
      return { position, x: position.startsWith('R') ? PITCH.width - x : x, y };
    });
  });
}

/** Whether a team-mate plays in the centre between the left and the right of this kind: a CB for LCB, a CF for RF. */
function hasCentre(line: readonly string[], position: string): boolean {
  const kind = position.slice(1);
  return line.includes(kind === 'F' ? 'CF' : kind);
}
