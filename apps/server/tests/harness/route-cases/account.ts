/** Calls of an account, from its first sign-in to its deletion, and its inbox. */
import { buildEmblem } from '@mundo-manager/rules/testing';
import { browserOf } from '../push.ts';
import { OPEN, type RouteCases } from './route-case.ts';

export const ACCOUNT_CASES = {
  initialData: OPEN,
  exportAccount: OPEN,
  setVacation: { good: () => ({ body: { isOn: true } }), refused: {} },
  showLastSeen: { good: () => ({ body: { isShown: true } }), refused: {} },
  notificationSettings: OPEN,
  chooseNotification: { good: () => ({ body: { kind: 'result', channel: 'email', isOn: true } }), refused: {} },
  chooseEmailLanguage: { good: () => ({ body: { language: 'es' } }), refused: {} },
  confirmEmail: { good: () => ({ body: {} }), refused: {} },
  subscribeBrowser: {
    good: () => ({ body: browserOf('https://fcm.googleapis.com/fcm/send/ana') }),
    refused: {
      'a service that is not listed': [
        () => ({ body: browserOf('https://push.exemplo.com.br/ana') }),
        'notifications/unknown-service',
      ],
    },
  },
  removeBrowser: {
    good: () => ({ params: { browserId: '999' } }),
    refused: { 'a number that none has': [() => ({ params: { browserId: '0' } }), 'request/malformed'] },
  },
  testNotification: {
    good: async ({ ana }) => {
      await ana.call('subscribeBrowser', { body: browserOf('https://fcm.googleapis.com/fcm/send/ana') });
      return { body: {} };
    },
    refused: {},
  },
  deleteAccount: { caller: ({ duda }) => duda, good: () => ({}), refused: {} },
  settleCommand: {
    good: () => ({ params: { key: 'never-arrived' } }),
    refused: { 'a key that no command may have': [() => ({ params: { key: 'short' } }), 'request/malformed'] },
  },
  createUser: { caller: ({ newcomer }) => newcomer, good: () => ({}), refused: {} },
  addLead: {
    caller: ({ visitor }) => visitor,
    good: () => ({ body: { name: 'Eva Prado', email: 'eva@exemplo.com.br' } }),
    refused: {
      'no address': [() => ({ body: { name: 'Eva Prado', email: 'eva' } }), 'club-creation/sign-up-email'],
    },
  },
  checkClubNameAvailability: {
    good: () => ({ params: { name: 'Nome Livre' } }),
    refused: { 'too short a name': [() => ({ params: { name: 'x' } }), 'club-creation/name-length'] },
  },
  createClub: {
    caller: ({ founder }) => founder,
    good: () => ({ body: { name: 'Nome Novo', emblem: buildEmblem(), uniform: { id: 3 } } }),
    refused: {
      'the name of somebody else’s club': [
        () => ({ body: { name: 'Biritiba', emblem: buildEmblem(), uniform: { id: 3 } } }),
        'club/name-taken',
      ],
    },
  },
  inbox: { good: () => ({ query: { limit: 2 } }), refused: {} },
  inboxArchive: {
    good: () => ({ query: { limit: 2 } }),
    refused: {
      'a season that the club has not played': [() => ({ query: { season: 'none' } }), 'not-found/competition'],
    },
  },
  markInbox: {
    good: async ({ ana }) => {
      const { messages } = await ana.call('inbox');
      return { body: { ids: messages.map(({ id }) => id), read: true } };
    },
    refused: {},
  },
  markInboxAllRead: OPEN,
} satisfies Partial<RouteCases>;
