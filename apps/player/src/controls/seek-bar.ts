/** The seek bar: the position of playback, with marks for goals, chances and substitutions. R-REP-5 */
import type { Mark } from '../match/seek-bar-marks.ts';
import { element } from '../page/elements.ts';

export interface SeekBar {
  /** `shownUntil` is the last tick that can be shown, before the end while the match is live. */
  readonly setLength: (end: number, shownUntil: number, marks: readonly Mark[]) => void;
  /** `spoken` is the text for screen readers. */
  readonly update: (tick: number, spoken: string) => void;
}

export function createSeekBar(onSeek: (tick: number) => void): SeekBar {
  const seek = element('seek', HTMLInputElement);
  const marks = element('marks', HTMLElement);
  let shown = -1;
  seek.addEventListener('input', () => {
    // The thumb goes back where playback can't follow.
    shown = -1;
    onSeek(Number(seek.value));
  });
  return {
    setLength(end, shownUntil, all) {
      seek.max = String(end);
      seek.style.setProperty('--shown-until', `${(100 * shownUntil) / Math.max(1, end)}%`);
      shown = -1;
      marks.replaceChildren(...all.map((mark) => drawMark(mark, end)));
    },
    update(tick, spoken) {
      const whole = Math.round(tick);
      if (whole === shown) return;
      shown = whole;
      seek.value = String(whole);
      seek.style.setProperty('--at', `${(100 * whole) / Math.max(1, Number(seek.max))}%`);
      if (seek.getAttribute('aria-valuetext') !== spoken) seek.setAttribute('aria-valuetext', spoken);
    },
  };
}

function drawMark({ tick, kind, side, weight }: Mark, end: number): HTMLElement {
  const mark = document.createElement('i');
  mark.className = `mark ${kind} ${side}`;
  mark.style.left = `${(100 * tick) / Math.max(1, end)}%`;
  if (kind === 'shot') mark.style.setProperty('--weight', String(Math.min(1, 0.3 + weight * 2)));
  return mark;
}
