/** Laws of friendlies: slots, invitations and their answers. */
import fc from 'fast-check';
import { DAY, HOUR } from '../clock/constants.ts';
import * as ours from '../friendlies/index.ts';
import { BUILT_AT, buildClub } from '../testing/builders.ts';
import type { Law, Subject } from './law.ts';
import { same } from './same-answers.ts';

const folder = 'friendlies';
const now = BUILT_AT;
const [club, opponent] = [buildClub({ id: 'c1' }), buildClub({ id: 'c2' })];
const clubIds = ['c1', 'c2'];

const namesArbitrary = fc.constantFrom('MM League' as const, 'MM Cup' as const, 'Friendly' as const);
/** Matches of c1, c2 and others at whole hours of the next days. */
const matchesArbitrary = fc.array(
  fc
    .record({ hour: fc.nat(20 * 24), home: fc.constantFrom('c1', 'c2', 'c3'), competitionName: namesArbitrary })
    .map(({ hour, home, competitionName }) => {
      return { date: now + hour * HOUR, home: { id: home }, away: { id: 'c9' }, competitionName };
    }),
  { maxLength: 6 },
);

/** The slots that the calendar gives friendlies, whatever else is played. */
function slotsOf({ rules, ruleset }: Subject): number[] {
  const uses = ruleset.competitions.calendar.filter(({ use }) => use === 'cups');
  const slots = Array.from({ length: 16 }, (_, days) => rules.startOfUtcDay(now) + days * DAY).flatMap((midnight) =>
    uses.filter(({ day }) => day === (midnight / DAY) % 2).map(({ hour }) => midnight + hour * HOUR),
  );
  return slots.filter((slot) => slot - HOUR > now && slot <= now + 14 * DAY).toSorted((one, other) => one - other);
}

/** Whether the club has no match in the way, counted anew. */
function isFree({ ruleset }: Subject, clubId: string, slot: number, matches: readonly ours.SlotMatch[]): boolean {
  const { minutesBefore, minutesAfter } = ruleset.matchWindow;
  const own = matches.filter(({ home, away }) => home.id === clubId || away.id === clubId);
  const onDay = own.filter(({ date }) => Math.floor(date / DAY) === Math.floor(slot / DAY));
  const isClear = own.every(({ date }) => Math.abs(date - slot) > (minutesBefore + minutesAfter) * 60_000);
  const friendlies = onDay.filter(({ competitionName }) => competitionName === 'Friendly');
  return isClear && friendlies.length === 0 && onDay.length < ruleset.server.matchesPerDay;
}

function invitationOf(kickOff: number): ours.Invitation {
  return { id: 'i1', from: 'c1', to: 'c2', kickOff, isHome: true, sentAt: now, status: 'open' };
}

export const friendlyLaws: readonly Law[] = [
  {
    name: 'two clubs share exactly the calendar’s slots that no match of either occupies',
    folder,
    requirements: ['R-FRD-2'],
    property: (subject) =>
      fc.property(matchesArbitrary, (matches) => {
        const expected = slotsOf(subject).filter((slot) => clubIds.every((id) => isFree(subject, id, slot, matches)));
        return same(subject.rules.sharedSlots({ clubIds, matches, now }, subject.ruleset), expected);
      }),
    broken: {
      what: 'only one of the clubs is asked',
      rules: {
        sharedSlots: (input, ruleset) => ours.sharedSlots({ ...input, clubIds: input.clubIds.slice(0, 1) }, ruleset),
      },
    },
  },
  {
    name: 'an invitation is sent to a shared slot of a present manager alone, is open, and sends the other club an event',
    folder,
    requirements: ['R-FRD-3'],
    property: (subject) =>
      fc.property(matchesArbitrary, fc.nat(14 * 24), fc.boolean(), fc.nat(8), (matches, hours, isHome, count) => {
        const { rules, ruleset } = subject;
        const kickOff = rules.startOfUtcDay(now) + hours * HOUR;
        const sent = (id: string) => ({ ...invitationOf(kickOff), id, to: `other-${id}` });
        const invitations = Array.from({ length: count }, (_, index) => sent(`o${index}`));
        const wish = { id: 'i1', club, opponent, kickOff, isHome, isOpponentAway: false, invitations, matches, now };
        const invited = rules.inviteToFriendly(wish, ruleset);
        const isPossible = ours.sharedSlots({ clubIds, matches, now }, ruleset).includes(kickOff) && count < 5;
        const again = { ...wish, invitations: [invitationOf(kickOff)] };
        if (rules.inviteToFriendly({ ...wish, isOpponentAway: true }, ruleset).ok) return false;
        if (rules.inviteToFriendly(again, ruleset).ok || invited.ok !== isPossible) return false;
        return (
          !invited.ok ||
          (same(invited.value.invitation, { ...invitationOf(kickOff), isHome }) &&
            invited.value.events.length === 1 &&
            invited.value.events.every(({ type, clubId }) => type === 'friendly-invited' && clubId === 'c2'))
        );
      }),
    broken: {
      what: 'open invitations are not counted',
      rules: { inviteToFriendly: (input, ruleset) => ours.inviteToFriendly({ ...input, invitations: [] }, ruleset) },
    },
  },
  {
    name: 'an invitation is accepted in a slot that is free, for a match of its two clubs, and sends the inviting club an event',
    folder,
    requirements: ['R-FRD-4', 'R-FRD-5'],
    property: (subject) =>
      fc.property(
        fc.nat(30),
        matchesArbitrary,
        fc.constantFrom(...ours.INVITATION_STATUSES),
        (pick, matches, status) => {
          const { rules, ruleset } = subject;
          const slots = slotsOf(subject);
          const kickOff = slots[pick % Math.max(1, slots.length)] ?? now;
          const invitation = { ...invitationOf(kickOff), status };
          const accepted = rules.acceptInvitation({ invitation, from: club, to: opponent, matches, now }, ruleset);
          const isPossible =
            status === 'open' && ours.sharedSlots({ clubIds, matches, now }, ruleset).includes(kickOff);
          if (accepted.ok !== isPossible) return false;
          if (!accepted.ok) return true;
          const { competition, clubs, events } = accepted.value;
          const [match, second] = Object.values(competition.matches);
          return (
            competition.id === rules.friendlyId(invitation) &&
            rules.isFriendly(competition) &&
            match !== undefined &&
            second === undefined &&
            rules.isFriendly(match) &&
            match.date === kickOff &&
            match.home.id === 'c1' &&
            match.away.id === 'c2' &&
            rules.occasionOf(match).competitionId === null &&
            rules.occasionOf(match).now === kickOff &&
            clubs.every(({ competitions }) => same(competitions.current, [competition.id])) &&
            same(clubs.map(({ id }) => id).toSorted(), clubIds) &&
            events.length === 1 &&
            events.every(({ type, clubId }) => type === 'friendly-accepted' && clubId === 'c1')
          );
        },
      ),
    broken: {
      what: 'answered ones can be accepted again',
      rules: {
        acceptInvitation: (input, ruleset) =>
          ours.acceptInvitation({ ...input, invitation: { ...input.invitation, status: 'open' } }, ruleset),
      },
    },
  },
  {
    name: 'an open invitation is declined, withdrawn, or expires an hour before the kick-off; any other stays as it is',
    folder,
    requirements: ['R-FRD-4'],
    property: ({ rules }) =>
      fc.property(fc.constantFrom(...ours.INVITATION_STATUSES), fc.integer({ min: -9, max: 9 }), (status, minutes) => {
        const kickOff = now + HOUR - minutes * 60_000;
        const invitation = { ...invitationOf(kickOff), status };
        const declined = rules.declineInvitation({ invitation, club: opponent, now });
        const withdrawn = rules.withdrawInvitation(invitation);
        const expired = rules.expireInvitation({ invitation, club: opponent, now });
        const isOpen = status === 'open';
        return (
          rules.answerUntil(kickOff) === kickOff - HOUR &&
          declined.ok === isOpen &&
          withdrawn.ok === isOpen &&
          (expired !== null) === (isOpen && minutes >= 0) &&
          (!declined.ok || (declined.value.invitation.status === 'declined' && declined.value.events.length === 1)) &&
          (!withdrawn.ok || withdrawn.value.invitation.status === 'withdrawn') &&
          (expired === null || (expired.invitation.status === 'expired' && expired.events.length === 1))
        );
      }),
    broken: { what: 'none ever expires', rules: { expireInvitation: () => null } },
  },
  {
    name: 'a club whose manager goes on vacation leaves no invitation open: sent ones are withdrawn in silence, each other inviter is told',
    folder,
    requirements: ['R-FRD-17'],
    property: ({ rules }) =>
      fc.property(
        fc.array(fc.record({ isSent: fc.boolean(), status: fc.constantFrom(...ours.INVITATION_STATUSES) }), {
          maxLength: 6,
        }),
        (drawn) => {
          const invitations = drawn.map(({ isSent, status }, index) => {
            const ends = isSent ? { from: 'c2', to: `o${index}` } : { from: `o${index}`, to: 'c2' };
            return { ...invitationOf(now + DAY), ...ends, id: `i${index}`, status };
          });
          const closed = rules.closeInvitations({ invitations, club: opponent, now });
          const open = invitations.filter(({ status }) => status === 'open');
          const news = closed.flatMap(({ events }) => events);
          return (
            same(
              closed.map(({ invitation: { id, status } }) => [id, status]),
              open.map(({ id, from }) => [id, from === 'c2' ? 'withdrawn' : 'declined']),
            ) &&
            news.every(({ type }) => type === 'friendly-declined') &&
            same(
              news.map(({ clubId }) => clubId),
              open.map(({ from }) => from).filter((from) => from !== 'c2'),
            )
          );
        },
      ),
    broken: { what: 'what others have sent stays open', rules: { closeInvitations: () => [] } },
  },
];
