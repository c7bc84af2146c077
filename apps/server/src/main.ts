/** The server as a process: settings, start, orderly end. */
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { IdentityConfigurationError } from './identity/index.ts';
import { LOG_OPTIONS } from './operations/log.ts';
import { RulesetFileError } from './rulesets/ruleset-file.ts';
import { startServer } from './server.ts';
import { readSettings, SettingsError } from './settings/settings.ts';
import { StorageError } from './storage/errors.ts';

/** Mistakes of the operator: a line is enough. */
const PLAIN_ERRORS = [SettingsError, StorageError, RulesetFileError, IdentityConfigurationError];

try {
  const settings = readSettings(process.env);
  const log = pino({ ...LOG_OPTIONS, level: settings.logLevel });
  const starting = startServer(settings, log);
  // Installed at once: a signal during the start closes the server in order as soon as it has started.
  const grace = closeWithGrace(
    { delay: 20_000 + settings.drainSeconds * 1000, logger: false },
    async ({ signal, err }) => {
      if (err === undefined) log.info({ signal }, 'process: stopping');
      else log.fatal({ err }, 'process: uncaught error, stopping');
      await (await starting).close();
    },
  );
  const { url, ready } = await starting.catch((error: unknown) => {
    grace.uninstall();
    throw error;
  });
  if ((await ready) && url !== null) process.stdout.write(`Mundo Manager: ${url}\n`);
} catch (error) {
  const reason = PLAIN_ERRORS.some((plain) => error instanceof plain)
    ? (error as Error).message
    : reasonNotToListen(error);
  if (reason === undefined) throw error;
  process.stderr.write(`Mundo Manager can't start${reason.includes('\n') ? ':\n' : ': '}${reason}\n`);
  process.exitCode = 1;
}

function reasonNotToListen(error: unknown): string | undefined {
  const { code, syscall, port, address } = error as Readonly<Record<string, unknown>>;
  if (syscall !== 'listen') return undefined;
  if (code === 'EADDRINUSE') return `PORT: ${port} is taken by another program on ${address}`;
  return `PORT, HOST: can't listen on ${address}:${port} (${code})`;
}
