/** Curves as a picture: small multiples in one SVG of its own, light or dark as the viewer prefers. */
import type { Category } from '@mundo-manager/rules/clubs';
import type { SeasonCurve } from './curves.ts';
import { range } from './figures.ts';
import type { SimulationOptions } from './options.ts';

const [WIDTH, HEIGHT] = [1280, 960];
/** Charts side by side, and where they are. */
const COLUMNS = 2;
const CHART = { top: 96, width: 628, height: 214, left: 60, right: 82, above: 30, below: 38 };
/** Space between the names at the ends of lines. */
const LABEL_HEIGHT = 14;
/** About so many steps on an axis. */
const STEPS = { across: 8, up: 4 };
/** What an axis spans at least, as a share of its greatest value: flat lines look flat. */
const LEAST_SPAN = 0.05;

const NOTES = [
  'Seasons have twelve days and one payday or two. A mean of 7 seasons',
  'has as many in each; the first points are means of fewer.',
  'Cash is counted at the end of a season, purchases by the buyer’s category,',
  'and the best 5 % are those of the category.',
];

/** The look of a line, by the place of its category: colours on light and dark paper, and the dashes. */
const STYLES = [
  { light: '#1b7a43', dark: '#6fd08c', dashes: 'none' },
  { light: '#b04a00', dark: '#ffab66', dashes: '9 4' },
  { light: '#1f4fd1', dark: '#8fb2ff', dashes: '2 3' },
  { light: '#9c1a96', dark: '#f193ec', dashes: '12 3 2 3' },
] as const;

/** The world that was played. */
type World = Pick<SimulationOptions, 'clubs' | 'seed' | 'quick' | 'seasons' | 'categories'>;

/** The curves as the text of an SVG file. */
export function curvesSvg(curves: readonly SeasonCurve[], world: World): string {
  const { clubs, seed, quick, seasons, categories } = world;
  const results = quick ? 'the quick model' : 'the match engine';
  const about = `${clubs} clubs of bots, seasons 1 to ${seasons}, seed ${seed}, results of ${results}`;
  const last = curves.map(({ title, unit, lines }) => {
    const values = lines.map(({ category, values }) => `${category} ${shown(values.at(-1) ?? Number.NaN)}`);
    return `${title} in ${unit}: ${values.join(', ')}.`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title desc">`,
    '<title id="title">The economy by season and category</title>',
    `<desc id="desc">${escaped(`${about}. Values of the last season. ${last.join(' ')}`)}</desc>`,
    `<style>${style()}</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}"/>`,
    '<text class="head" x="24" y="38">The economy by season and category</text>',
    `<text class="note" x="24" y="62">${escaped(about)}</text>`,
    ...categories.map((category, index) => legend(category, index)),
    ...curves.map((curve, index) => chart(curve, index, seasons)),
    ...notes(curves.length),
    '</svg>\n',
  ].join('\n');
}

function style(): string {
  const ink = (paper: string, text: string, note: string, grid: string) =>
    `.paper{fill:${paper}}text{fill:${text}}.note{fill:${note}}.grid{stroke:${grid}}`;
  const lines = (paper: 'light' | 'dark') =>
    STYLES.map(
      (one, index) => `.c${index}{stroke:${one[paper]}}.dot.c${index},text.c${index}{fill:${one[paper]};stroke:none}`,
    ).join('');
  return [
    'text{font:13px system-ui,sans-serif}.head{font-size:22px;font-weight:600}.name{font-size:15px;font-weight:600}',
    '.line{fill:none;stroke-width:2;stroke-linejoin:round}.grid{stroke-width:1}.end{text-anchor:end}.middle{text-anchor:middle}',
    ...STYLES.map(({ dashes }, index) => `.line.c${index}{stroke-dasharray:${dashes}}`),
    ink('#ffffff', '#1c1f23', '#565d66', '#d9dde2'),
    lines('light'),
    `@media(prefers-color-scheme:dark){${ink('#16191d', '#eceff2', '#a9b1ba', '#3a4048')}${lines('dark')}}`,
  ].join('');
}

/** What the charts are to be read with, in the place after the last of them. */
function notes(place: number): string[] {
  const { x, y } = cornerOf(place);
  return NOTES.map((note, line) => `<text class="note" x="${x + CHART.left}" y="${y + 48 + 24 * line}">${note}</text>`);
}

/** The upper left corner of a chart, by its place. */
function cornerOf(place: number): { readonly x: number; readonly y: number } {
  return { x: (place % COLUMNS) * CHART.width, y: CHART.top + Math.floor(place / COLUMNS) * CHART.height };
}

function legend(category: Category, index: number): string {
  const x = CHART.width + CHART.left + index * 145;
  const sample = `<path class="line c${index}" d="M${x} 57h48"/>`;
  return `${sample}<text x="${x + 56}" y="62">${escaped(category)}</text>`;
}

/** One chart: its name and unit, both axes, a line for each category and their names at the ends. */
function chart({ title, unit, lines }: SeasonCurve, index: number, seasons: number): string {
  const { width, height, left, right, above, below } = CHART;
  const { x, y } = cornerOf(index);
  const [from, to] = [left, width - right];
  const [floor, ceiling] = [height - below, above];
  const values = lines.flatMap((line) => line.values).filter(Number.isFinite);
  const up = ticks(Math.min(...values), Math.max(...values), STEPS.up);
  const [low = 0, high = 1] = [up[0], up.at(-1)];
  const xOf = (season: number) =>
    seasons === 1 ? (from + to) / 2 : from + ((season - 1) * (to - from)) / (seasons - 1);
  const yOf = (value: number) => floor - ((value - low) * (floor - ceiling)) / (high - low);
  const across = ticks(1, seasons, STEPS.across).filter(
    (season) => Number.isInteger(season) && season >= 1 && season <= seasons,
  );
  const ends = lines.map(({ values }) => yOf(values.at(-1) ?? Number.NaN));
  const labels = apart(ends, floor);
  return [
    `<g transform="translate(${x} ${y})">`,
    `<text class="name" x="${from}" y="18">${escaped(title)} <tspan class="note">(${escaped(unit)})</tspan></text>`,
    ...up.map(
      (tick) =>
        `<path class="grid" d="M${from} ${at(yOf(tick))}H${to}"/><text class="note end" x="${from - 8}" y="${at(yOf(tick) + 4)}">${shown(tick, up)}</text>`,
    ),
    ...across.map(
      (season) =>
        `<path class="grid" d="M${at(xOf(season))} ${floor}v5"/><text class="note middle" x="${at(xOf(season))}" y="${floor + 19}">${season}</text>`,
    ),
    `<text class="note" x="${to + 26}" y="${floor + 19}">season</text>`,
    ...lines.map(({ category, values }, place) =>
      [
        `<path class="line c${place}" data-category="${escaped(category)}" d="${path(values, xOf, yOf)}"><title>${escaped(`${category}: ${title}`)}</title></path>`,
        `<circle class="dot c${place}" cx="${at(xOf(seasons))}" cy="${at(ends[place] ?? 0)}" r="3"/>`,
        `<text class="c${place}" x="${at(xOf(seasons) + 10)}" y="${at((labels[place] ?? 0) + 4)}">${escaped(category)}</text>`,
      ].join(''),
    ),
    '</g>',
  ].join('\n');
}

/** A line through the values that are numbers. */
function path(values: readonly number[], xOf: (season: number) => number, yOf: (value: number) => number): string {
  const points = values.flatMap((value, index) =>
    Number.isFinite(value) ? [`${at(xOf(index + 1))} ${at(yOf(value))}`] : [],
  );
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

/** Round numbers from one at or below the least to one at or above the greatest, about so many steps apart. */
function ticks(least: number, greatest: number, steps: number): number[] {
  const rough = Math.max(greatest - least, LEAST_SPAN * Math.abs(greatest), 0.01) / steps;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10);
  const [first, last] = [Math.floor(least / step), Math.max(Math.ceil(greatest / step), Math.floor(least / step) + 1)];
  return range(first, last).map((count) => Number((count * step).toPrecision(12)));
}

/** The heights moved down until they are a name apart, then up again where one is below the floor. */
function apart(heights: readonly number[], floor: number): number[] {
  const moved = [...heights];
  const order = heights.map((_, index) => index).sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let highest = Number.NEGATIVE_INFINITY;
  for (const index of order) {
    moved[index] = Math.max(moved[index] ?? 0, highest);
    highest = (moved[index] ?? 0) + LABEL_HEIGHT;
  }
  let lowest = floor;
  for (const index of order.toReversed()) {
    moved[index] = Math.min(moved[index] ?? 0, lowest);
    lowest = (moved[index] ?? 0) - LABEL_HEIGHT;
  }
  return moved;
}

/** A number as text, with the decimals that its axis needs, else two. */
function shown(value: number, axis: readonly number[] = []): string {
  const step = axis.length > 1 ? (axis[1] ?? 0) - (axis[0] ?? 0) : 0.01;
  const digits = Math.max(0, Math.min(2, Math.ceil(-Math.log10(step) - 1e-9)));
  return value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
}

function at(place: number): string {
  return String(Number(place.toFixed(1)));
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
