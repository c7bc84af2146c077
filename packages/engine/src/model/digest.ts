/**
 * The digest of a trajectory, two 32-bit words, so that two machines can compare a match. The encoding is canonical;
 * its order is fixed for ever.
 */
// A stream of signed 32-bit integers. At every event: twice its type's index in EVENT_TYPES plus the side (0 home, 1
// away), its tick, for a shot its outcome (0 goal, 1 saved, 2 blocked, 3 off), for a pass whether it arrived (1 or 0).
// After every eighth tick: the 22 places by slot, x then y, and the ball's, in centimetres rounded towards zero. After
// the last tick: both scores and the four words of the random stream. Each integer goes into both words: xor, then an
// odd multiplier (FNV-1a, and the constant of murmur3) with a shift that mixes high bits back.
import type { Slot } from './slots.ts';
import type { RunningMatch } from './state.ts';

const PLACES_EVERY = 8;

/** One integer into both words. */
export function absorb(hash: [number, number], value: number): void {
  const left = Math.imul(hash[0] ^ value, 0x01000193);
  const right = Math.imul(hash[1] ^ value, 0x5bd1e995);
  hash[0] = left ^ (left >>> 15);
  hash[1] = right ^ (right >>> 13);
}

/** The places of everyone, when their tick has come. */
export function absorbPlaces(match: RunningMatch): void {
  if (match.clock.tick % PLACES_EVERY !== 0) return;
  const { hash, ball } = match;
  const { x, y } = match.players;
  for (let at = 0; at < 22; at++) {
    const slot = at as Slot;
    absorb(hash, (x[slot] * 100) | 0);
    absorb(hash, (y[slot] * 100) | 0);
  }
  absorb(hash, (ball.x * 100) | 0);
  absorb(hash, (ball.y * 100) | 0);
}

/** The end of it. */
export function absorbResult(match: RunningMatch): void {
  for (const { goals, shootOut } of match.sides) absorb(match.hash, goals * 100 + shootOut);
  for (const word of match.random.state()) absorb(match.hash, word | 0);
}

/** Sixteen hexadecimal digits. */
export function digestOf(match: RunningMatch): string {
  return match.hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
