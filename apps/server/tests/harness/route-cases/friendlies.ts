/** Calls about friendlies. */
import { sharedSlots } from '@mundo-manager/rules/friendlies';
import { ALPHA } from '@mundo-manager/rules/ruleset';
import type { RivalScene } from '../scene.ts';
import { OPEN, type RouteCases } from './route-case.ts';

/** The slot of that number, from today's on; leagues of the scene leave all but today's free. */
function slotOf({ world }: RivalScene, index: number): number {
  return sharedSlots({ clubIds: [], matches: [], now: world.clock.now() }, ALPHA)[index] ?? 0;
}

const sentInvitations = new WeakMap<RivalScene, Map<string, string>>();

/** Id of the invitation between Ana and Carla for that slot; sent once, whatever becomes of it. */
async function invitation(scene: RivalScene, by: 'ana' | 'carla', index: number): Promise<string> {
  const sent = sentInvitations.get(scene) ?? new Map<string, string>();
  sentInvitations.set(scene, sent);
  const known = sent.get(`${by} ${index}`);
  if (known !== undefined) return known;
  const { ana, carla } = scene;
  const [from, to] = by === 'ana' ? [ana, carla] : [carla, ana];
  const kickOff = slotOf(scene, index);
  await from.call('initialData');
  const { friendlies } = await from.call('inviteToFriendly', { body: { clubId: to.clubId, kickOff, isHome: true } });
  const id = friendlies.sent.find((row) => row.invitation.kickOff === kickOff)?.invitation.id ?? '';
  sent.set(`${by} ${index}`, id);
  await ana.call('initialData');
  return id;
}

const UNKNOWN = [() => ({ body: { invitationId: 'nothing' } }), 'not-found/invitation'] as const;

export const FRIENDLIES_CASES = {
  friendlies: OPEN,
  friendlySlots: {
    good: ({ carla }) => ({ params: { clubId: carla.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { clubId: 'nothing' } }), 'not-found/club'] },
  },
  inviteToFriendly: {
    good: (scene) => ({ body: { clubId: scene.carla.clubId, kickOff: slotOf(scene, 1), isHome: true } }),
    refused: {
      'an unknown club': [() => ({ body: { clubId: 'nothing', kickOff: 0, isHome: true } }), 'not-found/club'],
      'the own club': [
        ({ ana }) => ({ body: { clubId: ana.clubId, kickOff: 0, isHome: true } }),
        'friendlies/own-club',
      ],
      'a kick-off that is past': [
        ({ carla }) => ({ body: { clubId: carla.clubId, kickOff: 0, isHome: true } }),
        'friendlies/too-late',
      ],
    },
  },
  acceptFriendly: {
    good: async (scene) => ({ body: { invitationId: await invitation(scene, 'carla', 2) } }),
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that the club has sent': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'ana', 4) } }),
        'not-found/invitation',
      ],
    },
  },
  declineFriendly: {
    good: async (scene) => ({ body: { invitationId: await invitation(scene, 'carla', 3) } }),
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that the club has sent': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'ana', 4) } }),
        'not-found/invitation',
      ],
    },
  },
  withdrawFriendly: {
    good: async (scene) => ({ body: { invitationId: await invitation(scene, 'ana', 4) } }),
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that the club has received': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'carla', 3) } }),
        'not-found/invitation',
      ],
    },
  },
  cancelFriendly: {
    good: async (scene) => {
      const invitationId = await invitation(scene, 'carla', 5);
      await scene.ana.call('acceptFriendly', { body: { invitationId } });
      return { body: { invitationId } };
    },
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that is open': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'carla', 6) } }),
        'friendlies/not-agreed',
      ],
    },
  },
} satisfies Partial<RouteCases>;
