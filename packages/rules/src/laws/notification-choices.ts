/** Laws of consent to notifications, and of the periods in which they are sent. */
import fc from 'fast-check';
import { MINUTE } from '../clock/constants.ts';
import * as ours from '../notifications/index.ts';
import { BUILT_AT } from '../testing/builders.ts';
import type { Law } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'notifications';
const kindArbitrary = fc.constantFrom(...ours.NOTIFICATION_KINDS);
const choiceArbitrary = fc.record({
  kind: kindArbitrary,
  channel: fc.constantFrom(...ours.NOTIFICATION_CHANNELS),
  isOn: fc.boolean(),
});

export const notificationChoiceLaws: readonly Law[] = [
  {
    name: 'a manager is notified of what he agreed to last, by that channel alone, and of nothing else',
    folder,
    requirements: ['R-NOT-2'],
    property: ({ rules }) =>
      fc.property(fc.array(choiceArbitrary, { maxLength: 30 }), (choices) => {
        const noConsents: readonly ours.NotificationConsent[] = [];
        const consents = choices.reduce(
          (before, choice, index) => rules.chooseNotification(before, { ...choice, now: BUILT_AT + index }),
          noConsents,
        );
        const lastOf = (kind: ours.NotificationKind, channel: ours.NotificationChannel) =>
          choices.findLast((choice) => choice.kind === kind && choice.channel === channel);
        return rules.NOTIFICATION_KINDS.every((kind) =>
          same(
            rules.agreedChannels(consents, kind),
            rules.NOTIFICATION_CHANNELS.filter((channel) => lastOf(kind, channel)?.isOn === true),
          ),
        );
      }),
    broken: {
      what: 'consent is never taken back',
      rules: { chooseNotification: (consents, choice) => ours.chooseNotification(consents, { ...choice, isOn: true }) },
    },
  },
  {
    name: 'to agree again keeps the moment of consent, to take it back and agree anew does not',
    folder,
    requirements: ['R-NOT-2'],
    property: ({ rules }) =>
      fc.property(choiceArbitrary, fc.integer({ min: 1, max: 99 }), ({ kind, channel }, later) => {
        const on = { kind, channel, isOn: true, now: BUILT_AT };
        const again = { ...on, now: BUILT_AT + later };
        const first = rules.chooseNotification([], on);
        const without = rules.chooseNotification(first, { ...again, isOn: false });
        return (
          same(first, [{ kind, channel, since: BUILT_AT }]) &&
          same(rules.chooseNotification(first, again), first) &&
          same(without, []) &&
          same(rules.chooseNotification(without, again), [{ kind, channel, since: again.now }])
        );
      }),
    broken: { what: 'nothing is ever agreed to', rules: { chooseNotification: () => [] } },
  },
  {
    name: 'what is about a match to come is sent before its kick-off, everything else after its moment',
    folder,
    requirements: ['R-NOT-3'],
    property: ({ rules }) =>
      fc.property(kindArbitrary, fc.integer({ min: 0, max: 9 }), (kind, later) => {
        const date = BUILT_AT + later;
        const { dueAt, staleAt } = rules.notificationPeriod(kind, date);
        const { minutesBefore, usefulMinutes } = rules.NOTIFICATION_TIMINGS[kind];
        return (
          dueAt === date - minutesBefore * MINUTE &&
          staleAt - dueAt === usefulMinutes * MINUTE &&
          (dueAt < date ? staleAt <= date : dueAt === date && staleAt > date)
        );
      }),
    broken: {
      what: 'it is sent however late',
      rules: { notificationPeriod: (kind, date) => ({ ...ours.notificationPeriod(kind, date), staleAt: date * 2 }) },
    },
  },
];
