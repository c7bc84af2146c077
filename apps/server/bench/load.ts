/** Puts load on a server and reads off what its callers wait. */
import autocannon from 'autocannon';

/** A request, and what to do with its answer. */
export interface Shot {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly answered: (status: number, body: string) => void;
}

export interface Figures {
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly answers: number;
  readonly granted: number;
}

export interface Load {
  readonly url: string;
  readonly title: string;
  /** Requests a second; null for as many as ten connections can send one after the other. */
  readonly rate: number | null;
  readonly seconds: number;
  readonly next: () => Shot;
}

export async function load({ url, title, rate, seconds, next }: Load): Promise<Figures> {
  let granted = 0;
  let answers = 0;
  const instance = autocannon({
    url,
    duration: seconds,
    connections: 10,
    ...(rate === null ? {} : { overallRate: rate }),
    requests: [
      {
        setupRequest(request, context) {
          const shot = next();
          Object.assign(context, { shot });
          const { method, path, headers, body } = shot;
          return { ...request, method, path, headers, ...(body === undefined ? {} : { body }) };
        },
        onResponse(status, body, context) {
          answers++;
          if (status === 200) granted++;
          (context as { readonly shot?: Shot }).shot?.answered(status, body);
        },
      },
    ],
  });
  let second = 0;
  const ticker = setInterval(() => {
    process.stderr.write(`${title}: ${++second} of ${seconds} s, ${answers} answers\n`);
  }, 1_000);
  try {
    const { requests, latency } = await instance;
    return { perSecond: requests.average, p50: latency.p50, p99: latency.p99, answers, granted };
  } finally {
    clearInterval(ticker);
  }
}
