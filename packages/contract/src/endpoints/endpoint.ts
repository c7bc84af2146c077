/** What a client needs of a call, without its schemas: browsers load this and no validator. */

/** Who may call: anyone, holders of a valid token, users with a record here, users with a club, users whom an operator has appointed. */
export type Access = 'public' | 'token' | 'user' | 'club' | 'operator';

/** Of which service a call is; groups the description of the interface. */
export type Service =
  | 'clubs'
  | 'transfers'
  | 'players'
  | 'matches'
  | 'friendlies'
  | 'inbox'
  | 'boards'
  | 'clock'
  | 'rulesets'
  | 'proofs'
  | 'live'
  | 'account'
  | 'commands'
  | 'operator'
  | 'health';

/** One call. */
export interface Endpoint {
  readonly service: Service;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With `:name` for each parameter. */
  readonly path: string;
  readonly access: Access;
  /** Whether it changes something that must not change twice: it needs an Idempotency-Key and is never repeated by a client. */
  readonly command: boolean;
  /** Whether it builds on a version of the club, which the header Club-Version names. */
  readonly clubVersion: boolean;
  /** What the answer is: JSON in the envelope, or a stream of events. */
  readonly answer: 'json' | 'events';
}

type Call = Pick<Endpoint, 'method' | 'path'> & Partial<Endpoint>;

const QUERY = { access: 'club', command: false, clubVersion: false, answer: 'json' } as const;

/** Calls of a service under its prefix; what they do not say is that of a query of one's own club. */
export function endpoints<const T extends Readonly<Record<string, Call>>>(
  service: Service,
  prefix: string,
  calls: T,
): { readonly [Name in keyof T]: Endpoint } {
  const entries = Object.entries(calls).map(([name, call]) => [
    name,
    { ...QUERY, service, ...call, path: prefix + call.path },
  ]);
  return Object.fromEntries(entries) as { readonly [Name in keyof T]: Endpoint };
}

/** A command on the caller's club. */
export const COMMAND = { access: 'club', command: true, clubVersion: true } as const;
/** A command of a signed-in user on something else than his club. */
export const USER_COMMAND = { access: 'user', command: true, clubVersion: false } as const;
