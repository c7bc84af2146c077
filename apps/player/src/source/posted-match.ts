import type { PlayableMatch } from './playable.ts';

/** What the page that embeds the player sends it. */
interface MatchMessage {
  readonly type: 'mundo-manager/match';
  readonly match: PlayableMatch;
}

/** Tells the embedding page that the player is ready, and takes each match that it sends. Other sites are not listened to. */
export function onPostedMatch(take: (match: PlayableMatch) => void): void {
  addEventListener('message', ({ data, origin, source }: MessageEvent<unknown>) => {
    if (source === parent && origin === location.origin && isMatchMessage(data)) take(data.match);
  });
  parent.postMessage({ type: 'mundo-manager/ready' }, location.origin);
}

function isMatchMessage(data: unknown): data is MatchMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'mundo-manager/match';
}
