import { PLAYER_READY, type PlayerMessage, readPlayerMessage } from '@mundo-manager/contract/client';

/** Posts to the embedding page that the player is ready, and handles its messages. Ignores other origins and malformed messages. */
export function onPageMessage(take: (message: PlayerMessage) => void): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source !== parent || origin !== location.origin) return;
    const message = readPlayerMessage(data);
    if (message !== null) take(message);
  });
  parent.postMessage(PLAYER_READY, location.origin);
}
