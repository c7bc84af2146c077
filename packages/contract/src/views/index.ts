export * from './make-club-views.ts';
export * from './make-edition-and-season-views.ts';
export * from './make-match-views.ts';
