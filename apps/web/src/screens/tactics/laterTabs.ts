/** The tabs that nobody sees first, in one file: they come together, once the screen stands. */
export { IndividualTab } from './IndividualTab.tsx';
export { SetPiecesTab } from './SetPiecesTab.tsx';
export { SubstitutionsTab } from './SubstitutionsTab.tsx';
export { TeamTab } from './TeamTab.tsx';
