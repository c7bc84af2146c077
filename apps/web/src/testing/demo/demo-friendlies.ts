import type { Club } from '@mundo-manager/rules/clubs';
import { finishMatch } from '@mundo-manager/rules/competitions';
import { acceptInvitation, type Invitation, sharedSlots } from '@mundo-manager/rules/friendlies';
import type { FakeWorld } from '../world.ts';

const DAY = 86_400_000;

/** The world with friendlies of every kind: invitations received and sent, one agreed, and two results. */
export function friendliesWorld(world: FakeWorld): FakeWorld {
  const { club, others, now, ruleset } = world;
  if (club === null) return world;
  const slots = sharedSlots({ clubIds: [club.id], matches: [], now }, ruleset);
  const [first = now, second = now, third = now] = slots;
  const [one, two, three, four] = others as readonly [Club, Club, Club, Club];
  const invite = (id: string, from: Club, to: Club, kickOff: number, isHome = true): Invitation => ({
    id,
    from: from.id,
    to: to.id,
    kickOff,
    isHome,
    sentAt: now - DAY,
    status: 'open',
  });
  let own = club;
  const agree = (invitation: Invitation, from: Club, at = now) => {
    const accepted = acceptInvitation({ invitation, from, to: own, matches: [], now: at }, ruleset);
    if (!accepted.ok) throw new Error(accepted.error.code);
    return accepted.value;
  };
  const agreed = agree(invite('i1', one, own, second), one);
  own = { ...own, competitions: agreed.clubs[0].competitions };
  const played = [two, three].map((rival, index) => {
    const kickOff = first - (index + 1) * 2 * DAY;
    const { competition } = agree(invite(`p${index}`, rival, own, kickOff, index === 0), rival, kickOff - DAY);
    const matches = Object.values(competition.matches).map((match) => {
      const finished = finishMatch(match, { home: { score: 2 }, away: { score: index }, replayId: null });
      return [match.id, finished] as const;
    });
    return { ...competition, status: 'finished' as const, matches: Object.fromEntries(matches) };
  });
  return {
    ...world,
    club: own,
    competitions: [...world.competitions, agreed.competition, ...played],
    invitations: [
      agreed.invitation,
      invite('i2', two, own, first, false),
      invite('i3', three, own, third),
      invite('i4', own, four, third, false),
    ],
  };
}
