/** The tabs that nobody sees first, in one file: they come together, once the screen stands. */

export { SubstitutionsTab } from '../substitutions/substitutions-tab.tsx';
export { IndividualTab } from './individual-tab.tsx';
export { SetPiecesTab } from './set-pieces-tab.tsx';
export { TeamTab } from './team-tab.tsx';
