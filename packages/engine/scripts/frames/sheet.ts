/** Moments of a match as pictures of the pitch on one sheet. */
import { FRAME_LENGTH, type Recording } from '../../src/index.ts';
import type { Moment } from './moments.ts';

/** Pixels a metre, pictures in a row, and the room between them. */
const SCALE = 2.9;
const COLUMNS = 5;
const GAP = 10;
const TITLE = 16;
const PITCH = { width: 105, height: 68 } as const;
/** Ticks of each player's way before the moment, and of the ball's after it. */
const TRAIL = 6;
const FLIGHT = 8;
const BALL = 22;
const COLOURS = { home: '#d22', away: '#12a', keeper: '#0a0', ball: '#000' } as const;

/** An SVG of all moments: players as dots with their last three seconds behind them, the ball with its next four before it. */
export function frameSheet(moments: readonly Moment[], recording: Recording): string {
  const cell = { width: PITCH.width * SCALE + GAP, height: PITCH.height * SCALE + GAP + TITLE };
  const [width, height] = [COLUMNS * cell.width, Math.ceil(moments.length / COLUMNS) * cell.height];
  const pictures = moments.map((moment, at) => {
    const [x, y] = [(at % COLUMNS) * cell.width, Math.floor(at / COLUMNS) * cell.height + TITLE];
    return `<g transform="translate(${x} ${y})">${picture(moment, recording)}</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${pictures.join('')}</svg>`;
}

function picture({ tick, title }: Moment, recording: Recording): string {
  const players = Array.from({ length: 22 }, (_, slot) => playerAt(recording, slot, tick));
  const ball = way(recording, BALL, tick, tick + FLIGHT);
  const [bx, by] = placeAt(recording, BALL, tick);
  return [
    `<text y="-4" font-family="sans-serif" font-size="12">${title}</text>`,
    `<g transform="scale(${SCALE})">`,
    lines(),
    ...players,
    `<polyline points="${ball}" fill="none" stroke="${COLOURS.ball}" stroke-width=".35" stroke-dasharray="1 .7"/>`,
    `<circle cx="${bx}" cy="${by}" r=".8" fill="${COLOURS.ball}" stroke="#fff" stroke-width=".2"/>`,
    '</g>',
  ].join('');
}

function lines(): string {
  const rect = (x: number, width: number, height: number) =>
    `<rect x="${x}" y="${34 - height / 2}" width="${width}" height="${height}"/>`;
  const marks = [
    rect(0, 105, 68),
    rect(0, 16.5, 40.3),
    rect(88.5, 16.5, 40.3),
    rect(0, 5.5, 18.3),
    rect(99.5, 5.5, 18.3),
  ];
  const middle = '<path d="M52.5 0V68"/><circle cx="52.5" cy="34" r="9.15"/>';
  const goals = '<path d="M0 30.34V37.66M105 30.34V37.66" stroke="#000" stroke-width="1"/>';
  return `<g fill="none" stroke="#9a9" stroke-width=".3">${marks.join('')}${middle}${goals}</g>`;
}

function playerAt(recording: Recording, slot: number, tick: number): string {
  const [x, y] = placeAt(recording, slot, tick);
  if (x < -5 || x > 110) return '';
  const colour = slot % 11 === 0 ? COLOURS.keeper : slot < 11 ? COLOURS.home : COLOURS.away;
  const trail = way(recording, slot, tick - TRAIL, tick);
  return [
    `<polyline points="${trail}" fill="none" stroke="${colour}" stroke-width=".4" opacity=".5"/>`,
    `<circle cx="${x}" cy="${y}" r="1.4" fill="${colour}"/>`,
    `<text x="${x}" y="${y + 0.7}" font-size="2" text-anchor="middle" fill="#fff">${(slot % 11) + 1}</text>`,
  ].join('');
}

function way(recording: Recording, thing: number, from: number, to: number): string {
  const ticks = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);
  return ticks.map((tick) => placeAt(recording, thing, tick).join(',')).join(' ');
}

/** Metres; the frame of a tick is the one before its number. */
function placeAt({ frames, length }: Recording, thing: number, tick: number): readonly [number, number] {
  const at = Math.min(Math.max(0, tick - 1), length - 1) * FRAME_LENGTH + 2 * thing;
  return [(frames[at] ?? 0) / 10, (frames[at + 1] ?? 0) / 10];
}
