import type { SideLook } from '@mundo-manager/contract/client';
import { ENGINE_VERSION, type MatchInput } from '@mundo-manager/engine';
import { type RefObject, useEffect } from 'react';

/** A match that nobody has played yet, for the player in a frame. */
export interface PostedMatch {
  readonly input: MatchInput;
  readonly seed: string;
  readonly home: SideLook;
  readonly away: SideLook;
}

/** Sends the match to the player, when it is ready and whenever it is another one. */
export function usePostedMatch(frame: RefObject<HTMLIFrameElement | null>, match: PostedMatch): void {
  useEffect(() => {
    const post = () => {
      const message = { ...match, knockout: false, engineVersion: ENGINE_VERSION, ground: 'Pro', stored: null };
      frame.current?.contentWindow?.postMessage({ type: 'mundo-manager/match', match: message }, location.origin);
    };
    const onMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow) return;
      if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'mundo-manager/ready') post();
    };
    addEventListener('message', onMessage);
    post();
    return () => removeEventListener('message', onMessage);
  }, [frame, match]);
}
