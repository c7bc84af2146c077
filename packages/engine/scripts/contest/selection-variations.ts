/** Who plays where and who takes what: changes of places and takers of the same eighteen. */
import { SET_PIECES } from '@mundo-manager/rules/tactics';
import type { TeamSheet } from '../../src/index.ts';

export interface Selection {
  readonly kind: 'taker' | 'swap';
  readonly name: string;
  /** Of these no two at once. */
  readonly group: string;
  readonly change: (sheet: TeamSheet) => TeamSheet;
}

const STARTERS = 11;
const EIGHTEEN = 18;
const range = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => from + at);

/** Each set piece for each outfield starter, by his place. */
export const TAKERS: readonly Selection[] = SET_PIECES.flatMap((name) =>
  range(1, STARTERS).map((place): Selection => {
    const group = `taker ${name}`;
    return { kind: 'taker', name: `${name}: ${place}`, group, change: (sheet) => withTaker(sheet, name, place) };
  }),
);

/** Each starter for each of the others and of the bench, by their places. */
export const SWAPS: readonly Selection[] = range(0, STARTERS).flatMap((one) =>
  range(one + 1, EIGHTEEN).map((other): Selection => {
    const group = `swap ${one}`;
    return { kind: 'swap', name: `${one}-${other}`, group, change: (sheet) => withSwap(sheet, one, other) };
  }),
);

function withTaker(sheet: TeamSheet, name: (typeof SET_PIECES)[number], place: number): TeamSheet {
  const { tactic, players } = sheet;
  const taker = players.find(({ id }) => id === tactic.places[place]?.playerId);
  const others = tactic.setPieces.filter((piece) => piece.name !== name);
  return { ...sheet, tactic: { ...tactic, setPieces: [...others, { name, value: taker?.number ?? null }] } };
}

function withSwap(sheet: TeamSheet, one: number, other: number): TeamSheet {
  const { tactic } = sheet;
  const ids = tactic.places.map(({ playerId }) => playerId);
  const places = tactic.places.map((place, at) => {
    const from = at === one ? other : at === other ? one : at;
    return { ...place, playerId: ids[from] ?? null };
  });
  return { ...sheet, tactic: { ...tactic, places } };
}
