/**
 * Spots of a formation on the board. Shirts with names need more room than metres give, above all on a phone: the board
 * has six bands of depth, each at least a token high. The engine uses the metres.
 */
import { type FormationSlot, PITCH } from '@mundo-manager/rules/tactics';
import type { PitchSpot } from './pitch-spot.ts';

/**
 * Depths in metres from the own goal line that share a band, from the keeper’s up. A depth between two of them is
 * placed between two bands.
 */
// biome-ignore format: one band a row
const BANDS: readonly (readonly [from: number, to: number])[] = [
  [ 5,  5],
  [25, 26],
  [36, 38],
  [49, 50],
  [61, 61],
  [72, 74],
];
/** Metres that the drawing shows beside each touchline. */
const VERGE = 5;

/** The spots of a formation’s slots, in their order. R-TSC-16 */
export function formationSpots(slots: readonly FormationSlot[]): readonly PitchSpot[] {
  const places = slots.map(({ x, y }) => ({
    across: (x - PITCH.width / 2) / (PITCH.width + 2 * VERGE),
    band: bandAt(y),
  }));
  return places.map((place) => {
    const beside = places.filter((other) => other !== place && Math.abs(other.band - place.band) < 1);
    return {
      across: place.across,
      down: (BANDS.length - 0.5 - place.band) / BANDS.length,
      room: Math.min(1, ...beside.map((other) => Math.abs(other.across - place.across))),
    };
  });
}

function bandAt(y: number): number {
  const band = BANDS.findLastIndex(([from]) => from <= y);
  const to = BANDS[band]?.[1] ?? y;
  const next = BANDS[band + 1]?.[0] ?? Number.POSITIVE_INFINITY;
  return band + Math.max(0, y - to) / (next - to);
}
