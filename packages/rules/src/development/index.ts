export type { ExerciseForecast } from '../training/exercise-forecasts.ts';
export * from './constants.ts';
export * from './development.ts';
export * from './forecast.ts';
export { DEVELOPMENT_MARKS, type DevelopmentMark, type MarkedDay } from './marks.ts';
export * from './snapshot.ts';
