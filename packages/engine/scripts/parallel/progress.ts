/** How far a long run is and how long it still takes, on standard error: in place on a terminal, elsewhere a line every quarter of a minute. */

export interface Progress {
  /** Some of the work is done. */
  add(count: number): void;
  /** More work has turned up. */
  expect(count: number): void;
  end(): void;
}

const LINE_EVERY_MS = 15_000;

export function createProgress(unit: string, expected: number): Progress {
  const started = performance.now();
  const terminal = process.stderr.isTTY;
  let [done, total, reportedAt] = [0, expected, started];
  return {
    add(count) {
      done += count;
      const now = performance.now();
      const left = Math.ceil((((now - started) / done) * (total - done)) / 1000);
      const line = `${done} of ${total} ${unit}, about ${left} s left`;
      if (terminal) process.stderr.write(`\r\u001b[K${line}`);
      else if (now - reportedAt >= LINE_EVERY_MS) {
        process.stderr.write(`${line}\n`);
        reportedAt = now;
      }
    },
    expect(count) {
      total += count;
    },
    end() {
      if (terminal) process.stderr.write('\r\u001b[K');
    },
  };
}
