export * from './awards.ts';
export * from './club-records.ts';
export * from './club-season.ts';
export * from './edition-archive.ts';
export type { RecordMatch } from './match-for-club.ts';
export { type PlayerSeason, playerSeasons, type SeasonMatch } from './player-season.ts';
export * from './season-accounts.ts';
export * from './unbeaten-run.ts';
