/** The parts of an emblem, in the order of their indices (R-CLU-7 to R-CLU-9). How a part looks is up to its drawing. */

export const EMBLEM_SHAPES = [
  'Escudo2',
  'Escudo3',
  'LosangoTriangulo',
  'Guitarra',
  'Scudo',
  'Escudo',
  'Pentágono',
  'Círculo',
  'Pentágono Invertido',
  'Hexágono',
  'Elipse2',
] as const;
/** The name of an emblem's shape. */
export type EmblemShape = (typeof EMBLEM_SHAPES)[number];

/** Top and bottom halves, left and right halves, a narrow band at the top (the different split), plain. */
export const EMBLEM_PATTERNS = ['halvesAcross', 'halvesDown', 'chief', 'plain'] as const;
/** The name of an emblem's pattern. */
export type EmblemPattern = (typeof EMBLEM_PATTERNS)[number];

/** The colours of an emblem's border, by index (R-CLU-8). */
export const EMBLEM_BORDERS = ['black', 'bronze', 'silver', 'gold', 'gray'] as const;
/** The colour of an emblem's border. */
export type EmblemBorder = (typeof EMBLEM_BORDERS)[number];

/**
 * Icon names of game-icons.net (Lorc, Delapouite and others, CC BY 3.0), from @iconify-json/game-icons 1.2.4, grouped
 * by theme. Append only: emblems store indices.
 */
export const EMBLEM_SYMBOLS = [
  'lion',
  'tiger-head',
  'wolf-head',
  'bear-head',
  'bull',
  'charging-bull',
  'horse-head',
  'unicorn',
  'stag-head',
  'goat',
  'ram-profile',
  'fox-head',
  'boar',
  'gorilla',
  'elephant-head',
  'capybara',
  'tapir',
  'bat-mask',
  'eagle-emblem',
  'eagle-head',
  'hawk-emblem',
  'condor-emblem',
  'owl',
  'raven',
  'rooster',
  'parrot-head',
  'toucan',
  'swan',
  'hummingbird',
  'shark-jaws',
  'dolphin',
  'whale-tail',
  'piranha',
  'octopus',
  'crab',
  'sea-turtle',
  'snake',
  'cobra',
  'frog',
  'scorpion',
  'bee',
  'ant',
  'dragon-head',
  'griffin-symbol',
  'spartan-helmet',
  'viking-helmet',
  'mounted-knight',
  'soccer-ball',
  'soccer-kick',
  'trophy-cup',
  'laurels',
  'laurel-crown',
  'crown',
  'imperial-crown',
  'polar-star',
  'round-star',
  'star-formation',
  'sun',
  'sun-radiations',
  'sunrise',
  'comet-spark',
  'lightning-trio',
  'flame',
  'mountains',
  'mountaintop',
  'waves',
  'waterfall',
  'palm-tree',
  'pine-tree',
  'oak-leaf',
  'clover',
  'lotus-flower',
  'sunflower',
  'coffee-beans',
  'sugar-cane',
  'anchor',
  'ship-wheel',
  'galleon',
  'sailboat',
  'lighthouse',
  'hammer-drop',
  'anvil',
  'gears',
  'crossed-swords',
  'trident',
  'cannon',
  'steam-locomotive',
  'castle',
  'bridge',
  'church',
] as const;
/** The name of an emblem's symbol. */
export type EmblemSymbol = (typeof EMBLEM_SYMBOLS)[number];
