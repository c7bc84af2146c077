/** Processor time of a PostgreSQL on this machine, which the workers' own figures leave out. */
import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Seconds that all of its processes have had since they began, those that have ended included; NaN where it runs elsewhere. */
export function postgresqlSeconds(): number {
  const processes = processesNamed('postgres');
  const ids = new Set(processes.map(({ id }) => id));
  const ticks = processes.map(({ parent, own, ended }) => own + (ids.has(parent) ? 0 : ended));
  return ticks.length === 0 ? Number.NaN : ticks.reduce((sum, each) => sum + each, 0) / TICKS_A_SECOND;
}

interface Process {
  readonly id: string;
  readonly parent: string;
  readonly own: number;
  /** Of children that have ended. */
  readonly ended: number;
}

function processesNamed(name: string): Process[] {
  try {
    return readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .flatMap((id) => processOf(id, name));
  } catch {
    return [];
  }
}

/** Empty for another process, and for one that has ended meanwhile. */
function processOf(id: string, name: string): Process[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8');
    if (!text.includes(`(${name})`)) return [];
    const [, parent = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(9, 13).map(Number);
    return [{ id, parent, own: user + system, ended: endedUser + endedSystem }];
  } catch {
    return [];
  }
}
