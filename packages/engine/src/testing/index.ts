/** Test helpers: legal team sheets. */
export * from './team-sheet.ts';
