import { type CallName, ENDPOINTS } from '@mundo-manager/contract/client';
import { thisTab } from '../../ui/browser/browser-storage.ts';

/** A command that was sent and has no answer yet. */
export interface PendingCommand {
  /** Its Idempotency-Key. */
  readonly key: string;
  readonly name: CallName;
  /** Real time, ms. */
  readonly sentAt: number;
  /** Parameters of its path: what a market search asked for. */
  readonly params: Readonly<Record<string, string>>;
}

/** Commands without an answer, by account; they survive a reload of the tab. R-SES-18 */
export interface PendingCommands {
  /** The account's commands, oldest first. */
  readonly list: (account: string) => readonly PendingCommand[];
  readonly add: (account: string, command: PendingCommand) => void;
  readonly remove: (account: string, key: string) => void;
}

/** Changes with the shape of an entry; entries of another version are dropped. */
const VERSION = 1;
/** The server forgets keys after 24 hours and would take an older command for one that never arrived; ms. R-CAL-32 */
const MAX_AGE = 23 * 60 * 60 * 1000;

const keyOf = (account: string) => `mm.pendingCommands.${account}`;

/** The pending commands of this tab. */
export function createPendingCommands(now: () => number): PendingCommands {
  const list = (account: string) =>
    parse(thisTab.read(keyOf(account))).filter(({ sentAt }) => now() - sentAt < MAX_AGE);
  const keep = (account: string, commands: readonly PendingCommand[]) =>
    thisTab.write(keyOf(account), commands.length === 0 ? null : JSON.stringify({ version: VERSION, commands }));
  return {
    list,
    add: (account, command) => keep(account, [...list(account), command]),
    remove: (account, key) => {
      const commands = list(account);
      if (commands.some((command) => command.key === key)) {
        keep(
          account,
          commands.filter((command) => command.key !== key),
        );
      }
    },
  };
}

function parse(text: string | null): readonly PendingCommand[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(stored) || stored.version !== VERSION || !Array.isArray(stored.commands)) return [];
    return stored.commands.filter(isPending);
  } catch {
    return [];
  }
}

function isPending(value: unknown): value is PendingCommand {
  return (
    isRecord(value) &&
    typeof value.key === 'string' &&
    typeof value.name === 'string' &&
    Object.hasOwn(ENDPOINTS, value.name) &&
    ENDPOINTS[value.name as CallName].command &&
    typeof value.sentAt === 'number' &&
    isRecord(value.params) &&
    Object.values(value.params).every((param) => typeof param === 'string')
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
