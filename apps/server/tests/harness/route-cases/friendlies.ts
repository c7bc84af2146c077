/** Calls about friendlies. */
import type { Scene } from '../scene.ts';
import { OPEN, type RouteCases } from './route-case.ts';

/** Ana and Carla without open invitations and agreed friendlies, and a kick-off that both have free. */
async function freeSlot({ ana, carla }: Scene): Promise<number> {
  for (const manager of [ana, carla]) {
    const { sent, agreed } = await manager.call('friendlies');
    for (const { invitation } of sent) await renewed(manager, 'withdrawFriendly', invitation.id);
    for (const { invitation } of agreed) await renewed(manager, 'cancelFriendly', invitation.id);
  }
  const { slots } = await ana.call('friendlySlots', { params: { clubId: carla.clubId } });
  return slots.at(-1) ?? 0;
}

/** The call with the version that the club has now. */
async function renewed(
  manager: Scene['ana'],
  name: 'acceptFriendly' | 'withdrawFriendly' | 'cancelFriendly',
  invitationId: string,
) {
  await manager.call('initialData');
  return manager.call(name, { body: { invitationId } });
}

/** An open invitation between the two; who sent it. */
async function invitation(scene: Scene, by: 'ana' | 'carla'): Promise<string> {
  const kickOff = await freeSlot(scene);
  const { ana, carla } = scene;
  const [from, to] = by === 'ana' ? [ana, carla] : [carla, ana];
  await from.call('initialData');
  const { friendlies } = await from.call('inviteToFriendly', { body: { clubId: to.clubId, kickOff, isHome: true } });
  await ana.call('initialData');
  return friendlies.sent[0]?.invitation.id ?? '';
}

const UNKNOWN = [() => ({ body: { invitationId: 'nothing' } }), 'not-found/invitation'] as const;

export const FRIENDLIES_CASES = {
  friendlies: OPEN,
  friendlySlots: {
    good: ({ carla }) => ({ params: { clubId: carla.clubId } }),
    refused: { 'an unknown club': [() => ({ params: { clubId: 'nothing' } }), 'not-found/club'] },
  },
  inviteToFriendly: {
    good: async (scene) => {
      const kickOff = await freeSlot(scene);
      await scene.ana.call('initialData');
      return { body: { clubId: scene.carla.clubId, kickOff, isHome: true } };
    },
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
    good: async (scene) => ({ body: { invitationId: await invitation(scene, 'carla') } }),
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that the club has sent': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'ana') } }),
        'not-found/invitation',
      ],
    },
  },
  declineFriendly: {
    good: async (scene) => ({ body: { invitationId: await invitation(scene, 'carla') } }),
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that the club has sent': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'ana') } }),
        'not-found/invitation',
      ],
    },
  },
  withdrawFriendly: {
    good: async (scene) => ({ body: { invitationId: await invitation(scene, 'ana') } }),
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that the club has received': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'carla') } }),
        'not-found/invitation',
      ],
    },
  },
  cancelFriendly: {
    good: async (scene) => {
      const invitationId = await invitation(scene, 'carla');
      await renewed(scene.ana, 'acceptFriendly', invitationId);
      return { body: { invitationId } };
    },
    refused: {
      'an unknown invitation': UNKNOWN,
      'an invitation that is open': [
        async (scene) => ({ body: { invitationId: await invitation(scene, 'carla') } }),
        'friendlies/not-agreed',
      ],
    },
  },
} satisfies Partial<RouteCases>;
