/** The match's own random stream: sfc32 on four words that belong to the match state, so that a snapshot holds it. */
export type Stream = Int32Array;

export function createStream(seed: number): Stream {
  const stream = new Int32Array([seed | 0, (seed ^ 0x9e3779b9) | 0, 0x243f6a88, 1]);
  for (let draw = 0; draw < 15; draw++) next(stream);
  return stream;
}

/** Uniform in [0, 1). */
export function next(s: Stream): number {
  const a = s[0] as number;
  const b = s[1] as number;
  const c = s[2] as number;
  const sum = (a + b + (s[3] as number)) | 0;
  s[3] = (s[3] as number) + 1;
  s[0] = b ^ (b >>> 9);
  s[1] = c + (c << 3);
  s[2] = ((c << 21) | (c >>> 11)) + sum;
  return (sum >>> 0) / 0x1_0000_0000;
}

/** About normal with mean 0 and deviation 1: the sum of four draws, scaled; within ±3.46. */
export function bell(s: Stream): number {
  return (next(s) + next(s) + next(s) + next(s) - 2) * 1.7320508;
}
