/** The tabs that are hidden at first, in one chunk, loaded once the screen has rendered. */

export { SubstitutionsTab } from '../substitutions/substitutions-tab.tsx';
export { IndividualTab } from './individual-tab.tsx';
export { SetPiecesTab } from './set-pieces-tab.tsx';
export { TeamTab } from './team-tab.tsx';
