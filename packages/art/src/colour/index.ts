export { contrastRatio } from './contrast.ts';
export { colourDistance } from './distance.ts';
