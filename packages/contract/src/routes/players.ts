/** Schemas of the players service. */
import type { TrainedAttribute, TrainingGain } from '@mundo-manager/rules/training';
import { TRAINING_TYPES } from '@mundo-manager/rules/training';
import { z } from 'zod';
import type { PLAYER_ENDPOINTS } from '../endpoints/players.ts';
import {
  clubBadgeSchema,
  comparablesSchema,
  ownClubSchema,
  playerCareerSchema,
  playerDevelopmentSchema,
  playerSchema,
  playerTransfersSchema,
  publicPlayerSchema,
  savedPlans,
  squadDevelopmentSchema,
  trainingPlansSchema,
} from '../schemas/index.ts';
import { decimal, id, list, named, record, text } from '../schemas/schema-parts.ts';
import { emptyBody, type RouteSchemas } from './route.ts';

const trainedAttributes: readonly TrainedAttribute[] = [
  ...new Set(TRAINING_TYPES.flatMap(({ attributes }): readonly TrainedAttribute[] => attributes)),
];
const trainingGainSchema: z.ZodType<TrainingGain> = named(
  'TrainingGain',
  record({ number: z.int(), name: text(100), attributeName: z.enum(trainedAttributes), increase: decimal }),
);

const slot = { playerId: id, slotId: z.int() };
const clubAndPlayer = record({ club: ownClubSchema, player: playerSchema });

export const PLAYER_SCHEMAS = {
  trainPlayers: {
    body: record({ players: list(z.int(), 99), intensity: z.number(), trainingId: z.int() }),
    data: record({ trainingOutcome: list(trainingGainSchema, 500), club: ownClubSchema }),
  },
  trainingPlan: { data: trainingPlansSchema },
  applyTrainingPlan: { body: emptyBody, data: record({ club: ownClubSchema, plans: trainingPlansSchema }) },
  saveTrainingPlan: { body: record(savedPlans), data: record({ club: ownClubSchema, plans: trainingPlansSchema }) },
  addPlayerBooster: { body: record({ ...slot, boosterId: z.int() }), data: clubAndPlayer },
  removePlayerBooster: { body: record(slot), data: clubAndPlayer },
  unlockBoosterSlot: { body: record(slot), data: clubAndPlayer },
  releasePlayer: { params: record({ playerId: id }), body: emptyBody, data: clubAndPlayer },
  player: {
    params: record({ playerId: id }),
    data: record({ player: publicPlayerSchema, club: clubBadgeSchema.nullable() }),
  },
  playerDevelopment: { params: record({ playerId: id }), data: playerDevelopmentSchema },
  squadDevelopment: { data: squadDevelopmentSchema },
  playerCareer: { params: record({ playerId: id }), data: playerCareerSchema },
  playerTransfers: { params: record({ playerId: id }), data: playerTransfersSchema },
  comparableSales: { params: record({ playerId: id }), data: comparablesSchema },
} as const satisfies Record<keyof typeof PLAYER_ENDPOINTS, RouteSchemas>;
