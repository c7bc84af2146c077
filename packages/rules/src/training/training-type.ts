/** Training types by id. */
import { TRAINING_TYPES, type TrainingType } from './constants.ts';

/** The training type of that id (1–20, 21 is rest), or null. R-TRA-2. */
export function trainingType(id: number): TrainingType | null {
  return TRAINING_TYPES.find((type) => type.id === id) ?? null;
}
