import type { Ref } from 'react';
import { locale } from '../../ui/text/locale.ts';
import styles from './replay-frame.module.css';

interface ReplayFrameProps {
  /** The accessible name. */
  readonly title: string;
  /** The replay to play; without one the player waits for a match that is posted to it. */
  readonly replayId?: string;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/** Address of the replay player’s page. */
const PLAYER = '/Webgl_On/index.html';

/** The replay player, which is a page of its own, in the reader's language. R-REP-1, R-LNG-6 */
export function ReplayFrame({ title, replayId, ref }: ReplayFrameProps) {
  const query = new URLSearchParams({ ...(replayId !== undefined && { replay: replayId }), language: locale });
  return <iframe ref={ref} className={styles.frame} title={title} src={`${PLAYER}?${query}`} allow="fullscreen" />;
}
