import type { OwnClub } from '@mundo-manager/contract/client';
import { validateClubName } from '@mundo-manager/rules/club-creation';
import type { ClubArticle, Emblem } from '@mundo-manager/rules/clubs';
import type { Ruleset } from '@mundo-manager/rules/ruleset';
import { assign, fromPromise, setup } from 'xstate';
import { refusalCodeOf } from '../../data/calls/refusal-of.ts';
import type { ClubDraft } from './club-draft.ts';

interface Context {
  readonly ruleset: Ruleset;
  readonly draft: ClubDraft;
  /** Whether the name turned out to be taken; a dialog says so. R-CRE-9, R-CRE-18 */
  readonly taken: boolean;
  readonly club: OwnClub | null;
}

type CreationEvent =
  | { readonly type: 'nameTyped'; readonly name: string }
  | { readonly type: 'articleChosen'; readonly article: ClubArticle }
  | { readonly type: 'takenRead' }
  | { readonly type: 'emblemChanged'; readonly change: Partial<Emblem> }
  | { readonly type: 'kitChosen'; readonly kitId: number }
  | { readonly type: 'proceed' }
  | { readonly type: 'back' }
  | { readonly type: 'enter' };

type Input = { readonly ruleset: Ruleset; readonly draft: ClubDraft };

const machine = setup({
  types: {} as { context: Context; events: CreationEvent; input: Input },
  actors: {
    /** Whether a name is free. */
    check: fromPromise<boolean, string>(() => Promise.reject(new Error('provide the actor check'))),
    /** Creates the club and answers it; rejects with the refusal. */
    found: fromPromise<OwnClub, ClubDraft>(() => Promise.reject(new Error('provide the actor found'))),
  },
  actions: {
    change: assign({ draft: ({ context }, change: Partial<ClubDraft>) => ({ ...context.draft, ...change }) }),
    setTaken: assign({ taken: (_, taken: boolean) => taken }),
    /** Opens the club that the user has. */
    goHome: () => {},
    /** Shows a refusal that no step has a place for. */
    tell: (_, _refused: { error: unknown }) => {},
  },
  guards: {
    isAt: ({ context }, step: ClubDraft['step']) => context.draft.step === step,
    nameIsValid: ({ context }) => validateClubName(context.draft.name, context.ruleset).ok,
    is: (_, { error, code }: { error: unknown; code: string }) => refusalCodeOf(error) === code,
  },
});

/** Name, emblem, uniform, and the club; the app provides actors and actions. Going back loses nothing. R-CRE-10, R-CRE-18, R-CRE-19 */
export const clubCreationMachine = machine.createMachine({
  id: 'clubCreation',
  context: ({ input }) => ({ ...input, taken: false, club: null }),
  initial: 'restoring',
  states: {
    restoring: {
      always: [
        { guard: { type: 'isAt', params: 'uniform' }, target: 'uniform' },
        { guard: { type: 'isAt', params: 'emblem' }, target: 'emblem' },
        { target: 'name' },
      ],
    },
    name: {
      entry: { type: 'change', params: { step: 'name' } },
      initial: 'editing',
      on: {
        nameTyped: {
          target: '.editing',
          actions: { type: 'change', params: ({ event }) => ({ name: event.name }) },
        },
        articleChosen: {
          actions: { type: 'change', params: ({ event }) => ({ article: event.article }) },
        },
        takenRead: { actions: { type: 'setTaken', params: false } },
      },
      states: {
        editing: { on: { proceed: { guard: 'nameIsValid', target: 'checking' } } },
        checking: {
          invoke: {
            src: 'check',
            input: ({ context }) => context.draft.name,
            onDone: [
              { guard: ({ event }) => event.output, target: '#clubCreation.emblem' },
              { target: 'editing', actions: { type: 'setTaken', params: true } },
            ],
            onError: { target: 'editing', actions: { type: 'tell', params: ({ event }) => ({ error: event.error }) } },
          },
        },
      },
    },
    emblem: {
      entry: { type: 'change', params: { step: 'emblem' } },
      on: {
        emblemChanged: {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({ emblem: { ...context.draft.emblem, ...event.change } }),
          },
        },
        proceed: 'uniform',
        back: 'name',
      },
    },
    uniform: {
      entry: { type: 'change', params: { step: 'uniform' } },
      initial: 'choosing',
      states: {
        choosing: {
          on: {
            kitChosen: { actions: { type: 'change', params: ({ event }) => ({ kitId: event.kitId }) } },
            proceed: 'founding',
            back: '#clubCreation.emblem',
          },
        },
        founding: {
          invoke: {
            src: 'found',
            input: ({ context }) => context.draft,
            onDone: { target: '#clubCreation.founded', actions: assign({ club: ({ event }) => event.output }) },
            onError: [
              {
                guard: { type: 'is', params: ({ event }) => ({ error: event.error, code: 'club/name-taken' }) },
                target: '#clubCreation.name',
                actions: [
                  { type: 'change', params: { name: '' } },
                  { type: 'setTaken', params: true },
                ],
              },
              {
                guard: { type: 'is', params: ({ event }) => ({ error: event.error, code: 'club/exists' }) },
                target: '#clubCreation.over',
              },
              { target: 'choosing', actions: { type: 'tell', params: ({ event }) => ({ error: event.error }) } },
            ],
          },
        },
      },
    },
    /** The screen shows the new club until the manager goes on. */
    founded: { on: { enter: 'over' } },
    over: { type: 'final', entry: 'goHome' },
  },
});
