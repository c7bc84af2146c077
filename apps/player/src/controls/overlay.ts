/** The overlay of the pitch: loading percentage, failure, celebration of a goal; and the notice above it. */
import type { GoalEvent } from '../match/seek-bar-marks.ts';
import { element, say } from '../page/elements.ts';
import { minuteText, TEXTS } from '../page/texts.ts';

export interface Overlay {
  /** Percent, 0–100. */
  readonly loading: (label: string, percent: number) => void;
  readonly failed: (title: string, text: string, onRetry: (() => void) | null) => void;
  readonly open: () => void;
  readonly notice: (text: string) => void;
  /** Why there is no pitch; an empty text when there is one. */
  readonly withoutPitch: (why: string) => void;
  readonly celebrate: (goal: GoalEvent | null, scorer: string) => void;
}

export function createOverlay(): Overlay {
  const find = (id: string) => element(id, HTMLElement);
  const player = find('player');
  const progress = element('progress', HTMLProgressElement);
  const retry = element('retry', HTMLButtonElement);
  const celebration = find('celebration');
  const failure = find('failure');
  let celebrated: GoalEvent | null = null;
  return {
    loading(label, percent) {
      player.dataset.phase = 'loading';
      failure.hidden = true;
      const whole = Math.round(percent);
      progress.value = whole;
      say(find('progressLabel'), `${label} ${whole}%`);
    },
    failed(title, text, onRetry) {
      player.dataset.phase = 'failed';
      say(find('failureTitle'), title);
      say(find('failureText'), text);
      retry.hidden = onRetry === null;
      retry.onclick = onRetry;
      failure.hidden = false;
    },
    open() {
      player.dataset.phase = 'ready';
      failure.hidden = true;
    },
    notice(text) {
      const notice = find('notice');
      say(notice, text);
      notice.hidden = text === '';
    },
    withoutPitch(why) {
      player.dataset.pitch = why === '' ? 'shown' : 'none';
      const without = find('without');
      say(without, why);
      without.hidden = why === '';
    },
    celebrate(goal, scorer) {
      if (goal === celebrated) return;
      celebrated = goal;
      celebration.hidden = goal === null;
      if (goal === null) return;
      celebration.dataset.side = goal.side;
      say(find('shout'), goal.ownGoal ? TEXTS.ownGoal : TEXTS.goal);
      say(find('scorer'), `${scorer} ${minuteText(goal)}`);
    },
  };
}
