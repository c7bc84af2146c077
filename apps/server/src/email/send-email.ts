/** Sends e-mails by the operator's SMTP server. */

import type { SendMailOptions } from 'nodemailer';
import { createTransport } from 'nodemailer';

/** The operator's server and the sender's address. */
export interface MailSettings {
  /** smtp: or smtps:, with user and password where the server wants them. */
  readonly url: string;
  readonly from: string;
}

/** 'bounced': the address takes no e-mails. 'refused': no attempt would change that. 'failed': worth another one. */
export type EmailOutcome = 'sent' | 'bounced' | 'refused' | 'failed';

export interface EmailSender {
  /** Does not throw. */
  readonly send: (to: string, message: SendMailOptions) => Promise<EmailOutcome>;
  readonly close: () => void;
}

const TIMEOUT_MS = 10_000;
const CONNECTIONS = 2;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
/** Steps at which a permanent refusal is about this message, not about the server or its credentials. */
const ABOUT_MESSAGE = ['EENVELOPE', 'EMESSAGE'];
/** Enhanced status codes of RFC 3463 for security and policy: they refuse the sender, not the address. */
const ABOUT_SENDER = /^5\d\d[ -]5\.7\./;

/** A server elsewhere is spoken to by TLS only: by smtps:, or by STARTTLS, which it must offer. */
export function createEmailSender({ url, from }: MailSettings): EmailSender {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    ...(port !== '' && { port: Number(port) }),
    secure,
    requireTLS: !secure && !LOOPBACK.includes(hostname),
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(to, message) {
      try {
        // As an object: in a string a comma would make two addresses of one.
        await transport.sendMail({ ...message, from, to: { name: '', address: to } });
        return 'sent';
      } catch (error) {
        return outcomeOf(error);
      }
    },
    close: () => transport.close(),
  };
}

function outcomeOf(error: unknown): EmailOutcome {
  if (!(error instanceof Error)) return 'failed';
  const { code, responseCode, command, response = '' } = error as SmtpError;
  if (code === undefined || !ABOUT_MESSAGE.includes(code)) return 'failed';
  if (responseCode !== undefined && responseCode < 500) return 'failed';
  return command === 'RCPT TO' && !ABOUT_SENDER.test(response) ? 'bounced' : 'refused';
}

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  /** The command that was refused. */
  readonly command?: string;
  /** The reply of the server. */
  readonly response?: string;
}
