/** How many commands of one manager are at work at once: one who sends many, or whose club is locked, leaves the database to the others. R-OPR-4 */
import { isLockTimeout } from '../storage/errors.ts';
import { Semaphore } from '../storage/semaphore.ts';
import { Refused } from './refusal.ts';

/** Commands of a manager that are at work at once; his others wait in memory, without a connection. */
const AT_ONCE = 2;
/** A command that has waited for so many real milliseconds is refused. */
const LONGEST_WAIT = 5_000;

export class ParallelCommands {
  readonly #managers = new Map<string, Semaphore>();

  /**
   * Runs the work when fewer than two of the manager's are under way. Refused: command/busy, if that takes too long
   * or another transaction holds a needed lock; nothing is stored then, and the key is free.
   */
  async run<T>(userId: string, work: () => Promise<T>): Promise<T> {
    const places = this.#managers.get(userId) ?? new Semaphore(AT_ONCE);
    this.#managers.set(userId, places);
    const end = await places.take(LONGEST_WAIT);
    try {
      if (end === undefined) throw new Refused('command/busy');
      return await work();
    } catch (error) {
      throw isLockTimeout(error) ? new Refused('command/busy') : error;
    } finally {
      end?.();
      if (places.isIdle) this.#managers.delete(userId);
    }
  }
}
