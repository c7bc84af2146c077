/** Deals jobs out to worker threads. */
import { Worker } from 'node:worker_threads';

export interface Pool<Job, Answer> {
  /** All answers in the order of their jobs; `onDone` is called after each, in the order in which they are ready. */
  run(jobs: readonly Job[], onDone?: (job: Job, answer: Answer) => void): Promise<Answer[]>;
  close(): Promise<void>;
}

/** Threads that stay until they are closed, each with the module and its data. A job that throws fails the run. */
export function createPool<Job, Answer>(module: URL, threads: number, workerData: unknown): Pool<Job, Answer> {
  const workers = Array.from({ length: threads }, () => new Worker(module, { workerData }));
  return {
    async run(jobs, onDone) {
      const answers: Answer[] = [];
      const queue = jobs.entries();
      await Promise.all(
        workers.map(async (worker) => {
          for (const [at, job] of queue) {
            const answer = await ask<Job, Answer>(worker, job);
            answers[at] = answer;
            onDone?.(job, answer);
          }
        }),
      );
      return answers;
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}

function ask<Job, Answer>(worker: Worker, job: Job): Promise<Answer> {
  return new Promise((settle, fail) => {
    worker.removeAllListeners();
    worker.once('message', settle);
    worker.once('error', fail);
    worker.postMessage(job);
  });
}
