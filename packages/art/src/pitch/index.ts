export { PITCH_CROPS, type PitchCrop, type PitchOptions, pitchSvg } from './pitch-svg.ts';
