export { type DiscOptions, discSvg } from './disc-svg.ts';
export { keeperKit } from './keeper-kit.ts';
export { type KitPair, kitPair } from './kit-pair.ts';
export { type KitOptions, kitSvg } from './kit-svg.ts';
export { type ShirtContrast, shirtContrast } from './shirt-contrast.ts';
