import fc from 'fast-check';
import * as ours from '../match-window/index.ts';
import type { Ruleset } from '../ruleset/ruleset.ts';
import { BUILT_AT, buildMatch } from '../testing/builders.ts';
import type { Law } from './law.ts';

const folder = 'match-window';
const MINUTE = 60_000;

/** A match and a moment around its kick-off, the edges of the windows more often than chance would have it. */
function aroundKickOff({ matchWindow }: Ruleset) {
  const edges = [-matchWindow.minutesBefore, 0, matchWindow.minutesAfter].flatMap((minutes) =>
    [-1, 0, 1].map((ms) => minutes * MINUTE + ms),
  );
  return fc.record({
    offset: fc.oneof(fc.integer({ min: -120 * MINUTE, max: 120 * MINUTE }), fc.constantFrom(...edges)),
    status: fc.constantFrom('not started' as const, 'finished' as const),
    clubId: fc.constantFrom('c1', 'c2', 'c3'),
  });
}

export const matchWindowLaws: readonly Law[] = [
  {
    name: 'a match that can be edited is neither live nor imminent nor late',
    folder,
    requirements: ['R-WIN-4'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), ({ offset, status, clubId }) => {
        const match = buildMatch({ status });
        const now = match.date + offset;
        return (
          !rules.canEditMatch(match, clubId, now, ruleset) ||
          !(
            rules.isLive(match.date, now, ruleset) ||
            rules.isImminent(match.date, now, ruleset) ||
            rules.isLate(match, now)
          )
        );
      }),
    broken: {
      what: 'a match stays editable until its kick-off',
      rules: { canEditMatch: (match, clubId, now) => ours.playsIn(match, clubId) && now < match.date },
    },
  },
  {
    name: 'the clubs of a match to come can edit it up to one single moment before it is live, and no other club can',
    folder,
    requirements: ['R-WIN-1', 'R-WIN-4'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), ({ offset, clubId }) => {
        const match = buildMatch();
        const now = match.date + offset;
        const notYetLive = offset < 0 && !rules.isLive(match.date, now, ruleset);
        const nextMomentLive = rules.isLive(match.date, now + 1, ruleset);
        const expected = notYetLive && !nextMomentLive && clubId !== 'c3';
        return rules.canEditMatch(match, clubId, now, ruleset) === expected;
      }),
    broken: {
      what: 'windows are counted in whole minutes',
      rules: {
        isLive: (date, now, ruleset) => ours.isLive(date, Math.floor((now - date) / MINUTE) * MINUTE + date, ruleset),
      },
    },
  },
  {
    name: 'a match is late from the moment after its kick-off on, until it is finished',
    folder,
    requirements: ['R-WIN-5'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), ({ offset, status }) => {
        const match = buildMatch({ status });
        return rules.isLate(match, match.date + offset) === (offset > 0 && status === 'not started');
      }),
    broken: { what: 'every match is late', rules: { isLate: () => true } },
  },
  {
    name: 'an imminent match is a live one up to its kick-off',
    folder,
    requirements: ['R-WIN-2', 'R-WIN-3'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), ({ offset }) => {
        const now = BUILT_AT + offset;
        const isToCome = offset <= 0 && rules.isLive(BUILT_AT, now, ruleset);
        return rules.isImminent(BUILT_AT, now, ruleset) === isToCome;
      }),
    broken: {
      what: 'a match is live from its kick-off only',
      rules: { isLive: (date, now, ruleset) => now >= date && ours.isLive(date, now, ruleset) },
    },
  },
  {
    name: 'a live match blocks the two clubs that play in it and no other, whatever its status',
    folder,
    requirements: ['R-WIN-3', 'R-WIN-6'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), ({ offset, status, clubId }) => {
        const match = buildMatch({ status });
        const now = match.date + offset;
        const live = rules.isLive(match.date, now, ruleset);
        return rules.hasLiveMatch([match], clubId, now, ruleset) === (live && clubId !== 'c3');
      }),
    broken: {
      what: 'a finished match does not block',
      rules: {
        hasLiveMatch: (matches, clubId, now, ruleset) =>
          ours.hasLiveMatch(
            Object.values(matches as readonly ours.TimedMatch[]).filter(({ status }) => status !== 'finished'),
            clubId,
            now,
            ruleset,
          ),
      },
    },
  },
  {
    name: 'the kick-off of a club is due while its match is live and has not begun',
    folder,
    requirements: ['R-WIN-7'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), ({ offset, status, clubId }) => {
        const match = buildMatch({ status });
        const now = match.date + offset;
        const live = rules.hasLiveMatch([match], clubId, now, ruleset);
        return rules.isKickOffDue([match], clubId, now, ruleset) === (live && offset < 0);
      }),
    broken: {
      what: 'the kick-off stays due to the end of the match',
      rules: { isKickOffDue: ours.hasLiveMatch },
    },
  },
  {
    name: 'the state of a match goes from scheduled to live to late, and never back',
    folder,
    requirements: ['R-WIN-5'],
    property: ({ rules, ruleset }) =>
      fc.property(aroundKickOff(ruleset), fc.nat(60 * MINUTE), ({ offset, status }, later) => {
        const match = buildMatch({ status });
        const now = match.date + offset;
        const order = ['scheduled', 'live', 'late', 'finished'];
        const [before, after] = [now, now + later].map((moment) => rules.matchState(match, moment, ruleset));
        return (
          order.indexOf(before ?? '') <= order.indexOf(after ?? '') &&
          (before !== 'late' || rules.isLate(match, now)) &&
          (before === 'finished') === (status === 'finished')
        );
      }),
    broken: {
      what: 'a match is called late until it is live',
      rules: {
        matchState: (match, now, ruleset) => {
          const state = ours.matchState(match, now, ruleset);
          return state === 'scheduled' ? 'late' : state;
        },
      },
    },
  },
];
