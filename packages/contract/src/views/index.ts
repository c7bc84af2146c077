export * from './club-views.ts';
export * from './history-views.ts';
export * from './match-views.ts';
