export { drawEmblem, type EmblemOptions } from './draw-emblem.ts';
export { emblemContrast } from './emblem-contrast.ts';
export { emblemSvg } from './emblem-svg.ts';
