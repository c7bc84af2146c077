import { PLAYER_READY, type PlayerMessage, readPlayerMessage } from '@mundo-manager/contract/client';

/** Tells the embedding page that the player is ready, and takes what it sends. Other sites are not listened to, nor is what makes no sense. */
export function onPosted(take: (message: PlayerMessage) => void): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== location.origin) return;
    const message = readPlayerMessage(data);
    if (message !== null) take(message);
  });
  parent.postMessage(PLAYER_READY, location.origin);
}
