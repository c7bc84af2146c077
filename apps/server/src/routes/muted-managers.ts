/** Managers whose posts a manager does not want to read. R-BRD-10 */
import { ROUTES } from '@mundo-manager/contract';
import { checkMute } from '@mundo-manager/rules/board';
import { accept } from '@mundo-manager/rules/core';
import { deleteMute, ownerOf, storeMute } from '../aggregates/board-readers.ts';
import { refuseWith } from '../commands/refusal.ts';
import { callerUserId } from '../http/find-caller.ts';
import { registerClubCommand } from '../http/register-command.ts';
import { type RouteHost, registerRoute } from '../http/register-route.ts';
import { mutedManagers, readerOf } from '../views/board.ts';

export function registerMutedManagers(host: RouteHost): void {
  const { storage } = host.services;

  registerRoute(host, ROUTES.mutedManagers, ({ caller }) => mutedManagers(storage.db, callerUserId(caller)));

  registerClubCommand(host, ROUTES.muteManager, {
    run: async ({ tx, club, userId, params }) => {
      const mutedId = await ownerOf(tx, params.clubId);
      if (mutedId === undefined) return refuseWith('not-found/manager');
      const checked = checkMute(await readerOf(tx, userId, club.id), params.clubId);
      return checked.ok ? accept({ club, entries: [], events: [], mutedId }) : checked;
    },
    store: ({ outcome: { mutedId }, context: { tx, userId, now } }) => storeMute(tx, userId, mutedId, now),
    answer: ({ context: { tx, userId } }) => mutedManagers(tx, userId),
  });

  registerClubCommand(host, ROUTES.unmuteManager, {
    run: async ({ tx, club, body }) =>
      accept({ club, entries: [], events: [], mutedId: await ownerOf(tx, body.clubId) }),
    store: async ({ outcome: { mutedId }, context: { tx, userId } }) => {
      if (mutedId !== undefined) await deleteMute(tx, userId, mutedId);
    },
    answer: ({ context: { tx, userId } }) => mutedManagers(tx, userId),
  });
}
