/** The commentary beside the pitch, newest first, and the caption under it. A line leads to its moment. R-REP-6, R-REP-12 */
import type { CommentaryLine } from '@mundo-manager/engine/commentary';
import { createCaption } from '../match/caption.ts';
import { element, say } from '../page/elements.ts';
import { minuteText } from '../page/texts.ts';

export interface Ticker {
  readonly setLines: (lines: readonly CommentaryLine[]) => void;
  /** Shows the lines up to the tick, so many milliseconds after the last call. In fast playback the caption shows goals only. */
  readonly update: (tick: number, isFast: boolean, passed: number) => void;
}

/** What a caption is worth: the rest stays in the list. */
const TOLD: readonly CommentaryLine['type'][] = [
  'goal',
  'shot',
  'periodStart',
  'periodEnd',
  'addedTime',
  'substitution',
  'penalty',
  'card',
  'injury',
  'keeperChange',
];
const TOLD_FAST: readonly CommentaryLine['type'][] = ['goal', 'periodEnd'];

export function createTicker(onSeek: (tick: number) => void): Ticker {
  const list = element('lines', HTMLOListElement);
  const place = element('caption', HTMLParagraphElement);
  const caption = createCaption();
  let lines: readonly CommentaryLine[] = [];
  let rows: HTMLElement[] = [];
  let shown = 0;
  let last: CommentaryLine | undefined;
  return {
    setLines(all) {
      // An update of a live match repeats the known lines.
      const first = all.findIndex(({ tick, text }, at) => lines[at]?.tick !== tick || lines[at]?.text !== text);
      const same = first === -1 ? all.length : first;
      for (const row of rows.slice(same)) row.remove();
      const fresh = all.slice(same).map((line) => drawLine(line, onSeek));
      list.prepend(...fresh.toReversed());
      lines = all;
      rows = [...rows.slice(0, same), ...fresh];
      shown = Math.min(shown, same);
    },
    update(tick, isFast, passed) {
      const before = shown;
      while (shown < lines.length && (lines[shown]?.tick ?? 0) <= tick) show(rows[shown++], true);
      while (shown > 0 && (lines[shown - 1]?.tick ?? 0) > tick) show(rows[--shown], false);
      if (before !== shown) {
        const worth = isFast ? TOLD_FAST : TOLD;
        last = lines.slice(0, shown).findLast(({ type }) => worth.includes(type));
      }
      const line = caption.at(tick, last, passed);
      say(place, line === undefined ? '' : `${minuteText(line)} ${line.text}`);
    },
  };
}

function show(row: HTMLElement | undefined, isShown: boolean): void {
  if (row !== undefined) row.hidden = !isShown;
}

function drawLine(line: CommentaryLine, onSeek: (tick: number) => void): HTMLElement {
  const row = document.createElement('li');
  row.hidden = true;
  row.className = `line ${line.type}`;
  const button = document.createElement('button');
  button.type = 'button';
  const minute = document.createElement('b');
  minute.textContent = minuteText(line);
  const text = document.createElement('span');
  text.textContent = line.text;
  button.append(minute, ' ', text);
  button.addEventListener('click', () => onSeek(Math.max(0, line.tick - LEAD)));
  row.append(button);
  return row;
}

/** A line is clicked to see what led to it: ten seconds earlier. */
const LEAD = 20;
