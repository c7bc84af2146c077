/** Calls of operators. */
import type { RivalScene } from '../scene.ts';
import { OPEN, type RouteCases } from './route-case.ts';

const caller = ({ operator }: RivalScene) => operator;
const reason = 'Testes';

export const OPERATOR_CASES = {
  operatorScope: OPEN,
  findManagers: { caller, good: () => ({ query: { text: 'Analândia' } }), refused: {} },
  operatorEntries: {
    caller,
    good: ({ bia }) => ({ params: { id: bia.clubId } }),
    refused: { 'no club': [() => ({ params: { id: 'nothing' } }), 'not-found/club'] },
  },
  operatorReports: { caller, good: () => ({}), refused: {} },
  operatorActs: { caller, good: ({ bia }) => ({ query: { of: bia.clubId, before: 1_000 } }), refused: {} },
  operatorAct: {
    caller,
    good: ({ carla }) => ({
      body: { act: 'grant', clubId: carla.clubId, currency: 'credits', amount: 1, reason } as const,
    }),
    refused: {
      himself: [
        ({ operator }) => ({ body: { act: 'unban', userId: operator.userId, reason } }),
        'operator/own-affairs',
      ],
      'no user': [() => ({ body: { act: 'ban', userId: 'nothing', days: 1, reason } }), 'not-found/user'],
      'a user who is not banned': [
        ({ bia }) => ({ body: { act: 'unban', userId: bia.userId, reason } }),
        'operator/not-banned',
      ],
      'a user who is not silenced': [
        ({ bia }) => ({ body: { act: 'unmute', userId: bia.userId, reason } }),
        'operator/not-silenced',
      ],
      'no club': [() => ({ body: { act: 'rename', clubId: 'nothing', name: 'Outro Nome', reason } }), 'not-found/club'],
      'a name that is taken': [
        ({ carla }) => ({ body: { act: 'rename', clubId: carla.clubId, name: 'Biritiba', reason } }),
        'club/name-taken',
      ],
      'no entry': [() => ({ body: { act: 'refund', entryId: 0, reason } }), 'not-found/entry'],
      'more than is there': [
        ({ carla }) => ({ body: { act: 'grant', clubId: carla.clubId, currency: 'credits', amount: -9_999, reason } }),
        'finances/insufficient-credits',
      ],
      'an end before the beginning': [
        () => ({ body: { act: 'announce', kind: 'notice', title: 'Aviso', text: 'Oi', from: 5, until: 4 } }),
        'operator/bad-period',
      ],
      'no post': [() => ({ body: { act: 'hide', postId: 0, reason } }), 'not-found/post'],
      'no announcement': [() => ({ body: { act: 'resolve', id: 0, reason } }), 'not-found/announcement'],
    },
  },
} satisfies Partial<RouteCases>;
