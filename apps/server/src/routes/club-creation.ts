/** Founding a club. R-CAL-7, R-CAL-8, R-CLU-21 */
import { ownClub, ROUTES } from '@mundo-manager/contract';
import { createClub, validateClubName } from '@mundo-manager/rules';
import { clubIdOf } from '../aggregates/clubs.ts';
import { waitsUntil } from '../aggregates/deleted-sign-ins.ts';
import { loadFoundingLift } from '../aggregates/founding-lift.ts';
import { orRefuse, Refused, refuseWith } from '../commands/refusal.ts';
import { registerUserCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { isClubNameTaken } from '../names/is-club-name-taken.ts';
import { publishChain } from '../proofs/reward-chain.ts';

export function registerClubCreation(host: RouteHost): void {
  const { storage, clock, rulesets, isReservedName, identity } = host.services;

  registerRoute(host, ROUTES.checkClubNameAvailability, async ({ params }) => {
    const name = validateClubName(params.name, rulesets.at(clock.now()));
    if (!name.ok) throw new Refused(name.error.code, name.error.facts);
    if (isReservedName(name.value)) throw new Refused('club/name-reserved', { name: name.value });
    return { isAvailable: !(await isClubNameTaken(storage.db, name.value)) };
  });

  registerUserCommand(host, ROUTES.createClub, {
    run: async ({ tx, userId, now, random, ruleset, body }) => {
      if ((await clubIdOf(tx, userId)) !== undefined) return refuseWith('club/exists');
      const until = await waitsUntil(tx, await identity.marks(userId, tx), now);
      if (until !== null) return refuseWith('user/departed', { until });
      const user = await tx.selectFrom('users').select('name').where('id', '=', userId).executeTakeFirst();
      if (user === undefined) return refuseWith('user/none');
      const { uniform, ...choice } = body;
      const { name } = choice;
      const lift = await loadFoundingLift(tx, ruleset.clubCreation.category, ruleset);
      const input = { id: crypto.randomUUID(), ...choice, kitId: uniform.id, managerName: user.name, lift, now };
      const founded = createClub(input, random, ruleset);
      if (founded.ok && isReservedName(founded.value.club.name)) return refuseWith('club/name-reserved', { name });
      if (founded.ok && (await isClubNameTaken(tx, founded.value.club.name)))
        return refuseWith('club/name-taken', { name });
      return founded;
    },
    changes: ({ club, entries, events }, { userId }) => ({ founded: [{ club, ownerId: userId }], entries, events }),
    store: ({ outcome: { club }, context: { tx, random } }) => publishChain(tx, club.id, random),
    answer: ({ context }) => {
      const { club, version } = orRefuse(context.own, 'club/none');
      return { club: ownClub(club, version) };
    },
  });
}
