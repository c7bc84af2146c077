/** Structured logs that never contain tokens, cookies or e-mail addresses. R-IDN-11 */
import type { LoggerOptions } from 'pino';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
}

/** Patterns of e-mail addresses and tokens, anywhere in a line: errors of a database quote what was stored. */
const TELLTALES: readonly [RegExp, string][] = [
  [/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu, '[e-mail]'],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[token]'],
  [/\bBearer [\w.~+/-]+=*/g, 'Bearer [token]'],
];

/** A line of the log without anything that must not be in it. */
function withoutSecrets(line: string): string {
  return TELLTALES.reduce((text, [telltale, instead]) => text.replace(telltale, instead), line);
}

/** Of a request its method, path and address; queries may carry codes of a sign-in. */
export const LOG_OPTIONS: LoggerOptions = {
  redact: {
    paths: [
      'req.headers',
      'request.headers',
      '*.authorization',
      '*.cookie',
      '*.token',
      '*.email',
      '*.password',
      '*.secret',
      // What a database says of a row that it refuses quotes the row.
      'err.detail',
      'err.parameters',
      'err.query',
    ],
    censor: '[hidden]',
  },
  serializers: {
    req: ({ method, url, ip }: LoggedRequest) => ({ method, path: url.split('?', 1)[0], ip }),
  },
  hooks: { streamWrite: withoutSecrets },
};
