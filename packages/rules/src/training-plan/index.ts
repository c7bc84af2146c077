export * from './apply-plan.ts';
export * from './best-exercise.ts';
export * from './check-plan.ts';
export * from './news.ts';
export * from './plan.ts';
export { type PlanDayInput, type PlanMatch, type PlannedDay, planDay, type TrainingStep } from './plan-day.ts';
export * from './report.ts';
export * from './suggested-plan.ts';
