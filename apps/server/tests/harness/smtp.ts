/** An SMTP server of one's own on a free port. */

import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A message as it came in. */
interface ReceivedMail {
  readonly to: string;
  /** Headers by their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Bodies, decoded: of the plain text and of the HTML. */
  readonly bodies: readonly string[];
}

export interface MailService {
  readonly url: string;
  readonly received: ReceivedMail[];
  /** The SMTP code and words for a recipient from now on; 250 accepts. */
  answer(to: string, code: number, words?: string): void;
  close(): Promise<void>;
}

export async function startMailService(): Promise<MailService> {
  const received: ReceivedMail[] = [];
  const answers = new Map<string, { readonly code: number; readonly words: string }>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const answer = answers.get(address);
      const isAccepted = answer === undefined || answer.code === 250;
      done(isAccepted ? null : Object.assign(new Error(answer.words), { responseCode: answer.code }));
    },
    async onData(stream, { envelope }, done) {
      received.push(parsed(await text(stream), envelope.rcptTo[0]?.address ?? ''));
      done();
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '0.0.0.0', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    answer: (to, code, words = 'not now') => void answers.set(to, { code, words }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function parsed(raw: string, to: string): ReceivedMail {
  const { headers, body } = partOf(raw);
  const boundary = /boundary="([^"]+)"/.exec(headers['content-type'] ?? '')?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1);
  return { to, headers, bodies: parts.map((part) => decoded(partOf(part.trimStart()))) };
}

function partOf(raw: string) {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
  );
  return { headers, body: raw.slice(end + 4) };
}

function decoded({ headers, body }: ReturnType<typeof partOf>): string {
  if (headers['content-transfer-encoding'] === 'base64') return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
