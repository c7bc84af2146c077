export type { ExerciseForecast } from '../training/exercise-forecasts.ts';
export * from './development.ts';
export { DEVELOPMENT_MARKS, type DevelopmentMark, type MarkedDay } from './marks.ts';
export * from './snapshot.ts';
export * from './tables.ts';
