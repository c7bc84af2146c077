export * from './club-views.ts';
export * from './match-views.ts';
