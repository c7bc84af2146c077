/** Who drew the symbols (R-PRD-19): CC BY 3.0 asks for the author, the source, the licence, and what was changed. */
import type { EmblemSymbol } from '@mundo-manager/rules/club-creation';

/** The set that the symbols come from, and its licence; 'Créditos do jogo' says what was changed. */
export const SYMBOL_SOURCE = {
  name: 'Game-icons.net',
  url: 'https://game-icons.net',
  licence: 'CC BY 3.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/3.0/',
} as const;

/** An author and the symbols that he or she drew. */
export interface SymbolAuthor {
  readonly name: string;
  /** The author's own page, as the set names it. */
  readonly url: string | undefined;
  readonly symbols: readonly EmblemSymbol[];
}

// biome-ignore format: many names a row
/** The authors of the symbols, those of the most first. */
export const SYMBOL_AUTHORS: readonly SymbolAuthor[] = [
  {
    name: 'Lorc',
    url: 'https://lorcblog.blogspot.com',
    symbols: [
      'lion', 'wolf-head', 'bull', 'stag-head', 'fox-head', 'eagle-emblem', 'hawk-emblem', 'condor-emblem', 'owl', 'raven', 'parrot-head', 'swan',
      'shark-jaws', 'whale-tail', 'octopus', 'crab', 'snake', 'frog', 'scorpion', 'bee', 'dragon-head', 'laurels', 'laurel-crown', 'crown', 'sun',
      'sun-radiations', 'sunrise', 'comet-spark', 'lightning-trio', 'mountains', 'mountaintop', 'waves', 'pine-tree', 'clover', 'lotus-flower',
      'anchor', 'galleon', 'hammer-drop', 'anvil', 'gears', 'crossed-swords', 'trident', 'cannon', 'castle', 'bridge',
    ],
  },
  {
    name: 'Delapouite',
    url: 'https://delapouite.com',
    symbols: [
      'tiger-head', 'bear-head', 'charging-bull', 'horse-head', 'unicorn', 'ram-profile', 'gorilla', 'elephant-head', 'tapir', 'bat-mask',
      'eagle-head', 'rooster', 'toucan', 'hummingbird', 'dolphin', 'piranha', 'sea-turtle', 'ant', 'griffin-symbol', 'spartan-helmet',
      'viking-helmet', 'soccer-ball', 'soccer-kick', 'trophy-cup', 'imperial-crown', 'polar-star', 'round-star', 'star-formation', 'waterfall',
      'palm-tree', 'oak-leaf', 'sunflower', 'coffee-beans', 'sugar-cane', 'ship-wheel', 'sailboat', 'lighthouse', 'steam-locomotive', 'church',
    ],
  },
  { name: 'Skoll', url: undefined, symbols: ['goat', 'cobra', 'mounted-knight'] },
  { name: 'Caro Asercion', url: undefined, symbols: ['boar', 'capybara'] },
  { name: 'Carl Olsen', url: 'https://twitter.com/unstoppableCarl', symbols: ['flame'] },
];
