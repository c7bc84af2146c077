import { isPlayerReady, type PlayerMessage } from '@mundo-manager/contract/client';
import { type RefObject, useEffect, useRef } from 'react';

/** Sends the message to the player in the frame, when it is ready and whenever it is another one; null waits. */
export function usePlayerMessages(frame: RefObject<HTMLIFrameElement | null>, message: PlayerMessage | null): void {
  const newest = useRef(message);
  useEffect(() => {
    newest.current = message;
    post(frame.current, message);
  }, [frame, message]);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const player = frame.current;
      if (player !== null && source === player.contentWindow && isPlayerReady(data)) post(player, newest.current);
    };
    addEventListener('message', hear);
    return () => removeEventListener('message', hear);
  }, [frame]);
}

function post(frame: HTMLIFrameElement | null, message: PlayerMessage | null): void {
  if (message !== null) frame?.contentWindow?.postMessage(message, location.origin);
}
