/** How a bot's club plays for life: five styles that show in the opponent report. */
import type { ClubId } from '../core/ids.ts';
import { createRandom, pick } from '../core/random.ts';
import type { NaturalPosition } from '../positions/position.ts';
import type { IndividualInstructionName, TeamInstructionName } from '../tactics/instructions.ts';

/** Individual instructions of a style for starters of these positions. */
export interface BotStyleRow {
  readonly positions: readonly NaturalPosition[];
  readonly instructions: readonly (readonly [name: IndividualInstructionName, value: string])[];
}

/** A style: team instructions except the mentality, and individual ones. */
export interface BotStyle {
  readonly name: 'possession' | 'counterAttack' | 'highPress' | 'wingPlay' | 'directPlay';
  readonly team: readonly (readonly [name: TeamInstructionName, value: string])[];
  readonly individual: readonly BotStyleRow[];
}

/** The five styles. Each takes about as many points as the others. R-BOT-15 */
export const BOT_STYLES: readonly BotStyle[] = [
  {
    name: 'possession',
    team: [
      ['Tempo', 'Low'],
      ['When Win The Ball', 'Hold'],
    ],
    individual: [
      { positions: ['CB', 'DM'], instructions: [['Passing Directness', 'Short']] },
      {
        positions: ['CM', 'AM'],
        instructions: [
          ['Passing Directness', 'Short'],
          ['Player Has The Ball', 'Hold Ball'],
        ],
      },
    ],
  },
  {
    name: 'counterAttack',
    team: [
      ['When Lose The Ball', 'Regroup'],
      ['When Win The Ball', 'Counter Attack'],
      ['Defensive Line', 'Lower'],
      ['Line of Engagement', 'Low'],
    ],
    individual: [{ positions: ['CF'], instructions: [['Team Has The Ball', 'Run Forward']] }],
  },
  {
    name: 'highPress',
    team: [
      ['When Lose The Ball', 'Counter Press'],
      ['Defensive Line', 'Much Higher'],
      ['Line of Engagement', 'High'],
      ['Prevent GK Distribution', 'Yes'],
    ],
    individual: [{ positions: ['CF'], instructions: [['Pressing', 'Tight']] }],
  },
  {
    name: 'wingPlay',
    team: [
      ['Attack Width', 'Wide'],
      ['Defense Width', 'Wide'],
    ],
    individual: [
      {
        positions: ['RW', 'LW'],
        instructions: [
          ['Player Has The Ball', 'Run Wider'],
          ['Crossing Frequency', 'More Often'],
          ['Cross From', 'Byline'],
        ],
      },
      { positions: ['RB', 'LB'], instructions: [['Crossing Frequency', 'More Often']] },
    ],
  },
  {
    name: 'directPlay',
    team: [
      ['Tempo', 'High'],
      ['When Win The Ball', 'Counter Attack'],
      ['Final Third Focus', 'Center'],
    ],
    individual: [
      { positions: ['GK', 'CB', 'DM'], instructions: [['Passing Directness', 'Long']] },
      { positions: ['CF'], instructions: [['Shooting Frequency', 'More Often']] },
    ],
  },
];

/** The style of a club while a bot runs it: the same for its id, whatever its squad. R-BOT-15 */
export function botStyle(clubId: ClubId): BotStyle {
  return pick(createRandom(`style ${clubId}`), BOT_STYLES);
}
