/** Two invented teams for the demonstration, as strong and as bold as the visitor wants them. R-REP-2 */
import type { SideLook } from '@mundo-manager/contract/client';
import type { MatchInput, SideName, TeamSheet } from '@mundo-manager/engine';
import { matchInput, teamSheet } from '@mundo-manager/engine/testing';
import type { FormationName } from '@mundo-manager/rules/tactics';

/** What the visitor chooses for a side. */
export interface DemoSide {
  readonly formation: FormationName;
  /** An option of the instruction group 'Mentality'. */
  readonly mentality: string;
  /** Mean overall of the players. */
  readonly strength: number;
}

export type DemoSides = Readonly<Record<SideName, DemoSide>>;

/** How weak and how strong a side can be made. */
export const WEAKEST = 40;
export const STRONGEST = 90;

export const FIRST_SIDES: DemoSides = {
  home: { formation: '442', mentality: 'Balanced', strength: 65 },
  away: { formation: '433Wide', mentality: 'Balanced', strength: 65 },
};

export const DEMO_LOOKS: Readonly<Record<SideName, SideLook>> = {
  home: {
    id: 'demo-home',
    name: 'Unidos da Lagoa',
    emblem: {
      shape: 4,
      symbol: 12,
      pattern: 1,
      border: 2,
      primary: '#f4c21c',
      secondary: '#12683f',
      tertiary: '#1d46a0',
    },
    uniform: { id: 2, imageName: 't02-casa', primary: '#f4c21c', secondary: '#12683f', tertiary: '#1d46a0' },
  },
  away: {
    id: 'demo-away',
    name: 'Operários do Vale',
    emblem: {
      shape: 7,
      symbol: 30,
      pattern: 0,
      border: 3,
      primary: '#7a1730',
      secondary: '#f6f7f2',
      tertiary: '#1a1d1c',
    },
    uniform: { id: 31, imageName: 't16-fora', primary: '#7a1730', secondary: '#f6f7f2', tertiary: '#1a1d1c' },
  },
};

/** Eighteen a side: starters in the order of the formation, then the bench. */
// biome-ignore format: starters and bench, a row each
const NAMES: Readonly<Record<SideName, readonly string[]>> = {
  home: [
    'Tijolo', 'Nena', 'Ditão', 'Valmir', 'Zé Luís', 'Pardal', 'Adílson', 'Biro', 'Chiquinho', 'Tavares', 'Canhoto',
    'Goiaba', 'Renato', 'Lúcio', 'Batata', 'Marquinhos', 'Sabiá', 'Jorginho',
  ],
  away: [
    'Muralha', 'Cláudio', 'Beto', 'Serrote', 'Miúdo', 'Professor', 'Edinho', 'Toninho', 'Vavá', 'Robson', 'Pingo',
    'Dida', 'Almir', 'Carlão', 'Neto', 'Fumaça', 'Gilson', 'Tico',
  ],
};

/** Seeds of the squads: the same eighteen people whatever is chosen. */
const SQUADS: Readonly<Record<SideName, number>> = { home: 11, away: 12 };
/** Who makes room for whom after an hour: a midfielder and the last attacker. */
const CHANGES = [
  { minutes: 60, out: 7, in: 15 },
  { minutes: 70, out: 10, in: 17 },
] as const;

/** Both sheets, ready for the engine. */
export function demoMatch(sides: DemoSides): MatchInput {
  return { ...matchInput(sheetOf('home', sides.home), sheetOf('away', sides.away)), venue: 'Campo da Lagoa' };
}

function sheetOf(side: SideName, { formation, mentality, strength }: DemoSide): TeamSheet {
  const sheet = teamSheet({ formation, strength, seed: SQUADS[side] });
  const { id, name } = DEMO_LOOKS[side];
  const idOf = (place: number) => sheet.players[place]?.id ?? '';
  return {
    ...sheet,
    club: { id, name },
    players: sheet.players.map((player, place) => ({ ...player, name: NAMES[side][place] ?? player.name })),
    tactic: {
      ...sheet.tactic,
      teamInstructions: [{ name: 'Mentality', value: mentality }],
      substitutions: CHANGES.map((change) => ({
        minutes: change.minutes,
        playerOut: idOf(change.out),
        playerIn: idOf(change.in),
      })),
    },
  };
}
