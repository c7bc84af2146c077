/** The borders (R-CLU-8): a dark edge, and a light keyline in its middle that separates the metals. */

export interface Border {
  readonly edge: string;
  readonly keyline: string;
}

// biome-ignore format: one border a row, in the order of EMBLEM_BORDERS
export const BORDERS: readonly Border[] = [
  { edge: '#15191a', keyline: '#15191a' },
  { edge: '#8a4b22', keyline: '#d9935c' },
  { edge: '#6d777c', keyline: '#dfe5e8' },
  { edge: '#a87408', keyline: '#ffd75a' },
  { edge: '#596260', keyline: '#8f9997' },
];
