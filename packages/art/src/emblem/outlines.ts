/** The eleven shapes (R-CLU-7), within 4 to 96 across and 4 to 108 down. */

export interface EmblemOutline {
  readonly path: string;
  /** The optical centre of the symbol, and the side of the square that it fills: the shape decides, so any symbol fits any shape. */
  readonly centre: readonly [x: number, y: number];
  readonly symbolSide: number;
}

// biome-ignore format: one shape a row, in the order of EMBLEM_SHAPES
export const EMBLEM_OUTLINES: readonly EmblemOutline[] = [
  { path: 'M50 6C62 13 78 13 92 8V56C92 82 72 98 50 107C28 98 8 82 8 56V8C22 13 38 13 50 6Z',                         centre: [50, 54], symbolSide: 61 },
  { path: 'M28 6H72C74 14 82 19 92 18V60C92 84 70 93 50 107C30 93 8 84 8 60V18C18 19 26 14 28 6Z',                    centre: [50, 55], symbolSide: 59 },
  { path: 'M50 5L95 40L50 107L5 40Z',                                                                                 centre: [50, 48], symbolSide: 50 },
  { path: 'M50 107C36 107 6 50 6 30C6 12 26 6 50 6C74 6 94 12 94 30C94 50 64 107 50 107Z',                            centre: [50, 44], symbolSide: 58 },
  { path: 'M12 7C36 12 64 12 88 7C85 20 94 30 94 48C94 78 74 98 50 107C26 98 6 78 6 48C6 30 15 20 12 7Z',             centre: [50, 54], symbolSide: 61 },
  { path: 'M8 8H92V54C92 80 72 97 50 107C28 97 8 80 8 54Z',                                                           centre: [50, 53], symbolSide: 62 },
  { path: 'M50 5L96 42L80 105H20L4 42Z',                                                                              centre: [50, 60], symbolSide: 59 },
  { path: 'M50 10A46 46 0 1 1 50 102A46 46 0 1 1 50 10Z',                                                               centre: [50, 56], symbolSide: 64 },
  { path: 'M20 7H80L96 68L50 107L4 68Z',                                                                              centre: [50, 52], symbolSide: 59 },
  { path: 'M50 5L95 30V82L50 107L5 82V30Z',                                                                           centre: [50, 56], symbolSide: 64 },
  { path: 'M50 5A39 51 0 1 1 50 107A39 51 0 1 1 50 5Z',                                                               centre: [50, 56], symbolSide: 58 },
];
