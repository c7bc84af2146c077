/** Structured logs that never contain tokens, cookies or e-mail addresses. R-IDN-11 */
import type { LoggerOptions } from 'pino';

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly ip: string;
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
    ],
    censor: '[hidden]',
  },
  serializers: {
    req: ({ method, url, ip }: LoggedRequest) => ({ method, path: url.split('?', 1)[0], ip }),
  },
};
