/**
 * The yardstick: 22 agents steering at 2 Hz over 90 minutes, a scan of nearest opponents and a choice among pass lanes every two seconds, positions
 * recorded as 16-bit integers. No football in it.
 */
const TICKS = 10_800;
const DECIDE_EVERY = 4;

function mulberry32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Runs the loop once. The number is there so that no compiler leaves the work out. */
export function bareLoop(seed: number): number {
  const random = mulberry32(seed);
  const dt = 5400 / TICKS;
  const array = () => new Float64Array(22);
  const [x, y, vx, vy, homeX, homeY, nearest] = [array(), array(), array(), array(), array(), array(), array()];
  const frames = new Int16Array(TICKS * 46);
  const at = (values: Float64Array, index: number) => values[index] as number;
  for (let i = 0; i < 22; i++) {
    homeX[i] = x[i] = random() * 105;
    homeY[i] = y[i] = random() * 68;
  }
  let carrier = 0;
  let ballX = 52.5;
  let ballY = 34;
  let sum = 0;
  for (let tick = 0; tick < TICKS; tick++) {
    ballX += (at(x, carrier) - ballX) * 0.5;
    ballY += (at(y, carrier) - ballY) * 0.5;
    const shiftX = (ballX - 52.5) * 0.35;
    const shiftY = (ballY - 34) * 0.25;
    for (let i = 0; i < 22; i++) {
      const ax = at(homeX, i) + shiftX - at(x, i);
      const ay = at(homeY, i) + shiftY - at(y, i);
      const length = Math.sqrt(ax * ax + ay * ay) + 1e-6;
      const speed = Math.min(length, 7);
      vx[i] = at(vx, i) + ((ax / length) * speed - at(vx, i)) * 0.4;
      vy[i] = at(vy, i) + ((ay / length) * speed - at(vy, i)) * 0.4;
      x[i] = at(x, i) + at(vx, i) * dt;
      y[i] = at(y, i) + at(vy, i) * dt;
    }
    if (tick % DECIDE_EVERY === 0) {
      for (let i = 0; i < 22; i++) {
        let best = 1e9;
        const other = i < 11 ? 11 : 0;
        for (let j = other; j < other + 11; j++) {
          const dx = at(x, j) - at(x, i);
          const dy = at(y, j) - at(y, i);
          const square = dx * dx + dy * dy;
          if (square < best) best = square;
        }
        nearest[i] = best;
      }
      const own = carrier < 11 ? 0 : 11;
      const other = 11 - own;
      let bestUtility = -1e9;
      let target = carrier;
      for (let k = own; k < own + 11; k++) {
        if (k === carrier) continue;
        const dx = at(x, k) - ballX;
        const dy = at(y, k) - ballY;
        const square = dx * dx + dy * dy + 1e-6;
        let gap = 1e9;
        for (let j = other; j < other + 11; j++) {
          const along = ((at(x, j) - ballX) * dx + (at(y, j) - ballY) * dy) / square;
          const share = along < 0 ? 0 : Math.min(along, 1);
          const ex = ballX + share * dx - at(x, j);
          const ey = ballY + share * dy - at(y, j);
          const off = ex * ex + ey * ey;
          if (off < gap) gap = off;
        }
        const quality = Math.sqrt(gap) * 0.8 - Math.sqrt(square) * 0.06;
        const utility = quality / (1 + Math.abs(quality)) + at(x, k) * 0.01 + at(nearest, k) * 0.001 + random() * 0.05;
        if (utility > bestUtility) {
          bestUtility = utility;
          target = k;
        }
      }
      carrier = random() < 0.82 ? target : (random() * 22) | 0;
      sum += bestUtility;
    }
    const frame = tick * 46;
    for (let i = 0; i < 22; i++) {
      frames[frame + 2 * i] = at(x, i) * 10;
      frames[frame + 2 * i + 1] = at(y, i) * 10;
    }
    frames[frame + 44] = ballX * 10;
    frames[frame + 45] = ballY * 10;
  }
  return sum + (frames.at(-1) ?? 0);
}
